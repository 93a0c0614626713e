import { afterEach, expect, test } from 'vitest'
import { minuteOfDayAt } from '~/domain/day/local-moment.ts'

const HOME = process.env.TZ

afterEach(() => {
  if (HOME === undefined) Reflect.deleteProperty(process.env, 'TZ')
  else process.env.TZ = HOME
})

test.each([
  ['UTC', '2026-11-21T00:00:00Z', 0],
  ['Asia/Kolkata', '2026-11-21T00:00:00Z', 5 * 60 + 30],
  ['Asia/Kathmandu', '2026-11-21T23:59:59Z', 5 * 60 + 44],
  ['America/Los_Angeles', '2026-11-21T00:00:00Z', 16 * 60],
  ['Pacific/Apia', '2026-11-21T10:59:59Z', 23 * 60 + 59],
  ['Pacific/Apia', '2026-11-21T11:00:00Z', 0],
  // The hour that summer time takes away, and the hour its end brings twice.
  ['Europe/Berlin', '2026-03-29T01:30:00Z', 3 * 60 + 30],
  ['Europe/Berlin', '2026-10-25T00:30:00Z', 2 * 60 + 30],
  ['Europe/Berlin', '2026-10-25T01:30:00Z', 2 * 60 + 30],
])('the minute of the day in %s at %s is %i', (zone, instant, minute) => {
  process.env.TZ = zone
  expect(minuteOfDayAt(new Date(instant))).toBe(minute)
})
