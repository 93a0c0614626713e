import type { ReactNode } from 'react'
import { MoodFace } from '~/ui/motifs/mood-face.tsx'

type MoodLineProps = {
  mood: { value: 1 | 2 | 3 | 4 | 5; word: string } | null
  /** The day of the mood, where that is a day which has not begun here. */
  day?: string
  actions: ReactNode
}

/** Today's mood in one line. */
export function MoodLine({ mood, day, actions }: MoodLineProps) {
  return (
    <section
      aria-label="Today's mood"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b pb-4"
    >
      {mood ? (
        <p className="flex items-center gap-3">
          <span className="text-accent">
            <MoodFace value={mood.value} />
          </span>
          {day === undefined ? (
            <span>
              You feel <strong className="font-semibold">{mood.word}</strong> today.
            </span>
          ) : (
            <span>
              You felt <strong className="font-semibold">{mood.word}</strong> on <span>{day}</span>,
              which has not begun here yet.
            </span>
          )}
        </p>
      ) : (
        <p className="font-display font-semibold text-lead">How are you feeling today?</p>
      )}
      <div className="flex items-center gap-2">{actions}</div>
    </section>
  )
}

type ReflectionLineProps = {
  day: string
  mood: { value: 1 | 2 | 3 | 4 | 5; word: string }
  content: string
}

/** The first two lines of a reflection. */
export function ReflectionLine({ day, mood, content }: ReflectionLineProps) {
  return (
    <li className="flex gap-4 border-line border-b py-4">
      <span className="text-accent">
        <MoodFace value={mood.value} size="small" />
      </span>
      <div className="min-w-0">
        <p className="text-ink-soft text-small">{`${day} · ${mood.word}`}</p>
        <p dir="auto" className="line-clamp-2 font-display">
          {content}
        </p>
      </div>
    </li>
  )
}
