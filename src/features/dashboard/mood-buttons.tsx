import { MoodFace } from '~/ui/motifs/mood-face.tsx'

type MoodValue = 1 | 2 | 3 | 4 | 5

type MoodButtonsProps = {
  /** The id of the question. */
  labelledBy: string
  choices: readonly { value: MoodValue; word: string; emoji: string }[]
  onPress: (value: MoodValue) => void
}

// Tailwind finds a class only if its full name is in the source, so all are written out.
const TONES: Record<MoodValue, string> = {
  1: 'text-mood-1',
  2: 'text-mood-2',
  3: 'text-mood-3',
  4: 'text-mood-4',
  5: 'text-mood-5',
}

/** Five faces in a row, one press of which is the answer. Their words shrink before they break. */
export function MoodButtons({ labelledBy, choices, onPress }: MoodButtonsProps) {
  return (
    <fieldset aria-labelledby={labelledBy} className="@container">
      <div className="grid grid-cols-5 items-start">
        {choices.map(({ value, word, emoji }) => (
          <button
            key={value}
            type="button"
            onClick={() => onPress(value)}
            className={`flex flex-col items-center gap-1 rounded-card py-2 text-center eased hover:bg-sunken ${TONES[value]}`}
          >
            <MoodFace value={value} size="press" />
            <span className="font-semibold text-[length:min(0.8125rem,5cqi)] text-ink leading-tight [overflow-wrap:normal]">
              <span className="sr-only">{emoji}</span> <span>{word}</span>
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  )
}
