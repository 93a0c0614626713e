import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Observance,
  type ObservanceRequest,
  observancesOf,
  type Wanted,
} from '~/jyotish/almanac/observances/observances.ts'
import { panchang } from '~/jyotish/almanac/panchang.ts'
import { goldenAlmanac } from '../golden-almanac.ts'

const NEW_DELHI = { latitude: 28.6358, longitude: 77.2245, zone: 'Asia/Kolkata' }
const NOTHING: Wanted = { tithis: [], nakshatras: [], pradosha: false, sankranti: false }
const DAY = 86_400_000

const dayAfter = (date: string, days = 1) =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10)

function find(wanted: Partial<Wanted>, request: Partial<ObservanceRequest> = {}) {
  return observancesOf({
    ...NEW_DELHI,
    sunriseKind: 'upperLimb',
    from: '2025-01-01',
    until: '2026-01-01',
    ...request,
    wanted: { ...NOTHING, ...wanted },
  }).found
}

const dates = (found: readonly Observance[]) =>
  found.map((one) => ('date' in one ? one.date.slice(5) : 'none')).join(' ')

describe('the dates of 2025 in New Delhi that drikpanchang.com prints', () => {
  test('an ekadashi is on the printed date, but for the one that begins after sunrise', () => {
    // On 1 November the tenth tithi still runs at sunrise: householders keep it by other rules, and
    // the Vaishnava date is the second.
    expect(dates(find({ tithis: [10, 25] }))).toBe(
      '01-10 01-25 02-08 02-24 03-10 03-25 04-08 04-24 05-08 05-23 06-06 06-21 07-06 07-21 08-05 ' +
        '08-19 09-03 09-17 10-03 10-17 11-02 11-15 12-01 12-15 12-30',
    )
  })

  test('purnima and amavasya are on the printed dates', () => {
    expect(dates(find({ tithis: [14] }))).toBe(
      '01-13 02-12 03-14 04-12 05-12 06-11 07-10 08-09 09-07 10-07 11-05 12-04',
    )
    expect(dates(find({ tithis: [29] }))).toBe(
      '01-29 02-27 03-29 04-27 05-27 06-25 07-24 08-23 09-21 10-21 11-20 12-19',
    )
  })

  test('pradosha is on the printed date', () => {
    // On 9 February trayodashi begins at 19:25, after the sunset at 18:07.
    expect(dates(find({ pradosha: true }))).toBe(
      '01-11 01-27 02-09 02-25 03-11 03-27 04-10 04-25 05-09 05-24 06-08 06-23 07-08 07-22 08-06 ' +
        '08-20 09-05 09-19 10-04 10-18 11-03 11-17 12-02 12-17',
    )
  })

  test('the Sun enters twelve signs in a year, Makara at the printed minute', () => {
    const found = find({ sankranti: true }, { from: '2024-01-01', until: '2025-01-01' })
    expect(found.map((one) => 'sign' in one && one.sign)).toEqual([
      9, 10, 11, 0, 1, 2, 3, 4, 5, 6, 7, 8,
    ])
    // 02:44 in India.
    expect(Math.abs((found[0]?.at ?? 0) - Date.parse('2024-01-14T21:14:00Z'))).toBeLessThan(60_000)
  })
})

describe('the golden days', () => {
  test.each(goldenAlmanac.panchang)(
    '$id has the tithis and the nakshatra of its sunrise',
    (day) => {
      const { latitude, longitude, timezone: zone, date } = day.input
      const where = { latitude, longitude, zone, from: date, until: dayAfter(date) }
      const all = (parts: number) => Array.from({ length: parts }, (_, index) => index)
      const found = find({ tithis: all(30), nakshatras: all(27), sankranti: true }, where)
      const [first, ...later] = day.tithi.list
      if (!day.doubtful.includes('tithi_list_end')) {
        const carried = day.vriddhi.ran_at_sunrise_before ? [] : [first]
        const dropped = later.filter(({ index }) => day.kshaya_tithis.includes(index))
        expect(indicesOf('tithi')).toEqual([...carried, ...dropped].map((one) => one?.index))
      }
      const [running] = day.nakshatra.list
      const nakshatras = indicesOf('nakshatra')
      if (nakshatras.length > 0) expect(nakshatras).toContain(running?.index)
      const { leaves } = day.sun_sign
      const isToday = day.input.civil_day_start <= leaves && leaves < day.input.civil_day_end
      if (isToday) expect(found.some(({ kind }) => kind === 'sankranti')).toBe(true)

      function indicesOf(kind: 'tithi' | 'nakshatra') {
        return found.flatMap((one) => (one.kind === kind ? [one.run.index] : []))
      }
    },
  )
})

describe('any place and year', () => {
  const place = fc.record({
    latitude: fc.double({ min: -60, max: 60, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  })

  test('every tithi has one date, at whose sunrise it runs unless it is dropped', () => {
    fc.assert(
      fc.property(place, fc.integer({ min: 1801, max: 2199 }), (at, year) => {
        const from = `${year}-03-01`
        const where = { ...at, zone: 'LMT', from, until: dayAfter(from, 31) }
        const found = find({ tithis: Array.from({ length: 30 }, (_, index) => index) }, where)
        const runs = found.flatMap((one) => (one.kind === 'tithi' ? [one] : []))
        expect(runs.length).toBeGreaterThanOrEqual(30)
        expect(runs.length).toBeLessThanOrEqual(33)
        runs.forEach(({ run, at: sunrise, date, holds }, place) => {
          const before = runs[place - 1]?.run.index
          if (before !== undefined) expect(run.index).toBe((before + 1) % 30)
          const day = panchang({ ...where, date })
          expect(day.kind === 'rises' && day.sunrise).toBe(sunrise)
          expect(run.start <= sunrise && sunrise < run.end).toBe(holds !== 'none')
          if (day.kind !== 'rises') return
          expect(day.kshaya.includes(run.index)).toBe(holds === 'none')
          expect(day.vriddhi.runsAtNextSunrise && holds !== 'none').toBe(holds === 'two')
        })
      }),
      { numRuns: 12 },
    )
  })

  test('a part of a span has the dates of the whole that lie in it', () => {
    const wanted = { tithis: [3, 10, 25], nakshatras: [7], pradosha: true, sankranti: true }
    const whole = find(wanted)
    const halves = [
      ...find(wanted, { until: '2025-06-21' }),
      ...find(wanted, { from: '2025-06-21' }),
    ]
    expect(halves).toEqual(whole)
  })
})

describe('a date that the clocks skipped', () => {
  test.each([
    ['Kiritimati', 'Pacific/Kiritimati', 1.87, -157.4, '1994-12-31', '-10:00', '+14:00'],
    ['Samoa', 'Pacific/Apia', -13.83, -171.77, '2011-12-30', '-10:00', '+14:00'],
    ['Tokelau', 'Pacific/Fakaofo', -9.38, -171.24, '2011-12-30', '-11:00', '+13:00'],
  ])(
    '%s has the tithis of the days before and after it',
    (_, zone, latitude, longitude, skipped, ...offsets) => {
      const where = { latitude, longitude, zone }
      const all = { tithis: Array.from({ length: 30 }, (_, index) => index), pradosha: true }
      const [first, last] = [dayAfter(skipped, -20), dayAfter(skipped, 20)]
      const found = find(all, { ...where, from: first, until: last })

      const [before, after] = offsets
      const known = [
        ...find(all, { ...where, zone: before, from: first, until: skipped }),
        ...find(all, { ...where, zone: after, from: dayAfter(skipped), until: last }),
      ]
      expect(found).toEqual(known)
      expect(found.length).toBeGreaterThan(40)
      expect(dates(found)).not.toContain(skipped.slice(5))
    },
  )

  test('a span may begin and end with it', () => {
    const where = { latitude: -13.83, longitude: -171.77, zone: 'Pacific/Apia' }
    const all = { tithis: Array.from({ length: 30 }, (_, index) => index) }
    const of = (from: string, until: string) => dates(find(all, { ...where, from, until }))
    expect(of('2011-12-30', '2012-01-02')).toBe(of('2011-12-31', '2012-01-02'))
    expect(of('2011-12-28', '2011-12-30')).toBe('12-28 12-29')
    expect(of('2011-12-30', '2011-12-31')).toBe('')
  })
})

describe('what cannot be found', () => {
  test('where the Sun does not set, a tithi has no date and is counted', () => {
    const list = observancesOf({
      latitude: 70,
      longitude: 25,
      zone: 'Europe/Oslo',
      sunriseKind: 'upperLimb',
      from: '2026-06-01',
      until: '2026-07-01',
      wanted: { ...NOTHING, tithis: [10, 25] },
    })
    expect(list).toEqual({ found: [], withoutSun: 2 })
  })

  test('years outside 1800 to 2200, and no date at all, are refused in words', () => {
    for (const [from, until] of [
      ['1799-12-31', '1800-06-01'],
      ['2200-06-01', '2201-06-01'],
    ] as const) {
      expect(() => find({ tithis: [10] }, { from, until })).toThrow(/1800 to 2200/)
    }
    expect(() => find({}, { from: 'soon' })).toThrow(RangeError)
  })
})
