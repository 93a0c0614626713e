import { daysBetween, type LocalDay, localDay } from '~/domain/day/local-day.ts'
import type { Recording } from '~/domain/session/recording.ts'

/**
 * The recording of a day: the one with its day number, else the one with the highest, else the
 * first; nothing for an empty library.
 */
export function recordingOfTheDay<R extends Pick<Recording, 'dayNumber'>>(
  recordings: readonly R[],
  day: LocalDay,
): R | undefined {
  const number = dayNumberOf(day)
  const highest = Math.max(...recordings.map(({ dayNumber }) => dayNumber ?? 0))
  return (
    recordings.find(({ dayNumber }) => dayNumber === number) ??
    recordings.find(({ dayNumber }) => dayNumber === highest) ??
    recordings[0]
  )
}

/** The day from which the turns of recordings and ragas are counted. */
export const FIRST_DAY = localDay('2024-01-01')
const CYCLE = 5

/**
 * The `day_number` (1–5) of a day: whole days since 2024-01-01 modulo 5, plus 1.
 */
export function dayNumberOf(day: LocalDay): number {
  const days = daysBetween(FIRST_DAY, day)
  return (((days % CYCLE) + CYCLE) % CYCLE) + 1
}
