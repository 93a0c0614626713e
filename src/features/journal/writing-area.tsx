import type { ComponentPropsWithRef } from 'react'
import { Field } from '~/ui/controls/field.tsx'

type Native = Omit<
  ComponentPropsWithRef<'textarea'>,
  'className' | 'style' | 'onChange' | 'value' | 'id'
>

type WritingAreaProps = Native & {
  label: string
  value: string
  onChange: (value: string) => void
  hint?: string
  error?: string | undefined
}

/** A page to write on: it grows with the text, and the text is the largest thing on the screen. */
export function WritingArea({ label, value, onChange, hint, error, ...native }: WritingAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} required={native.required}>
      {(wiring) => (
        <div
          data-text={value}
          className="grows font-display text-lead leading-relaxed [--field-room:1rem_1.25rem] sm:[--field-room:1.75rem_2rem]"
        >
          <textarea
            {...native}
            {...wiring}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
            className="paper min-h-64 w-full scroll-mb-44 rounded-card border border-line lift placeholder:text-ink-soft aria-invalid:border-danger focus-visible:outline-offset-1 sm:min-h-80"
          />
        </div>
      )}
    </Field>
  )
}
