import { expect, test } from 'vitest'
import { type SunDay, sunDay } from '~/jyotish/grahas/sun-day.ts'
import { milliseconds } from '../golden-births.ts'

const DELHI = { latitude: 28.6139, longitude: 77.209 }
const LONDON = { latitude: 51.5074, longitude: -0.1278 }
const AUCKLAND = { latitude: -36.8485, longitude: 174.7633 }
const HAPARANDA = { latitude: 65.83, longitude: 24.14 }

function minutesOf(day: SunDay): readonly string[] {
  if (day.kind !== 'rises') return [day.kind]
  return [day.sunrise, day.sunset].map((utc) =>
    new Date(Math.round(utc / 60_000) * 60_000).toISOString().slice(0, 16),
  )
}

test.each([
  [LONDON, '2024-06-20T12:00:00Z', ['2024-06-20T03:43', '2024-06-20T20:21']],
  [LONDON, '2024-12-21T12:00:00Z', ['2024-12-21T08:04', '2024-12-21T15:53']],
  [DELHI, '2024-03-20T06:00:00Z', ['2024-03-20T00:55', '2024-03-20T13:02']],
  [AUCKLAND, '2024-06-21T00:00:00Z', ['2024-06-20T19:33', '2024-06-21T05:11']],
])(
  'the day of the Sun at %j of %s has the sunrise and sunset of the almanac',
  (place, utc, almanac) => {
    const day = minutesOf(sunDay({ ...place, utc: milliseconds(utc) }))
    const apart = day.map(
      (text, at) => (Date.parse(`${text}Z`) - Date.parse(`${almanac[at]}Z`)) / 60_000,
    )
    expect(Math.max(...apart.map(Math.abs)), day.join(' ')).toBeLessThanOrEqual(1)
  },
)

test('the day of the Sun is the one that holds the instant, from one midnight of the place to the next', () => {
  // Local mean midnight in Delhi is at 18:51 UTC.
  const [before, after] = ['2024-03-19T18:45:00Z', '2024-03-19T18:57:00Z'].map((utc) =>
    minutesOf(sunDay({ ...DELHI, utc: milliseconds(utc) })),
  )
  expect(before?.[0]).toMatch(/^2024-03-19T00/)
  expect(after?.[0]).toMatch(/^2024-03-20T00/)
})

test('the day of the Sun may have no end in the north', () => {
  expect(sunDay({ ...HAPARANDA, utc: milliseconds('2024-06-21T12:00:00Z') })).toEqual({
    kind: 'stays-up',
  })
  const winter = sunDay({ ...HAPARANDA, utc: milliseconds('2024-12-21T10:00:00Z') })
  expect(winter.kind).toBe('rises')
  expect(() =>
    sunDay({ latitude: 70, longitude: 25, utc: milliseconds('2024-12-21T10:00:00Z') }),
  ).toThrow(RangeError)
})
