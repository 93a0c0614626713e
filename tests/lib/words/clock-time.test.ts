import { expect, test } from 'vitest'
import { clockTime, spokenTime } from '~/lib/words/clock-time.ts'

test.each([
  [0, '0:00', '0 seconds'],
  [1, '0:01', '1 second'],
  [59.99, '0:59', '59 seconds'],
  [60, '1:00', '1 minute'],
  [65, '1:05', '1 minute 5 seconds'],
  [600.048, '10:00', '10 minutes'],
  [3600, '60:00', '60 minutes'],
  [-3, '0:00', '0 seconds'],
  [Number.NaN, '0:00', '0 seconds'],
  [Number.POSITIVE_INFINITY, '0:00', '0 seconds'],
])('a time of %d seconds is written %s and spoken %s', (seconds, clock, spoken) => {
  expect(clockTime(seconds)).toBe(clock)
  expect(spokenTime(seconds)).toBe(spoken)
})
