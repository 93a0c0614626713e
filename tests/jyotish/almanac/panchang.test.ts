import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Run } from '~/jyotish/almanac/angles/growing-angle.ts'
import { SUNRISES, type SunriseKind } from '~/jyotish/almanac/day/sun-path.ts'
import { type PanchangDay, type PanchangRequest, panchang } from '~/jyotish/almanac/panchang.ts'
import { milliseconds } from '../golden-births.ts'
import { goldenAlmanac } from './golden-almanac.ts'

/** Random days of each property. */
const RUNS = 150
const DAY = 86_400_000
const FIRST = Date.UTC(1800, 0, 2)
const DAYS = 146_000

const requests = fc
  .record({
    day: fc.integer({ min: 0, max: DAYS }),
    latitude: fc.double({ min: -65, max: 65, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    sunriseKind: fc.constantFrom(...(Object.keys(SUNRISES) as SunriseKind[])),
  })
  .map(({ day, ...place }) => ({ ...place, zone: 'LMT', date: dateOf(FIRST + day * DAY) }))

function dateOf(utc: number): string {
  return new Date(utc).toISOString().slice(0, 10)
}

function dayOf(request: PanchangRequest): PanchangDay {
  const day = panchang(request)
  if (day.kind !== 'rises') throw new Error(`${request.date}: ${day.kind}`)
  return day
}

const listsOf = ({ tithis, nakshatras, yogas, karanas, moonSigns }: PanchangDay) =>
  [
    [tithis, 30],
    [nakshatras, 27],
    [yogas, 27],
    [karanas, 60],
    [moonSigns, 12],
  ] as const

test('the parts of a day follow one another without gap, and hold its sunrise and the next', () => {
  fc.assert(
    fc.property(requests, (request) => {
      const day = dayOf(request)
      for (const [runs, parts] of listsOf(day)) {
        const [first, last] = [runs[0], runs.at(-1)]
        expect(first.start).toBeLessThanOrEqual(day.sunrise)
        expect(first.end).toBeGreaterThan(day.sunrise)
        expect(last?.end).toBeGreaterThanOrEqual(day.nextSunrise)
        runs.slice(1).forEach((run, at) => {
          const before: Run | undefined = runs[at]
          expect(run.start).toBe(before?.end)
          expect(run.index).toBe(((before?.index ?? 0) + 1) % parts)
          expect(run.start).toBeLessThan(day.nextSunrise)
          expect(run.end).toBeGreaterThan(run.start)
        })
      }
      expect(day.sunSign.start).toBeLessThanOrEqual(day.sunrise)
      expect(day.sunSign.end).toBeGreaterThan(day.sunrise)
    }),
    { numRuns: RUNS },
  )
})

test('the lists of two days in a row join without gap or overlap, to the millisecond', () => {
  fc.assert(
    fc.property(requests, (request) => {
      const today = dayOf(request)
      const tomorrow = dayOf({ ...request, date: dateOf(Date.parse(request.date) + DAY) })
      expect(tomorrow.sunrise).toBe(today.nextSunrise)
      expect(tomorrow.weekday).toBe((today.weekday + 1) % 7)
      const lists = listsOf(tomorrow)
      listsOf(today).forEach(([runs], at) => {
        const [next] = lists[at]?.[0] ?? []
        const last = runs.at(-1)
        if (last && last.end > today.nextSunrise) expect(next).toEqual(last)
        else expect(next?.start).toBe(last?.end)
      })
      expect(tomorrow.vriddhi.ranAtSunriseBefore).toBe(today.vriddhi.runsAtNextSunrise)
      const isNewMonth = today.month.newMoonAfter <= tomorrow.sunrise
      const { newMoonBefore } = tomorrow.month
      expect(newMoonBefore).toBe(today.month[isNewMonth ? 'newMoonAfter' : 'newMoonBefore'])
    }),
    { numRuns: RUNS },
  )
})

test('a day holds its noon, its horas and its moonrises in order', () => {
  fc.assert(
    fc.property(requests, (request) => {
      const day = dayOf(request)
      const { sunrise, sunset, nextSunrise, solarNoon, civil, moonOfDay, moonOfCivilDay } = day
      expect([sunrise, solarNoon, sunset, nextSunrise].toSorted((a, b) => a - b)).toEqual([
        sunrise,
        solarNoon,
        sunset,
        nextSunrise,
      ])
      expect(Math.abs(solarNoon - (civil.from + civil.until) / 2)).toBeLessThan(20 * 60_000)
      for (const spans of [day.horas, day.choghadiyas]) {
        const borders = spans.map(({ from }) => from)
        expect(spans.map(({ until }) => until)).toEqual([...borders.slice(1), nextSunrise])
        expect(borders[0]).toBe(sunrise)
        expect(borders[spans.length / 2]).toBe(sunset)
      }
      for (const [moon, from, until] of [
        [moonOfDay, sunrise, nextSunrise],
        [moonOfCivilDay, civil.from, civil.until],
      ] as const) {
        const events = [...moon.rises, ...moon.sets]
        expect(events.every((event) => event >= from && event < until)).toBe(true)
        expect(Math.abs(moon.rises.length - moon.sets.length)).toBeLessThanOrEqual(1)
      }
    }),
    { numRuns: RUNS },
  )
})

test('a lunar month has about thirty tithis and an added one keeps its name in both halves', () => {
  fc.assert(
    fc.property(requests, (request) => {
      const { month, tithis } = dayOf(request)
      const days = (month.newMoonAfter - month.newMoonBefore) / DAY
      expect(days).toBeGreaterThan(29.2)
      expect(days).toBeLessThan(29.9)
      const isDark = tithis[0].index >= 15
      const expected = isDark && !month.adhika ? (month.amanta + 1) % 12 : month.amanta
      expect(month.purnimanta).toBe(expected)
    }),
    { numRuns: RUNS },
  )
})

test('the panchang by the centre of the Sun has the tithi of its own sunrise', () => {
  for (const { id, input, variants } of goldenAlmanac.panchang) {
    const { tithi_index, nakshatra_index, sunrise } = variants.hindu_centre_no_refraction
    const { latitude, longitude, date, timezone: zone } = input
    const sunriseKind = 'centreWithoutRefraction'
    const day = dayOf({ latitude, longitude, date, zone, sunriseKind })
    expect(Math.abs(day.sunrise - milliseconds(sunrise)), id).toBeLessThan(2000)
    expect([day.tithis[0].index, day.nakshatras[0].index], id).toEqual([
      tithi_index,
      nakshatra_index,
    ])
  }
})

test('there is no panchang where the Sun does not set, nor for an invalid place or date', () => {
  const haparanda = { latitude: 65.8354, longitude: 24.1368, zone: 'Europe/Stockholm' }
  expect(panchang({ ...haparanda, date: '2026-06-21' })).toEqual({ kind: 'stays-up' })
  const request = { latitude: 28.6, longitude: 77.2, zone: 'Asia/Kolkata', date: '2024-01-01' }
  expect(() => panchang({ ...request, latitude: 90 })).toThrow('not a pole')
  expect(() => panchang({ ...request, longitude: Number.NaN })).toThrow('longitude')
  expect(() => panchang({ ...request, date: '2201-01-01' })).toThrow('1800 to 2200')
  expect(() => panchang({ ...request, zone: 'Nowhere' })).toThrow('no time zone')
})
