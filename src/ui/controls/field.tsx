import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'

/** The ids and attributes that connect a field to its label, hint and error for screen readers. */
type FieldWiring = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type FieldProps = {
  label: string
  hint?: ReactNode
  error?: string | undefined
  required?: boolean | undefined
  children: (wiring: FieldWiring) => ReactNode
}

/** A label, a control, and below it a hint or an error. */
export function Field({ label, hint, error, required, children }: FieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  const hasNote = error !== undefined || hint !== undefined
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-semibold text-small">
        <span>{label}</span>
        {required && (
          <span aria-hidden="true" className="text-accent">
            {' '}
            *
          </span>
        )}
      </label>
      {children({
        id,
        'aria-describedby': hasNote ? noteId : undefined,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {hasNote && (
        <p id={noteId} className={`text-small ${error ? 'text-danger' : 'text-ink-soft'}`}>
          {error ?? hint}
        </p>
      )}
    </div>
  )
}

/** The classes of every text field and select. */
export const FIELD_LOOK =
  'w-full min-h-12 rounded-field border border-edge bg-raised px-4 py-2.5 text-body text-ink placeholder:text-ink-soft aria-invalid:border-danger focus-visible:outline-offset-1 focus-within:outline-offset-1'

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
  /** A control inside the field at its end: show password, clear. */
  action?: ReactNode
}

/** A text field of one line. */
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

type FileFieldProps = {
  label: string
  /** The accepted kinds of file, in the syntax of `accept`. */
  accept: string
  hint?: string
  error?: string | undefined
  disabled?: boolean
  /** Several files at once. */
  multiple?: boolean
  /** Called for each file that is chosen. */
  onChoose: (file: File) => void
}

// Replaces the browser's default button, a grey box in the system font.
const BUTTON_LOOK =
  'cursor-pointer file:mr-3 file:cursor-pointer file:rounded-full file:border file:border-edge file:px-4 file:font-semibold file:text-small'

/** A field to choose a file from the device. */
export function FileField({ label, hint, error, onChoose, ...native }: FileFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => (
        <input
          {...native}
          {...wiring}
          type="file"
          // Clear the value, so that choosing the same file again after a correction also counts.
          onClick={(event) => {
            event.currentTarget.value = ''
          }}
          onChange={(event) => {
            for (const file of event.currentTarget.files ?? []) onChoose(file)
          }}
          className={`${FIELD_LOOK} ${BUTTON_LOOK}`}
        />
      )}
    </Field>
  )
}
