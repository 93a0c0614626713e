import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  anglesOf,
  type GrowingAngle,
  type Run,
  runsWithin,
} from '~/jyotish/almanac/angles/growing-angle.ts'
import { sunPath } from '~/jyotish/almanac/day/sun-path.ts'
import { newSky } from '~/jyotish/almanac/sky/sky.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'
import { samples } from '~tests/support/long-run.ts'

const DAY = 86_400_000
const FIRST = Date.UTC(1800, 0, 3)
const DAYS = 146_000
/** The two days of each pair, their places and their lists; half as many pairs as days. */
const PAIRS = samples(1500)

const pair = fc.record({
  day: fc.integer({ min: 0, max: DAYS }),
  latitude: fc.double({ min: -65, max: 65, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

const ANGLES = ['tithi', 'nakshatra', 'yoga', 'karana'] as const

test('over many days and places up to 65°, the lists of two days in a row join without gap or overlap', () => {
  fc.assert(
    fc.property(pair, ({ day, ...place }) => {
      const sky = newSky()
      const angles = anglesOf(sky)
      const noon = FIRST + day * DAY + (12 - place.longitude / 15) * 3_600_000
      const [first, second] = [noon, noon + DAY].map((at) => {
        const daylight = sunPath(sky.sun, place, at as UtcMilliseconds).daylight('upperLimb')
        if (daylight.kind !== 'rises') throw new Error(`The Sun ${daylight.kind}`)
        return daylight
      })
      if (!first || !second) throw new Error('There are two days')
      expect(Math.abs(second.sunrise - first.nextSunrise)).toBeLessThanOrEqual(1)
      for (const name of ANGLES) {
        const today = runsWithin(angles[name], first.sunrise, first.nextSunrise)
        const tomorrow = runsWithin(angles[name], first.nextSunrise, second.nextSunrise)
        joins(angles[name], today)
        joins(angles[name], tomorrow)
        const last = today.at(-1)
        if (last && last.end > first.nextSunrise) expect(tomorrow[0]).toEqual(last)
        else expect(tomorrow[0].start).toBe(last?.end)
      }
    }),
    { numRuns: PAIRS },
  )
})

/** Every end is the next start, and lies between its neighbours. */
function joins({ parts }: GrowingAngle, runs: readonly Run[]): void {
  runs.forEach((run, at) => {
    const next = runs[at + 1]
    if (!(run.start < run.end)) throw new Error(`${run.index} ends before it begins`)
    if (!next) return
    const follows = next.start === run.end && next.index === (run.index + 1) % parts
    if (!follows || next.end <= run.end) throw new Error(`${next.index} does not follow`)
  })
}
