import { afterEach, expect, test } from 'vitest'
import { localDayAt } from '~/domain/day/local-day.ts'

const HOUR = 3_600_000
const HOME = process.env.TZ

afterEach(() => {
  if (HOME === undefined) Reflect.deleteProperty(process.env, 'TZ')
  else process.env.TZ = HOME
})

/** Moves the machine to a zone. */
function moveTo(zone: string): void {
  process.env.TZ = zone
}

const offsetAt = (instant: number) => new Date(instant).getTimezoneOffset()

/** The first instant after `from`, to the second, at which the machine's clock is set otherwise. */
function transitionBetween(from: number, to: number): number {
  let [before, after] = [from, to]
  while (after - before > 1000) {
    const middle = before + Math.floor((after - before) / 2000) * 1000
    if (offsetAt(middle) === offsetAt(before)) before = middle
    else after = middle
  }
  return after
}

/** The transitions of a year in the machine's zone. */
function transitionsOf(year: number): number[] {
  const weeks = Array.from({ length: 53 }, (_, week) => Date.UTC(year, 0, 1) + week * 168 * HOUR)
  return weeks
    .filter((start) => offsetAt(start) !== offsetAt(start + 168 * HOUR))
    .map((start) => transitionBetween(start, start + 168 * HOUR))
}

/** The day an independent calendar gives in a zone. */
function dayIn(zone: string) {
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' })
  return (instant: number) => calendar.format(instant)
}

test('the local day in every zone is that of the wall clock, on both sides of a clock change', () => {
  let transitions = 0
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    moveTo(zone)
    const expected = dayIn(zone)
    for (const at of transitionsOf(2026)) {
      transitions += 1
      for (const instant of [at - 24 * HOUR, at - HOUR, at - 1, at, at + HOUR, at + 24 * HOUR]) {
        expect(localDayAt(new Date(instant)), `${zone} ${instant}`).toBe(expected(instant))
      }
    }
  }
  expect(transitions).toBeGreaterThan(200)
})

test.each([
  ['Pacific/Apia', '2011-12-30T09:59:59Z', '2011-12-29', '2011-12-31', 'leaves out a day'],
  ['America/Havana', '2026-03-08T04:59:59Z', '2026-03-07', '2026-03-08', 'has no midnight'],
  ['Africa/Cairo', '2026-04-23T21:59:59Z', '2026-04-23', '2026-04-24', 'has no midnight'],
])(
  'the local day changes at midnight of the wall clock: %s at %s',
  (zone, lastSecond, day, next) => {
    moveTo(zone)
    const last = Date.parse(lastSecond)
    expect([localDayAt(new Date(last)), localDayAt(new Date(last + 1000))]).toEqual([day, next])
  },
)
