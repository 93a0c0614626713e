type Choice = {
  readonly label: string
  readonly isTicked: boolean
  readonly onTick: (isTicked: boolean) => void
}

type TickChoiceProps = { legend: string; choices: readonly Choice[]; disabled?: boolean }

/** Any of a few. */
export function TickChoice({ legend, choices, disabled = false }: TickChoiceProps) {
  return (
    <fieldset disabled={disabled}>
      <legend className="mb-2 font-semibold text-small">{legend}</legend>
      <div className="flex flex-col gap-2">
        {choices.map(({ label, isTicked, onTick }) => (
          <label
            key={label}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-field border border-edge px-4 py-2"
          >
            <input
              type="checkbox"
              checked={isTicked}
              onChange={(event) => onTick(event.currentTarget.checked)}
              className="size-5 shrink-0 accent-accent"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
