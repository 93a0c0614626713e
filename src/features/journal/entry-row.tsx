import { useRef } from 'react'
import { dayAs } from '~/domain/day/day-as.ts'
import { timeOfMinute } from '~/domain/day/day-words.ts'
import { excerptOf } from '~/domain/journal/search-entries.ts'
import { moodOf } from '~/domain/mood/mood.ts'
import { spokenDay } from '~/features/journal/entry-words.ts'
import { MOOD_TONES } from '~/features/journal/mood-tones.ts'
import { EntryLink, type RowPlace, useReadingPlace } from '~/features/journal/reading-place.tsx'
import { ROW_REM } from '~/features/journal/rows-near.tsx'
import { useMarks } from '~/features/journal/use-marks.ts'
import { useToday } from '~/queries/practice/use-today.ts'
import type { Entry } from '~/queries/reads/journal.ts'
import { MoodFace } from '~/ui/motifs/mood-face.tsx'

/** More than two lines of any width. */
const TWO_LINES = 240

type EntryRowProps = {
  entry: Entry
  place: RowPlace
  /** What was looked for, which is marked; with it the day has its month and year. */
  search?: string
}

/** An entry of a list: its day, two lines of it, its time and mood. It opens the entry. */
export function EntryRow({ entry, place, search }: EntryRowProps) {
  const { id, content, day, minute } = entry
  const mood = moodOf(entry.mood)
  const words = useRef<HTMLSpanElement>(null)
  const text = excerptOf(content, search ?? '', TWO_LINES)
  useMarks(words, text, search ?? '')
  const under = search === undefined ? ({ weekday: 'short' } as const) : MONTH_AND_YEAR
  const isOpen = useReadingPlace()?.open === id
  return (
    <li style={{ blockSize: `${ROW_REM}rem` }} className="overflow-hidden">
      <article aria-label={`${spokenDay(day, useToday())}, ${mood.word}`} className="h-full">
        <EntryLink
          id={id}
          row={place}
          className={`flex h-full items-center gap-3 no-underline ${isOpen ? OPEN : ''}`}
        >
          <time dateTime={day} className="w-12 shrink-0 text-center">
            <span className="block font-display font-semibold text-lead">
              {dayAs(day, { day: 'numeric' })}
            </span>{' '}
            <span className="text-ink-soft text-small">{dayAs(day, under)}</span>
          </time>{' '}
          <span className="min-w-0 flex-1">
            <span ref={words} dir="auto" className="line-clamp-2 font-display">
              {text}
            </span>{' '}
            <span className="text-ink-soft text-small">
              {minute === null ? mood.word : `${timeOfMinute(minute)} · ${mood.word}`}
            </span>
          </span>
          <span className={`shrink-0 ${MOOD_TONES[mood.value]}`}>
            <MoodFace value={mood.value} size="small" />
          </span>
        </EntryLink>
      </article>
    </li>
  )
}

const OPEN = 'rounded-field border-2 border-accent bg-raised px-2'
const MONTH_AND_YEAR = { month: 'short', year: 'numeric' } as const
