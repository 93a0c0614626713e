import fc from 'fast-check'
import { addDays, type LocalDay, localDay } from '~/domain/day/local-day.ts'
import type { DayCounts } from '~/domain/practice/day-counts.ts'

/** A day on which nothing happened but what is told. */
export function counts(day: LocalDay, told: Partial<DayCounts> = {}): DayCounts {
  return {
    day,
    sessions: 0,
    backdated: 0,
    checkIn: null,
    entries: 0,
    morningSessions: 0,
    minutes: 0,
    ...told,
  }
}

/** Any day the database takes. */
export const anyDay = fc
  .integer({ min: 0, max: 109_000 })
  .map((since) => addDays(localDay('1901-01-01'), since))

/** A day and the days around it of which a set is drawn, about half of them. */
export function daysAround(today: LocalDay, back = 100, ahead = 3) {
  const offsets = fc.integer({ min: -back, max: ahead })
  return fc
    .array(offsets, { maxLength: back })
    .map((drawn) => new Set(drawn.map((offset) => addDays(today, offset))))
}

/** Counts on some of the days before a day, on it, and, by a wrong clock, after it. */
export function historyUpTo(today: LocalDay) {
  const told = fc.record({
    sessions: fc.integer({ min: 0, max: 4 }),
    checkIn: fc.constantFrom(null, 1, 2, 3, 4, 5),
    entries: fc.integer({ min: 0, max: 3 }),
    backdated: fc.constant(0),
    morningSessions: fc.constant(0),
    minutes: fc.integer({ min: 0, max: 60 }),
  } as const)
  return fc
    .uniqueArray(fc.tuple(fc.integer({ min: -130, max: 2 }), told), {
      maxLength: 120,
      selector: ([offset]) => offset,
    })
    .map((days) => days.map(([offset, day]) => counts(addDays(today, offset), day)))
}
