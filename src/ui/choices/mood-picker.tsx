import { useId } from 'react'
import { MoodFace } from '~/ui/motifs/mood-face.tsx'

type MoodValue = 1 | 2 | 3 | 4 | 5

type MoodChoice = {
  value: MoodValue
  word: string
  emoji: string
  description: string
}

type MoodPickerProps = {
  /** The question, for screen readers. */
  legend: string
  choices: readonly MoodChoice[]
  value: MoodValue | null
  onChange: (value: MoodValue) => void
  /** The journal shows only faces and words; the check-in also has room for the description. */
  detail?: 'full' | 'brief'
  error?: string | undefined
}

// Tailwind finds a class only if its full name is in the source, so all are written out.
const TONES: Record<MoodValue, string> = {
  1: 'text-mood-1 has-checked:border-mood-1',
  2: 'text-mood-2 has-checked:border-mood-2',
  3: 'text-mood-3 has-checked:border-mood-3',
  4: 'text-mood-4 has-checked:border-mood-4',
  5: 'text-mood-5 has-checked:border-mood-5',
}

const CHOICE =
  'relative flex cursor-pointer flex-col items-center gap-1 rounded-card border-2 border-transparent px-0.5 py-3 text-center eased hover:bg-sunken has-checked:bg-raised has-checked:lift has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2'

/**
 * Five faces in a row: one radio group, so the arrow keys work and every face has its word, as large as a
 * fifth of the row has room for.
 */
export function MoodPicker({
  legend,
  choices,
  value,
  onChange,
  detail = 'full',
  error,
}: MoodPickerProps) {
  const name = useId()
  const errorId = `${name}-error`
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className="@container">
      <legend className="sr-only">{legend}</legend>
      <div className="grid grid-cols-5 items-start gap-[min(0.25rem,1cqi)] sm:gap-3">
        {choices.map((choice) => (
          <label key={choice.value} className={`${CHOICE} ${TONES[choice.value]}`}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-card outline-none"
            />
            <MoodFace value={choice.value} size={detail === 'full' ? 'large' : 'normal'} />
            <span className="font-semibold text-[min(0.875rem,4.65cqi)] text-ink leading-snug">
              <span className="sr-only">{`${choice.emoji} `}</span>
              <span>{choice.word}</span>
            </span>
            {detail === 'full' && ' '}
            {detail === 'full' && (
              <span className="hidden text-ink-soft text-small @min-[28rem]:block">
                {choice.description}
              </span>
            )}
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className="mt-2 text-danger text-small">
          {error}
        </p>
      )}
    </fieldset>
  )
}
