import { FIELD_LOOK, Field } from '~/ui/field.tsx'

type Option = { value: string; label: string }

type SelectFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  options: readonly Option[]
  /** The choice of nothing, first in the list. */
  placeholder: string
  hint?: string
  error?: string | undefined
  disabled?: boolean
}

/** One of a list. The platform's own select: it is the best one on a phone. */
export function SelectField({
  label,
  value,
  onChange,
  options,
  placeholder,
  hint,
  error,
  disabled,
}: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => (
        <select
          {...wiring}
          value={value}
          disabled={disabled}
          onChange={(event) => onChange(event.currentTarget.value)}
          className={FIELD_LOOK}
        >
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
