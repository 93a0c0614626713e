import { expect, test } from 'vitest'
import { observancesOf } from '~/jyotish/almanac/observances/observances.ts'
import { byPradosha, type SunDay } from '~/jyotish/almanac/observances/sun-days.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'

const HOUR = 3_600_000
const at = (hours: number) => (hours * HOUR) as UtcMilliseconds
/** Days with the Sun up from 6 to 18: the pradosha-kala is from 18:00 to 20:24. */
const DAYS: readonly SunDay[] = [0, 1, 2, 3].map((day) => ({
  kind: 'rises',
  date: `day ${day}`,
  sunrise: at(24 * day + 6),
  sunset: at(24 * day + 18),
  nextSunrise: at(24 * day + 30),
}))
const carried = (start: number, end: number) =>
  byPradosha({ index: 12, start: at(start), end: at(end) }, DAYS)

test.each([
  ['the sunset and all that follows it', 24 + 10, 48 + 8, 'day 1', 'once'],
  ['only the first minutes after sunset', 1, 18.1, 'day 0', 'once'],
  ['only the last minutes of the pradosha-kala', 20.3, 40, 'day 0', 'once'],
  ['more of the first evening', 19, 24 + 18.5, 'day 0', 'two'],
  ['more of the second evening', 20, 24 + 19.5, 'day 1', 'two'],
  ['as much of both evenings', 20, 24 + 18.4, 'day 1', 'two'],
  ['the whole of both evenings', 18, 24 + 20.4, 'day 1', 'two'],
  ['no evening at all', 20.5, 24 + 17.9, 'day 1', 'none'],
] as const)('a thirteenth that has %s is counted to its day', (_words, start, end, date, holds) => {
  const day = carried(start, end)
  expect(day).toMatchObject({ date, holds })
  expect(day?.at).toBe(DAYS.find((one) => one.date === date)?.sunset)
})

test('a thirteenth after which the Sun does not set soon has no day', () => {
  expect(byPradosha({ index: 12, start: at(92.5), end: at(113) }, DAYS)).toBeNull()
  expect(byPradosha({ index: 12, start: at(-300), end: at(-280) }, DAYS)).toBeNull()
})

test.each([
  ['New Delhi', 28.6358, 77.2245],
  ['Ujjain', 23.1765, 75.7885],
])('in %s the thirteenth of February 2025 is kept on the ninth', (_name, latitude, longitude) => {
  const { found } = observancesOf({
    latitude,
    longitude,
    zone: 'Asia/Kolkata',
    sunriseKind: 'upperLimb',
    from: '2025-02-01',
    until: '2025-02-20',
    wanted: { tithis: [], nakshatras: [], pradosha: true, sankranti: false },
  })
  expect(found).toMatchObject([{ kind: 'pradosha', date: '2025-02-09', holds: 'two' }])
})
