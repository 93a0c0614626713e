import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inFullCircle, shortestArc, siderealLongitude } from '~/jyotish/angle.ts'
import { type Chart, chartOf } from '~/jyotish/chart/chart.ts'
import { moonSignAt } from '~/jyotish/chart/moon-sign.ts'
import { NAKSHATRAS, nakshatraOf } from '~/jyotish/chart/nakshatra.ts'
import { SIGNS, signOf } from '~/jyotish/chart/sign.ts'
import { type Mahadasha, vimshottari } from '~/jyotish/chart/vimshottari.ts'
import { dashaAt } from '~/jyotish/confidence/dasha-course.ts'
import { GRAHAS } from '~/jyotish/grahas/graha.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'

const HOUR = 3_600_000
const utcs = fc
  .integer({ min: Date.UTC(1800, 0, 1), max: Date.UTC(2100, 11, 31) })
  .map((utc) => utc as UtcMilliseconds)
const births = fc.record({
  utc: utcs,
  latitude: fc.double({ min: -65.9, max: 65.9, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  node: fc.constantFrom('mean' as const, 'true' as const),
})
const directions = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true })

function placementsOf(chart: Chart) {
  return [chart.lagna, ...GRAHAS.map((graha) => chart.grahas[graha])]
}

test('any chart has every longitude in the circle, with the sign, nakshatra, pada and navamsha of it', () => {
  fc.assert(
    fc.property(births, (birth) => {
      const chart = chartOf(birth)
      for (const { longitude, sign, degree, house, nakshatra, navamsha } of placementsOf(chart)) {
        expect(longitude).toBeGreaterThanOrEqual(0)
        expect(longitude).toBeLessThan(360)
        expect(SIGNS.indexOf(sign) * 30 + degree).toBeCloseTo(longitude, 9)
        expect((nakshatra.index + nakshatra.elapsed) * (40 / 3)).toBeCloseTo(longitude, 9)
        const quarter = Math.floor((longitude * 3) / 10)
        expect(nakshatra.index * 4 + nakshatra.pada - 1).toBe(quarter)
        // 108 quarters, 108 ninths: each pada is one navamsha.
        expect(navamsha).toBe(SIGNS[quarter % 12])
        const signsOn = (SIGNS.indexOf(sign) - SIGNS.indexOf(chart.lagna.sign) + 12) % 12
        expect(house).toBe(signsOn + 1)
      }
      expect(
        Math.abs(shortestArc(chart.grahas.Rahu.longitude, chart.grahas.Ketu.longitude)),
      ).toBeCloseTo(180, 9)
      expect(
        Math.abs(shortestArc(chart.rahu.mean.longitude, chart.rahu.true.longitude)),
      ).toBeLessThan(2.1)
    }),
    { numRuns: 60 },
  )
})

test('any chart has each graha moving as its longitudes an hour before and after show', () => {
  fc.assert(
    fc.property(births, (birth) => {
      const [before, now, after] = [-1, 0, 1].map((hours) =>
        chartOf({ ...birth, utc: (birth.utc + hours * HOUR) as UtcMilliseconds }),
      ) as [Chart, Chart, Chart]
      for (const graha of GRAHAS) {
        const moved = shortestArc(before.grahas[graha].longitude, after.grahas[graha].longitude)
        const { speed, retrograde } = now.grahas[graha]
        expect(speed).toBeCloseTo(moved * 12, 3)
        if (Math.abs(moved * 12) > 0.001) expect(retrograde).toBe(moved < 0)
      }
    }),
    { numRuns: 40 },
  )
})

test('any chart has the same Moon sign as the Moon alone', () => {
  fc.assert(
    fc.property(births, (birth) => {
      expect(moonSignAt(birth.utc)).toBe(chartOf(birth).grahas.Moon.sign)
    }),
    { numRuns: 20 },
  )
})

test('directions are the same after any number of full circles', () => {
  fc.assert(
    fc.property(directions, fc.integer({ min: -50, max: 50 }), (degrees, turns) => {
      const turned = siderealLongitude(degrees + 360 * turns)
      expect(Math.abs(shortestArc(degrees, turned))).toBeLessThan(1e-9)
      // Half a ten-millionth of a degree in: floating point must not decide about a border.
      const inside = siderealLongitude(Math.floor(degrees * 1e6) / 1e6 + 5e-7)
      const again = siderealLongitude(inside + 360 * turns)
      expect(signOf(again)).toBe(signOf(inside))
      expect(nakshatraOf(again).pada).toBe(nakshatraOf(inside).pada)
    }),
  )
})

test('directions never come out as a full circle', () => {
  expect(inFullCircle(-1e-20)).toBe(0)
  expect(inFullCircle(720)).toBe(0)
  expect(inFullCircle(-30)).toBe(330)
})

describe('the dashas', () => {
  const lengths = {
    Ketu: 7,
    Venus: 20,
    Sun: 6,
    Moon: 10,
    Mars: 7,
    Rahu: 18,
    Jupiter: 16,
    Saturn: 19,
    Mercury: 17,
  }
  const days = (from: number, to: number) => (to - from) / 86_400_000
  const share = (lord: string) => lengths[lord as keyof typeof lengths] / 120

  function meet(
    periods: readonly { start: number; end: number }[],
    start: number,
    end: number,
  ): void {
    const borders = periods.flatMap((period) => [period.start, period.end])
    expect(
      [start, ...borders, end].filter((at, place, all) => place % 2 === 0 && at !== all[place + 1]),
    ).toEqual([])
    expect(periods.every((period) => period.start < period.end)).toBe(true)
  }

  function checkTiles(mahadashas: readonly Mahadasha[], birth: number): void {
    const first = mahadashas[0]?.start ?? Number.NaN
    const last = mahadashas.at(-1)?.end ?? Number.NaN
    expect(days(first, last)).toBeCloseTo(120 * 365.25, 6)
    meet(mahadashas, first, last)
    for (const { lord, start, end, bhuktis, partial } of mahadashas) {
      expect(days(start, end)).toBeCloseTo(lengths[lord as 'Sun'] * 365.25, 5)
      expect(bhuktis[0]?.lord).toBe(lord)
      expect(partial).toBe(start < birth && birth < end)
      meet(bhuktis, start, end)
      for (const bhukti of bhuktis) {
        expect(days(bhukti.start, bhukti.end)).toBeCloseTo(days(start, end) * share(bhukti.lord), 5)
        expect(bhukti.pratyantars[0]?.lord).toBe(bhukti.lord)
        meet(bhukti.pratyantars, bhukti.start, bhukti.end)
      }
    }
  }

  test('the dashas tile 120 years at three levels, without gap or overlap, each in its share', () => {
    fc.assert(
      fc.property(directions, utcs, (moon, birth) => {
        checkTiles(vimshottari(siderealLongitude(moon), birth), birth)
      }),
      { numRuns: 8 },
    )
  })

  test('the dashas are found again at any instant within them, and nowhere outside', () => {
    fc.assert(
      fc.property(
        directions,
        utcs,
        fc.double({ min: 0, max: 0.999999, noNaN: true }),
        (moon, birth, part) => {
          const mahadashas = vimshottari(siderealLongitude(moon), birth)
          const start = mahadashas[0]?.start ?? Number.NaN
          const end = mahadashas.at(-1)?.end ?? Number.NaN
          const instant = (start + (end - start) * part) as UtcMilliseconds
          const found = dashaAt(mahadashas, instant)
          for (const period of [found?.mahadasha, found?.bhukti, found?.pratyantar]) {
            expect(period?.start).toBeLessThanOrEqual(instant)
            expect(period?.end).toBeGreaterThan(instant)
          }
          expect(dashaAt(mahadashas, end as UtcMilliseconds)).toBeNull()
          expect(dashaAt(mahadashas, (start - 1) as UtcMilliseconds)).toBeNull()
        },
      ),
      { numRuns: 30 },
    )
  })

  test('the dashas begin whole with the Moon on the border of a nakshatra', () => {
    const [first, second] = vimshottari(siderealLongitude(40 / 3), 0 as UtcMilliseconds)
    expect([first?.lord, first?.start, first?.partial]).toEqual(['Venus', 0, false])
    expect(second?.lord).toBe('Sun')
    expect(NAKSHATRAS[1]).toBe('Bharani')
  })
})

describe('a birth the engine cannot compute', () => {
  const birth = { utc: 0 as UtcMilliseconds, latitude: 20, longitude: 77, node: 'mean' } as const

  test.each([
    [
      { utc: Date.UTC(2102, 0, 1) as UtcMilliseconds },
      'Charts can be computed for the years 1800 to 2100.',
    ],
    [
      { utc: Date.UTC(1799, 11, 1) as UtcMilliseconds },
      'Charts can be computed for the years 1800 to 2100.',
    ],
    [{ utc: Number.NaN as UtcMilliseconds }, 'Charts can be computed for the years 1800 to 2100.'],
    [{ latitude: 91 }, 'The latitude must be a number from −90 to 90.'],
    [{ latitude: Number.NaN }, 'The latitude must be a number from −90 to 90.'],
    [{ longitude: 181 }, 'The longitude must be a number from −180 to 180.'],
    [
      { latitude: -66 },
      'The lagna cannot be computed beyond 66° of latitude: there, at some hours, no sign rises.',
    ],
  ])('a birth the engine cannot compute is refused in plain words: %j', (change, message) => {
    expect(() => chartOf({ ...birth, ...change })).toThrow(new RangeError(message))
  })
})
