import type { LocalDay } from '~/domain/local-day.ts'
import type { Sitting } from '~/features/session/sitting.ts'
import { dayAs } from '~/lib/day-as.ts'

type CompletionWords = {
  readonly title: string
  /** Which day it counts for, when that is not today. */
  readonly note: string | null
}

/** What is said at the end of a session: one that began before midnight completes that day, not today. */
export function completionWords(
  { began }: Pick<Sitting, 'began'>,
  today: LocalDay,
): CompletionWords {
  if (began.day === today) return { title: "You're all set for today", note: null }
  const day = dayAs(began.day, { weekday: 'long', day: 'numeric', month: 'long' })
  return { title: 'Your session is complete', note: `It counts for ${day}, when it began.` }
}
