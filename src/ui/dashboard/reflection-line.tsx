import { MoodFace } from '~/ui/motifs/mood-face.tsx'

type ReflectionLineProps = {
  day: string
  mood: { value: 1 | 2 | 3 | 4 | 5; word: string }
  content: string
}

/** One reflection, two lines of it. */
export function ReflectionLine({ day, mood, content }: ReflectionLineProps) {
  return (
    <li className="flex gap-4 border-line border-b py-4">
      <span className="text-accent">
        <MoodFace value={mood.value} size="small" />
      </span>
      <div className="min-w-0">
        <p className="text-ink-soft text-small">
          {day} · {mood.word}
        </p>
        <p dir="auto" className="line-clamp-2 font-display">
          {content}
        </p>
      </div>
    </li>
  )
}
