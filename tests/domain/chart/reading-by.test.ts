import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ChartReading } from '~/domain/chart/chart-reading.ts'
import { OFFERED_AYANAMSHAS } from '~/domain/chart/offered-ayanamshas.ts'
import { readingBy } from '~/domain/chart/reading-by.ts'
import { ayanamshasAt } from '~/jyotish/almanac/ayanamshas/ayanamshas.ts'
import { inFullCircle } from '~/jyotish/angle.ts'
import { chartOf } from '~/jyotish/chart/chart.ts'
import { houseOf } from '~/jyotish/chart/placement.ts'
import { signOf } from '~/jyotish/chart/sign.ts'
import { GRAHAS } from '~/jyotish/grahas/graha.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'

const moments = fc.integer({
  min: Date.UTC(1850, 0),
  max: Date.UTC(2090, 0),
}) as fc.Arbitrary<UtcMilliseconds>

const readingOf = (utc: UtcMilliseconds): ChartReading => ({
  ...chartOf({ utc, latitude: 19, longitude: 74, node: 'mean' }),
  computedBy: 'device',
})

test('a chart by another ayanamsha stands by the difference of both from Aries, with its own houses', () => {
  fc.assert(
    fc.property(moments, fc.constantFrom(...OFFERED_AYANAMSHAS), (utc, ayanamsha) => {
      const lahiri = readingOf(utc)
      const other = readingBy(lahiri, utc, ayanamsha)
      const values = ayanamshasAt(utc)
      const shift = values.lahiri.mean - values[ayanamsha].mean
      expect(other.ayanamsha).toBeCloseTo(values[ayanamsha].mean, 6)
      for (const graha of GRAHAS) {
        const [before, after] = [lahiri.grahas[graha], other.grahas[graha]]
        expect(after.longitude).toBeCloseTo(inFullCircle(before.longitude + shift), 8)
        expect(after.sign).toBe(signOf(after.longitude))
        expect(after.house).toBe(houseOf(after.sign, other.lagna.sign))
        expect([after.speed, after.retrograde, after.combust]).toEqual([
          before.speed,
          before.retrograde,
          before.combust,
        ])
      }
      const [first] = other.mahadashas
      expect(first?.lord).toBe(other.grahas.Moon.nakshatra.lord)
    }),
    { numRuns: 50 },
  )
})

test('a chart by Lahiri is the chart itself', () => {
  const utc = Date.parse('1991-02-28T00:10:00Z') as UtcMilliseconds
  const { lagna, grahas, mahadashas } = readingBy(readingOf(utc), utc, 'lahiri')
  expect({ lagna, grahas, mahadashas }).toEqual({
    lagna: readingOf(utc).lagna,
    grahas: readingOf(utc).grahas,
    mahadashas: readingOf(utc).mahadashas,
  })
})

test('a service that does not give its ayanamsha gets no value by another either', () => {
  const utc = Date.parse('1991-02-28T00:10:00Z') as UtcMilliseconds
  const reading = { ...readingOf(utc), ayanamsha: null, ayanamshaWithNutation: null }
  expect(readingBy(reading, utc, 'raman').ayanamsha).toBeNull()
})
