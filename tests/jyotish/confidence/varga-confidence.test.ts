import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromLahiri } from '~/jyotish/almanac/ayanamshas/ayanamshas.ts'
import { methodsOf, VARGAS, vargaSign } from '~/jyotish/almanac/vargas/varga.ts'
import { siderealLongitude } from '~/jyotish/angle.ts'
import { chartOf } from '~/jyotish/chart/chart.ts'
import { chartConfidence } from '~/jyotish/confidence/confidence.ts'
import { vargaConfidence } from '~/jyotish/confidence/varga-confidence.ts'
import { GRAHAS } from '~/jyotish/grahas/graha.ts'
import { isFirm } from '~/jyotish/time/course.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'

const MINUTE = 60_000

const births = fc.record({
  utc: fc.integer({
    min: Date.UTC(1850, 0),
    max: Date.UTC(2090, 0),
  }) as fc.Arbitrary<UtcMilliseconds>,
  latitude: fc.integer({ min: -60, max: 60 }),
  longitude: fc.integer({ min: -180, max: 180 }),
  node: fc.constantFrom('mean', 'true'),
})
const methods = fc.record(
  Object.fromEntries(VARGAS.map((varga) => [varga, fc.constantFrom(...methodsOf(varga))])),
)
const ayanamshas = fc.constantFrom('lahiri', 'raman', 'trueChitra')

test('the lagna of a varga keeps its sign as long as is said, and no millisecond longer', () => {
  fc.assert(
    fc.property(births, methods, ayanamshas, (birth, chosen, ayanamsha) => {
      const shift = fromLahiri(ayanamsha)(birth.utc)
      const lagnaAt = (offset: number) => {
        const utc = (birth.utc + offset) as UtcMilliseconds
        return siderealLongitude(chartOf({ ...birth, utc }).lagna.longitude + shift)
      }
      const found = vargaConfidence(birth, 0, chosen, ayanamsha)
      for (const varga of VARGAS) {
        const signAt = (offset: number) => vargaSign(varga, lagnaAt(offset), chosen[varga])
        const { earlier, later } = found[varga].lagnaHolds
        expect([signAt(later - 1), signAt(1 - earlier)]).toEqual([signAt(0), signAt(0)])
        expect(signAt(later + 1)).not.toBe(signAt(0))
        expect(signAt(-earlier - 1)).not.toBe(signAt(0))
      }
    }),
    { numRuns: 25 },
  )
})

test('a graha is firm in a varga when no possible birth puts it into another sign', () => {
  const minutes = fc.constantFrom(0, 5, 60, 720)
  fc.assert(
    fc.property(births, methods, minutes, (birth, chosen, sureTo) => {
      const found = vargaConfidence(birth, sureTo, chosen)
      const charts = Array.from({ length: 97 }, (_, index) => {
        const utc = birth.utc + Math.round(((index - 48) / 48) * sureTo * MINUTE)
        return chartOf({ ...birth, utc: utc as UtcMilliseconds })
      })
      for (const varga of VARGAS) {
        const still = GRAHAS.filter((graha) => {
          const signs = charts.map(({ grahas }) =>
            vargaSign(varga, grahas[graha].longitude, chosen[varga]),
          )
          return new Set(signs).size === 1
        })
        expect(found[varga].firm).toEqual(still)
      }
    }),
    // A turn between two of the samples would be rare, but a test that fails once a year is no test.
    { numRuns: 12, seed: 7 },
  )
})

test('the D9 of the vargas is as firm as the navamsha of the chart', () => {
  fc.assert(
    fc.property(births, (birth) => {
      const { D9 } = vargaConfidence(birth, 60)
      const { grahas, lagna } = chartConfidence(birth, 60, birth.utc)
      expect(D9.firm).toEqual(GRAHAS.filter((graha) => isFirm(grahas[graha].navamsha)))
      const { earlier, later } = D9.lagnaHolds
      expect(Math.min(earlier, later) > 60 * MINUTE).toBe(isFirm(lagna.navamsha))
    }),
    { numRuns: 50 },
  )
})

test('the lagna of D60 stays for two minutes or so, that of D1 for two hours or so', () => {
  const asha = { utc: Date.parse('1988-03-12T04:30:00Z') as UtcMilliseconds, latitude: 12.97 }
  const { D1, D60 } = vargaConfidence({ ...asha, longitude: 77.59, node: 'mean' }, 0)
  const minutes = ({ lagnaHolds }: typeof D1) => (lagnaHolds.earlier + lagnaHolds.later) / MINUTE
  expect(minutes(D60)).toBeCloseTo(1.7, 0)
  expect(minutes(D1)).toBeCloseTo(103, -1)
})

test('the vargas of a birth are refused where its chart is', () => {
  const utc = 0 as UtcMilliseconds
  const ask = (latitude: number, minutes: number) => () =>
    vargaConfidence({ utc, latitude, longitude: 0, node: 'mean' }, minutes)
  expect(ask(70, 0)).toThrow('beyond 66°')
  expect(ask(0, 721)).toThrow('0 to 720 minutes')
})
