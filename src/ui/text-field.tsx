import type { ComponentPropsWithRef, ReactNode } from 'react'
import { FIELD_LOOK, Field } from '~/ui/field.tsx'

type Native = Omit<
  ComponentPropsWithRef<'input'>,
  'className' | 'style' | 'onChange' | 'value' | 'id'
>

type TextFieldProps = Native & {
  label: string
  value: string
  onChange: (value: string) => void
  hint?: ReactNode
  error?: string | undefined
  /** Stands inside the field at its end: show password, clear. */
  action?: ReactNode
}

/** One line of text. */
export function TextField({
  label,
  value,
  onChange,
  hint,
  error,
  action,
  ...native
}: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required={native.required}>
      {(wiring) => (
        <div className="relative">
          <input
            {...native}
            {...wiring}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
            className={`${FIELD_LOOK} ${action ? 'pr-20' : ''}`}
          />
          {action && <div className="absolute inset-y-0 right-1 flex items-center">{action}</div>}
        </div>
      )}
    </Field>
  )
}
