import { type ReactNode, useId } from 'react'

type Choice<Value> = { value: Value; label: string; spoken?: string }

type ChipChoiceProps<Value extends string> = {
  legend: string
  choices: readonly Choice<Value>[]
  /** The chosen value, or `null` for none. */
  value: Value | null
  onChange: (value: Value) => void
  /** For pages that already show the question directly above. */
  isLegendHidden?: boolean
}

const CHIP =
  'relative inline-flex min-h-12 min-w-11 flex-auto cursor-pointer items-center justify-center rounded-full border border-edge px-2 whitespace-nowrap font-semibold figures eased hover:border-accent has-checked:border-ink has-checked:bg-ink has-checked:text-ground has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2'

/** A radio group of a few choices that share the width, or take a line each where their words have no room. */
export function ChipChoice<Value extends string>(props: ChipChoiceProps<Value>) {
  const { legend, choices, value, onChange, isLegendHidden = false } = props
  const name = useId()
  return (
    <fieldset>
      <legend className={isLegendHidden ? 'sr-only' : 'mb-2 font-semibold text-small'}>
        {legend}
      </legend>
      <div className="flex flex-wrap gap-1.5">
        {choices.map((choice) => (
          <label key={choice.value} className={CHIP}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              aria-label={choice.spoken}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-full outline-none"
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type ChipProps = { label?: string; children: ReactNode }

/** A small fact, read-only: "Mood Happy", "Raag Yaman". */
export function Chip({ label, children }: ChipProps) {
  return (
    <span className="inline-flex min-h-8 items-center gap-1.5 rounded-full border border-current/50 px-3 py-1 text-small">
      {label && <span>{label}</span>}
      <span className="font-semibold">{children}</span>
    </span>
  )
}
