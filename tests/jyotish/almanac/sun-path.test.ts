import { afterAll, expect, test } from 'vitest'
import { civilDay } from '~/jyotish/almanac/day/civil-day.ts'
import { type SunPath, type SunriseKind, sunPath } from '~/jyotish/almanac/day/sun-path.ts'
import { newSky } from '~/jyotish/almanac/sky/sky.ts'
import { milliseconds } from '../golden-births.ts'
import { worstErrors } from '../worst-errors.ts'
import { type GoldenInput, goldenAlmanac } from './golden-almanac.ts'

const SECOND = 1000
/** Seconds. The product allows 3 s, and more where the Sun rises flat; a fault must show. */
const LIMIT = 1.7
const seconds = worstErrors('s')

const pathOf = (input: GoldenInput): SunPath =>
  sunPath(newSky().sun, input, civilDay(input.date, input.timezone, input.longitude).noon)

const HAPARANDA = { latitude: 65.8354, longitude: 24.1368, timezone: 'Europe/Stockholm' }

function kindOf(place: typeof HAPARANDA, date: string, kind: SunriseKind = 'upperLimb') {
  const { noon } = civilDay(date, place.timezone, place.longitude)
  return sunPath(newSky().sun, place, noon).daylight(kind).kind
}

test('sunrise and sunset by three definitions, and solar noon, are those of Swiss Ephemeris', () => {
  expect(goldenAlmanac.panchang).toHaveLength(80)
  for (const golden of goldenAlmanac.panchang) {
    const { id, input, variants } = golden
    const note = (name: string, ours: number, at: string) =>
      seconds.note(name, (ours - milliseconds(at)) / SECOND, LIMIT, id)
    const path = pathOf(input)
    note('solar noon', path.solarNoon, golden.solar_noon)
    const compare = (
      kind: SunriseKind,
      expected: { sunrise: string; sunset: string; next_sunrise?: string },
    ) => {
      const day = path.daylight(kind)
      if (day.kind !== 'rises') throw new Error(`${id} ${day.kind}`)
      note(`${kind} sunrise`, day.sunrise, expected.sunrise)
      note(`${kind} sunset`, day.sunset, expected.sunset)
      if (expected.next_sunrise === undefined) return
      note(`${kind} next`, day.nextSunrise, expected.next_sunrise)
    }
    compare('upperLimb', golden)
    compare('centre', variants.centre_with_refraction)
    compare('centreWithoutRefraction', variants.hindu_centre_no_refraction)
  }
  expect(seconds.beyond(), `\n${seconds.table()}`).toEqual([])
})

test('the Sun stays up in the north where Swiss Ephemeris finds no sunset', () => {
  for (const { input, kind } of goldenAlmanac.no_sunset) {
    expect(pathOf(input).daylight('upperLimb')).toEqual({ kind })
  }
})

test('the Sun stays up or down beyond the polar circle, and not where its limb alone shows', () => {
  const tromso = { latitude: 69.65, longitude: 18.96, timezone: 'Europe/Oslo' }
  expect(kindOf(tromso, '2024-06-21')).toBe('stays-up')
  expect(kindOf(tromso, '2024-12-21')).toBe('stays-down')
  expect(kindOf(tromso, '2024-03-20')).toBe('rises')
  const nearCircle = { latitude: 66.8, longitude: 25.73, timezone: 'Europe/Helsinki' }
  expect(kindOf(nearCircle, '2024-12-21')).toBe('rises')
  expect(kindOf(nearCircle, '2024-12-21', 'centreWithoutRefraction')).toBe('stays-down')
})

test('a civil day has the hours of its zone, of an offset and of local mean time', () => {
  const hours = (date: string, zone: string) => {
    const { span } = civilDay(date, zone, 77.2)
    return (span.until - span.from) / 3_600_000
  }
  expect(hours('2017-10-01', 'Australia/Sydney')).toBe(23)
  expect(hours('1960-10-30', 'America/New_York')).toBe(25)
  expect(hours('2018-11-04', 'America/Sao_Paulo')).toBe(23)
  const kolkata = civilDay('2024-02-29', 'Asia/Kolkata', 77.2)
  expect(civilDay('2024-02-29', '+05:30', 0)).toEqual(kolkata)
  expect(kolkata.weekday).toBe(4)
  expect(civilDay('2024-02-29', 'LMT', 90).noon).toBe(Date.UTC(2024, 1, 29, 6))
  for (const { input } of goldenAlmanac.panchang) {
    const { span } = civilDay(input.date, input.timezone, input.longitude)
    expect(span).toEqual({
      from: milliseconds(input.civil_day_start),
      until: milliseconds(input.civil_day_end),
    })
  }
})

test('a civil day is refused when it never was, or is too far away', () => {
  expect(() => civilDay('2011-12-30', 'Pacific/Apia', -171.8)).toThrow('skipped 2011-12-30')
  expect(() => civilDay('2023-02-29', 'Asia/Kolkata', 77.2)).toThrow('There is no day')
  expect(() => civilDay('1799-12-31', 'Asia/Kolkata', 77.2)).toThrow('1800 to 2200')
  expect(() => civilDay('2201-01-01', 'Asia/Kolkata', 77.2)).toThrow('1800 to 2200')
})

afterAll(() => {
  process.stdout.write(`Worst errors of the Sun’s day:\n${seconds.table()}\n`)
})
