import { expect, test } from 'vitest'
import type { MahadashaReading } from '~/domain/chart/chart-reading.ts'
import { runningDasha } from '~/domain/chart/dasha-period.ts'
import { siderealLongitude } from '~/jyotish/angle.ts'
import { vimshottari } from '~/jyotish/chart/vimshottari.ts'
import { dashaAt } from '~/jyotish/confidence/dasha-course.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'

const birth = Date.UTC(1942, 9, 5) as UtcMilliseconds
const mahadashas = vimshottari(siderealLongitude(123.4), birth)
const [first, last] = [mahadashas[0], mahadashas[8]]

test('the dasha that runs is the one the engine finds, at any time of life', () => {
  for (let year = 0; year < 110; year += 3) {
    const instant = (birth + year * 365.25 * 86_400_000) as UtcMilliseconds
    expect(runningDasha(mahadashas, instant)).toEqual(dashaAt(mahadashas, instant))
  }
})

test('the dasha that runs is null before the 120 years and after them', () => {
  expect(runningDasha(mahadashas, (first?.start ?? 0) - 1)).toBeNull()
  expect(runningDasha(mahadashas, last?.end ?? 0)).toBeNull()
  expect(runningDasha(mahadashas, (last?.end ?? 0) - 1)).not.toBeNull()
})

test('the dasha that runs has only a mahadasha when the reading leaves out the smaller periods', () => {
  const bare: MahadashaReading[] = mahadashas.map((it) => ({ ...it, bhuktis: [] }))
  expect(runningDasha(bare, birth)).toEqual({
    mahadasha: bare[0],
    bhukti: null,
    pratyantar: null,
  })
})
