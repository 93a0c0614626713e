import { expect, test } from 'vitest'
import { isSameClock } from '~/domain/places/same-clock.ts'

const WINTER = Date.UTC(2026, 0, 15, 12)
const SUMMER = Date.UTC(2026, 6, 15, 12)

test.each([
  ['Asia/Kolkata', 'Asia/Colombo', WINTER, true],
  ['Asia/Kolkata', 'Asia/Kathmandu', WINTER, false],
  ['Europe/London', 'UTC', WINTER, true],
  ['Europe/London', 'UTC', SUMMER, false],
  // The same hour of another day.
  ['Pacific/Kiritimati', 'Pacific/Honolulu', WINTER, false],
  ['Asia/Kolkata', 'Mars/Olympus', WINTER, false],
])('the clocks of %s and %s at %i are the same: %s', (one, other, now, isSame) => {
  expect(isSameClock(one, other, now)).toBe(isSame)
  expect(isSameClock(other, one, now)).toBe(isSame)
})
