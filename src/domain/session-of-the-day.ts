import { dayNumberOf } from '~/domain/daily-session.ts'
import type { LocalDay } from '~/domain/local-day.ts'

/**
 * The session of a day: the one with its day number, else the one with the highest (specification
 * §9), else the first there is; nothing for an empty library.
 */
export function sessionOfTheDay<S extends { readonly dayNumber: number | null }>(
  sessions: readonly S[],
  day: LocalDay,
): S | undefined {
  const number = dayNumberOf(day)
  const highest = Math.max(...sessions.map(({ dayNumber }) => dayNumber ?? 0))
  return (
    sessions.find(({ dayNumber }) => dayNumber === number) ??
    sessions.find(({ dayNumber }) => dayNumber === highest) ??
    sessions[0]
  )
}
