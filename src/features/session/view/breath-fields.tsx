import { useId } from 'react'
import { FIELD_LOOK } from '~/ui/controls/field.tsx'

type BreathFieldsProps = {
  /** The four parts as typed. */
  values: readonly string[]
  onChange: (values: string[]) => void
  error: string | undefined
}

const PARTS = [
  { label: 'In', spoken: 'In, seconds' },
  { label: 'Hold', spoken: 'Hold after in, seconds' },
  { label: 'Out', spoken: 'Out, seconds' },
  { label: 'Hold', spoken: 'Hold after out, seconds' },
] as const

/** Four short fields in a row for the seconds of a breath. */
export function BreathFields({ values, onChange, error }: BreathFieldsProps) {
  const errorId = useId()
  return (
    <div>
      <div className="flex gap-1.5">
        {PARTS.map(({ label, spoken }, place) => (
          <label key={spoken} className="min-w-0 flex-1 text-center text-small">
            <span>{label}</span>
            <input
              aria-label={spoken}
              aria-invalid={error === undefined ? undefined : true}
              aria-describedby={error === undefined ? undefined : errorId}
              inputMode="numeric"
              autoComplete="off"
              maxLength={2}
              value={values[place] ?? ''}
              onChange={(event) => onChange(values.with(place, event.currentTarget.value))}
              onFocus={(event) => event.currentTarget.select()}
              className={`${FIELD_LOOK} text-center figures`}
            />
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className="mt-2 text-danger text-small">
          {error}
        </p>
      )}
    </div>
  )
}
