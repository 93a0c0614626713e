import { type ReactNode, useState } from 'react'

type FilterChipsProps = {
  /** What the person chooses with the chips, for screen readers. */
  label: string
  choices: readonly string[]
  /** The chosen one; `null` for none. */
  value: string | null
  onChange: (value: string | null) => void
  /** How many are shown before the person asks for more. */
  shown?: number
}

/** Single choice or none: a press on the chosen chip clears it. */
export function FilterChips({ label, choices, value, onChange, shown }: FilterChipsProps) {
  const [isOpen, setOpen] = useState(false)
  const isFolded = shown !== undefined && choices.length > shown && !isOpen
  const visible = isFolded
    ? choices.filter((choice, index) => index < shown || choice === value)
    : choices
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-small">{label}</legend>
      <div className="flex flex-wrap items-center gap-2">
        {visible.map((choice) => (
          <ToggleChip
            key={choice}
            on={choice === value}
            onToggle={() => onChange(choice === value ? null : choice)}
          >
            {choice}
          </ToggleChip>
        ))}
        {shown !== undefined && choices.length > shown && (
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="inline-flex min-h-11 items-center px-3 text-accent text-small underline underline-offset-4"
          >
            {isOpen ? 'Fewer' : `All ${choices.length}`}
          </button>
        )}
      </div>
    </fieldset>
  )
}

type ToggleChipProps = { on: boolean; onToggle: () => void; children: ReactNode }

function ToggleChip({ on, onToggle, children }: ToggleChipProps) {
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={onToggle}
      className="inline-flex min-h-11 items-center rounded-full border border-edge px-4 text-small hover:border-accent aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-ground"
    >
      {children}
    </button>
  )
}
