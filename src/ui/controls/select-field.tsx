import { FIELD_LOOK, Field } from '~/ui/controls/field.tsx'
import { ChevronDownIcon } from '~/ui/motifs/icons.tsx'

type Option = {
  value: string
  label: string
  /** Of a label that is not English. */
  lang?: string | undefined
}
type Group = { label: string; options: readonly Option[] }

type SelectFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  onLeave?: () => void
  options: readonly (Option | Group)[]
  /** The empty choice, first in the list. */
  placeholder?: string
  hint?: string | undefined
  error?: string | undefined
  disabled?: boolean
}

/** A choice from a list. Uses the platform's own select, which works best on a phone. */
export function SelectField({
  label,
  value,
  onChange,
  onLeave,
  options,
  placeholder,
  hint,
  error,
  disabled,
}: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => (
        <div className="relative">
          <select
            {...wiring}
            value={value}
            disabled={disabled}
            onChange={(event) => onChange(event.currentTarget.value)}
            onBlur={onLeave}
            className={`${FIELD_LOOK} truncate pr-11`}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((entry) =>
              'options' in entry ? (
                <optgroup key={entry.label} label={entry.label}>
                  {entry.options.map(toOption)}
                </optgroup>
              ) : (
                toOption(entry)
              ),
            )}
          </select>
          <span className="pointer-events-none absolute inset-y-0 right-4 flex items-center text-ink-soft">
            <ChevronDownIcon />
          </span>
        </div>
      )}
    </Field>
  )
}

function toOption({ value, label, lang }: Option) {
  return (
    <option key={value} value={value} lang={lang}>
      {label}
    </option>
  )
}
