import { type ReactNode, type Ref, useId } from 'react'

type SetupFormProps = { onSubmit: () => void; children: ReactNode }

/** A short form of choices in a column. */
export function SetupForm({ onSubmit, children }: SetupFormProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
      className="flex flex-col gap-5"
    >
      {children}
    </form>
  )
}

type MinutesEntryProps = {
  label: string
  unit: string
  value: string
  onChange: (value: string) => void
  error: string | undefined
  ref?: Ref<HTMLInputElement>
}

/** A large number field. */
export function MinutesEntry({ label, unit, value, onChange, error, ref }: MinutesEntryProps) {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <div>
      <div className="flex items-baseline justify-center gap-3">
        <input
          ref={ref}
          id={id}
          aria-label={label}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : errorId}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          className="w-24 border-edge border-b bg-transparent text-center font-display font-semibold text-hero figures aria-invalid:border-danger"
        />
        <label htmlFor={id} className="font-display text-ink-soft text-lead">
          {unit}
        </label>
      </div>
      {error && (
        <p id={errorId} className="mt-2 text-center text-danger text-small">
          {error}
        </p>
      )}
    </div>
  )
}
