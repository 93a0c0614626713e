import { expect, test } from 'vitest'
import { newSky } from '~/jyotish/almanac/sky/sky.ts'
import { shortestArc } from '~/jyotish/angle.ts'
import { motionOf } from '~/jyotish/grahas/motion.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'
import { numbersFrom } from '../numbers-from.ts'

test.each(['Sun', 'Moon'] as const)('the %s between knots strays less than 0.01″', (body) => {
  const random = numbersFrom(31)
  const sky = newSky()
  const quick = body === 'Sun' ? sky.sun : sky.moon
  const exact = motionOf(body, 'mean')
  for (let count = 0; count < 300; count++) {
    const instant = Math.floor(
      Date.UTC(1800, 0, 1) + random() * 400 * 365.25 * 86_400_000,
    ) as UtcMilliseconds
    const arc = shortestArc(exact(instant).longitude, quick(instant).longitude)
    expect(Math.abs(arc) * 3600).toBeLessThan(0.01)
    expect(quick(instant).speed).toBeCloseTo(exact(instant).speed, 3)
  }
})
