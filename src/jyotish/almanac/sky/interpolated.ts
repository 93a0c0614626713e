import { type DegreesPerDay, shortestArc, siderealLongitude } from '~/jyotish/angle.ts'
import type { Motion } from '~/jyotish/grahas/motion.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'

const DAY = 86_400_000

/**
 * A motion by cubic Hermite interpolation between knots, `step` days apart and equal for every
 * caller, so that an instant has the same longitude for every caller. The error is at most
 * step⁴ / 384 × the fourth derivative; the graha must move less than 180° in a step.
 */
export function interpolated(motion: Motion, step: number): Motion {
  const width = step * DAY
  return (instant) => {
    const knot = Math.floor(instant / width)
    const { longitude, speed } = motion((knot * width) as UtcMilliseconds)
    const next = motion(((knot + 1) * width) as UtcMilliseconds)
    const arc = shortestArc(longitude, next.longitude)
    const [rise, fall] = [speed * step, next.speed * step]
    // arc(u) = rise u + c₂ u² + c₃ u³ has both longitudes and both speeds.
    const c2 = 3 * arc - 2 * rise - fall
    const c3 = rise + fall - 2 * arc
    const u = instant / width - knot
    return {
      longitude: siderealLongitude(longitude + u * (rise + u * (c2 + u * c3))),
      speed: ((rise + u * (2 * c2 + u * 3 * c3)) / step) as DegreesPerDay,
    }
  }
}
