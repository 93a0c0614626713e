import { expect, test } from 'vitest'
import { localDay } from '~/domain/day/local-day.ts'
import { cuspWords } from '~/features/astrology/result/result-facts.tsx'
import { siderealLongitude } from '~/jyotish/angle.ts'
import { readingOfAsha } from '../reading-of-asha.ts'

const birth = {
  date: localDay('1988-03-12'),
  time: '10:00',
  place: 'Bengaluru',
  latitude: 12.97,
  longitude: 77.59,
  timezone: 'auto',
  zone: 'Asia/Kolkata',
  offsetSeconds: 19_800,
  utc: readingOfAsha().utc ?? (0 as never),
}

function wordsAt(arcseconds: number, node: 'mean' | 'true') {
  const chart = readingOfAsha()
  const Rahu = { ...chart.grahas.Rahu, longitude: siderealLongitude(30 + arcseconds / 3600) }
  const moved = { ...chart, node, grahas: { ...chart.grahas, Rahu } }
  return cuspWords({ birth, chart: moved, aMinute: undefined }).join(' ')
}

test('the true node is on a cusp within its own larger error, the mean node is not', () => {
  expect(wordsAt(3.3, 'true')).toContain('Rahu is 3.3″ from the border of a pada')
  expect(wordsAt(3.3, 'mean')).not.toContain('Rahu')
  expect(wordsAt(2.9, 'mean')).toContain('Rahu is 2.9″')
})
