import { useId } from 'react'

type LengthChoiceProps = {
  choices: readonly { minutes: number; audioUrl: string }[]
  value: string
  onChange: (audioUrl: string) => void
}

/** How long to sit: one radio group, so that arrow keys walk it. */
export function LengthChoice({ choices, value, onChange }: LengthChoiceProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-3 text-small">How long?</legend>
      <div className="flex gap-2">
        {choices.map(({ minutes, audioUrl }) => (
          <label
            key={audioUrl}
            className="relative flex min-h-12 flex-1 items-center justify-center rounded-full border border-current/40 font-semibold has-checked:bg-on-sky has-checked:text-sky-high"
          >
            <input
              type="radio"
              name={name}
              checked={value === audioUrl}
              onChange={() => onChange(audioUrl)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-full"
            />
            {minutes} min
          </label>
        ))}
      </div>
    </fieldset>
  )
}
