import { daysBetween, isLocalDay, type LocalDay } from '~/domain/day/local-day.ts'

/** The first day that the database takes. */
export const FIRST_ENTRY_DAY = '1900-01-01'

const DAY_MS = 86_400_000

/** Why an entry cannot be moved to the day that was typed. */
export type EntryDayFault = 'no-date' | 'to-come' | 'too-early'

/** Why an entry cannot be moved from its day to what was typed; `null` when it can. */
export function entryDayFault(
  typed: string,
  from: LocalDay,
  today: LocalDay,
): EntryDayFault | null {
  // An entry may stay on a day to come, where a wrong clock has put it.
  if (typed === from) return null
  if (!isLocalDay(typed)) return 'no-date'
  if (typed > today) return 'to-come'
  return typed < FIRST_ENTRY_DAY ? 'too-early' : null
}

/** An entry on another day, at the same time of day; `createdAt` is an instant, ISO 8601 in UTC. */
export function entryOnDay<Placed extends { readonly day: LocalDay; readonly createdAt: string }>(
  entry: Placed,
  day: LocalDay,
): Placed {
  const created = Date.parse(entry.createdAt) + daysBetween(entry.day, day) * DAY_MS
  return { ...entry, day, createdAt: new Date(created).toISOString() }
}
