import { expect, test } from 'vitest'
import { isDoubtful, isVouchedFor, likelyNow } from '~/domain/day/clock-doubt.ts'
import { addDays, localDayAt } from '~/domain/day/local-day.ts'

const DAY = 86_400_000
const HEARD = Date.UTC(2026, 10, 27, 12)
const RIGHT = { service: HEARD, device: HEARD }
const AHEAD = { service: HEARD, device: HEARD + 3386 * DAY }
const BEHIND = { service: HEARD, device: HEARD - 900 * DAY }

const dayAt = (instant: number) => localDayAt(new Date(instant))

test.each([
  ['right', RIGHT, HEARD + 30 * DAY, HEARD + 30 * DAY],
  ['a day ahead', { service: HEARD, device: HEARD + DAY }, HEARD + DAY, HEARD + DAY],
  ['years ahead', AHEAD, AHEAD.device + DAY, HEARD + DAY],
  ['set right after it was ahead', AHEAD, HEARD + DAY, HEARD + DAY],
  ['behind', BEHIND, BEHIND.device + DAY, HEARD + DAY],
  ['set back since', RIGHT, HEARD - 40 * DAY, HEARD],
  ['set years ahead since', RIGHT, HEARD + 3000 * DAY, HEARD],
] as const)('the time is likely as said by a clock that is %s', (_clock, heard, now, likely) => {
  expect(likelyNow(now, heard)).toBe(likely)
})

test.each([-1, 0, 1, 2])('a day %i days from a right clock is not doubtful', (days) => {
  expect(isDoubtful(addDays(dayAt(HEARD), days), HEARD, HEARD)).toBe(false)
})

test('a day years ahead is doubtful, and one of before is not', () => {
  const now = HEARD + 3386 * DAY
  expect(isDoubtful(dayAt(now), now, HEARD)).toBe(true)
  expect(isDoubtful(addDays(dayAt(HEARD), -5), now, HEARD)).toBe(false)
})

test('the day of a clock that is behind is doubtful', () => {
  const now = HEARD - 40 * DAY
  expect(isDoubtful(dayAt(now), now, HEARD)).toBe(true)
})

test.each([
  ['an hour later', DAY / 24, true],
  ['half a year later', 180 * DAY, true],
  ['two years later', 730 * DAY, false],
  ['after the clock was set back a week', -7 * DAY, false],
] as const)('what was said of a date holds or not %s', (_when, later, holds) => {
  expect(isVouchedFor(HEARD + later, HEARD)).toBe(holds)
})
