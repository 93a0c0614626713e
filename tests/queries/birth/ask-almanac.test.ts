import { afterEach, expect, test, vi } from 'vitest'
import { saturnPeriods } from '~/jyotish/almanac/transits/saturn-periods.ts'
import { skyOver } from '~/jyotish/almanac/transits/sky-over.ts'
import { vargaConfidence } from '~/jyotish/confidence/varga-confidence.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'
import { askAlmanac } from '~/queries/birth/chart-almanac.ts'
import { standInWorkers } from '~tests/support/window/stand-in-workers.ts'

const FUNCTIONS = { sky: skyOver, saturn: saturnPeriods, vargas: vargaConfidence }

const NATAL = { moon: 'Leo', lagna: 'Capricorn' } as const
const at = Date.UTC(2026, 2, 14) as UtcMilliseconds
const beyond = Date.UTC(2300, 0) as UtcMilliseconds

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the almanac replies to each question beside the page, from one worker', async () => {
  const almanac = standInWorkers(FUNCTIONS)
  const [sky, saturn] = await Promise.all([
    askAlmanac('sky', NATAL, at, 'lahiri'),
    askAlmanac('saturn', 'Leo', { from: at, until: (at + 1) as UtcMilliseconds }),
  ])
  expect(sky.grahas.Saturn.sign).toBe('Pisces')
  expect(sky.ayanamsha).toBeCloseTo(24.225, 2)
  expect(saturn.map(({ phase }) => phase)).toEqual(['ashtama-shani'])
  await expect(askAlmanac('sky', NATAL, beyond, 'lahiri')).rejects.toThrow(
    new RangeError('The almanac can be computed for the years 1800 to 2200.'),
  )
  expect(almanac.started).toBe(1)

  almanac.state = 'fails'
  const failed = [askAlmanac('sky', NATAL, at, 'lahiri'), askAlmanac('sky', NATAL, at, 'raman')]
  for (const question of failed) {
    await expect(question).rejects.toThrow(
      'This part could not be worked out just now. The chart itself stands.',
    )
  }
  almanac.state = 'replies'
  const again = await askAlmanac('sky', NATAL, at, 'raman')
  expect(again.ayanamsha).toBeCloseTo(22.779, 2)
  expect(almanac.started).toBe(2)
})
