import { useId } from 'react'
import { latinOf, type Name } from '~/lib/words/name-forms.ts'
import { OwnName } from '~/ui/motifs/own-name.tsx'

type Choice<Value> = { value: Value; label: string; detail: string }

type RadioChoiceProps<Value extends string> = {
  legend: string
  choices: readonly Choice<Value>[]
  /** The chosen value, or `null` for none. */
  value: Value | null
  onChange: (value: Value) => void
}

/** A radio group of a few choices, each on its own line. */
export function RadioChoice<Value extends string>(props: RadioChoiceProps<Value>) {
  const { legend, choices, value, onChange } = props
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-small">{legend}</legend>
      <div className="flex flex-col gap-2">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-field border border-edge px-4 py-2"
          >
            <input
              type="radio"
              name={name}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="size-5 shrink-0 accent-accent"
            />
            <span className="flex flex-wrap items-baseline gap-x-2">
              <span className="font-semibold">{choice.label}</span>{' '}
              <span className="text-ink-soft text-small">{choice.detail}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type Tick = {
  readonly label: Name | string
  readonly isTicked: boolean
  readonly onTick: (isTicked: boolean) => void
}

type TickChoiceProps = { legend: string; choices: readonly Tick[]; disabled?: boolean }

/** A group of checkboxes. */
export function TickChoice({ legend, choices, disabled = false }: TickChoiceProps) {
  return (
    <fieldset disabled={disabled}>
      <legend className="mb-2 font-semibold text-small">{legend}</legend>
      <div className="flex flex-col gap-2">
        {choices.map(({ label, isTicked, onTick }) => (
          <label
            key={latinOf(label)}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-field border border-edge px-4 py-2"
          >
            <input
              type="checkbox"
              checked={isTicked}
              onChange={(event) => onTick(event.currentTarget.checked)}
              className="size-5 shrink-0 accent-accent"
            />
            <span>
              <OwnName of={label} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
