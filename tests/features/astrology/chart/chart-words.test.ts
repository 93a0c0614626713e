import { expect, test } from 'vitest'
import { placementRows } from '~/features/astrology/chart/chart-words.ts'
import { siderealLongitude } from '~/jyotish/angle.ts'
import { readingOfAsha } from '../reading-of-asha.ts'

test('the table keeps a graha at the very end of a sign, and of the zodiac, in its sign', () => {
  const chart = readingOfAsha()
  const at = (longitude: number, sign: 'Aries' | 'Pisces') => ({
    ...chart.grahas.Sun,
    sign,
    longitude: siderealLongitude(longitude),
    degree: longitude % 30,
  })
  const grahas = { ...chart.grahas, Sun: at(29.9999, 'Aries'), Moon: at(359.9999, 'Pisces') }
  const rows = placementRows({ ...chart, grahas })
  const rowOf = (name: string) => rows.find((row) => row.name.latin === name)
  expect(rowOf('Sun')).toMatchObject({
    degree: '29° 59′',
    exactDegree: '29° 59′ 59″',
    longitude: '29.99°',
  })
  expect(rowOf('Moon')).toMatchObject({
    degree: '29° 59′',
    exactDegree: '29° 59′ 59″',
    longitude: '359.99°',
  })
})
