import { expect, test } from 'vitest'
import { skyHouses } from '~/features/astrology/gochara/sky-houses.ts'
import { VARGA_POINTS, vargaHouses, vargaSigns } from '~/features/astrology/vargas/varga-houses.ts'
import { transitsOf } from '~/jyotish/almanac/transits/transits.ts'
import { GRAHAS } from '~/jyotish/grahas/graha.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'
import { readingOfAsha } from '../reading-of-asha.ts'

const chart = readingOfAsha()
const at = Date.parse('2026-11-25T12:00:00Z') as UtcMilliseconds
const transits = transitsOf({ moon: chart.grahas.Moon.sign, lagna: chart.lagna.sign }, at)

test.each(['lagna', 'moon'] as const)(
  'the ring has each graha in its sign of the day, and the chart within in that of birth, from the %s',
  (from) => {
    const houses = skyHouses({ chart, transits, from, hasLagna: true })
    const first = from === 'lagna' ? chart.lagna.sign : chart.grahas.Moon.sign
    expect(houses[0]?.inSign.latin).toBe(first)
    for (const graha of GRAHAS) {
      const [born, now] = [chart.grahas[graha].sign, transits[graha].sign]
      const at = (sign: string) =>
        houses.find(({ spoken }) => spoken.includes(`, ${sign}:`))?.spoken
      expect(at(born)?.split('; now ')[0], graha).toContain(graha)
      expect(at(now)?.split('; now ')[1], graha).toContain(graha)
    }
  },
)

test('a varga is drawn by its own signs', () => {
  const signs = vargaSigns(chart, 'D9', {})
  const houses = vargaHouses(chart, signs)
  expect(
    VARGA_POINTS.some((point) => point !== 'Lagna' && signs[point] !== chart.grahas[point].sign),
  ).toBe(true)
  for (const graha of GRAHAS) {
    const house = houses.find(({ signName }) => signName === signs[graha].slice(0, 3))
    expect(house?.spoken, graha).toContain(graha)
  }
})
