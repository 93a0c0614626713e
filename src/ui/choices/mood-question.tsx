import { MoodPicker } from '~/ui/choices/mood-picker.tsx'

type MoodValue = 1 | 2 | 3 | 4 | 5

type MoodChoice = { value: MoodValue; word: string; emoji: string; description: string }

type MoodQuestionProps = {
  legend: string
  choices: readonly MoodChoice[]
  value: MoodValue | null
  onChange: (value: MoodValue) => void
}

/**
 * Five faces. A phone has no room for five descriptions, so it shows only the chosen one's below.
 */
export function MoodQuestion({ legend, choices, value, onChange }: MoodQuestionProps) {
  const chosen = choices.find((choice) => choice.value === value)
  return (
    <div>
      <MoodPicker legend={legend} choices={choices} value={value} onChange={onChange} />
      <p aria-live="polite" className="mt-4 min-h-7 text-center font-display text-lead sm:hidden">
        {chosen?.description}
      </p>
    </div>
  )
}
