import {
  type DegreesPerDay,
  RADIANS_PER_ARCSECOND,
  RADIANS_PER_DEGREE,
  shortestArc,
  tropicalLongitude,
} from '~/jyotish/angle.ts'
import type { Apparent } from '~/jyotish/grahas/apparent-position.ts'
import { meanAyanamsha } from '~/jyotish/grahas/ayanamsha.ts'
import { inertialLatitude, inertialLongitude } from '~/jyotish/grahas/moon.ts'
import { generalPrecession } from '~/jyotish/grahas/precession.ts'
import {
  centuriesSinceJ2000,
  DAYS_PER_CENTURY,
  type JulianDayTt,
  polynomial,
} from '~/jyotish/time/julian-day.ts'

/** `mean`: as if the Moon's orbit turned evenly. `true`: the actual orbit at the instant. */
export type NodeKind = 'mean' | 'true'

/** Rahu, where the Moon's path crosses the ecliptic northward. */
export function lunarNode(kind: NodeKind, jd: JulianDayTt): Apparent {
  return kind === 'mean' ? meanNode(jd) : trueNode(jd)
}

/** Chapront-Touzé & Chapront; Meeus, Astronomical Algorithms, 47.7. Degrees and centuries. */
const MEAN_NODE = [125.0445479, -1934.1362891, 0.0020754, 1 / 467_441, -1 / 60_616_000]

function meanNode(jd: JulianDayTt): Apparent {
  const t = centuriesSinceJ2000(jd)
  const rate = polynomial(t, ...MEAN_NODE.map((c, degree) => c * degree).slice(1))
  return {
    longitude: tropicalLongitude(polynomial(t, ...MEAN_NODE)),
    speed: ((rate - ayanamshaRate(t)) / DAYS_PER_CENTURY) as DegreesPerDay,
  }
}

/** Degrees a century. */
function ayanamshaRate(t: number): number {
  return (meanAyanamsha(t + 0.5) - meanAyanamsha(t - 0.5)) as number
}

/**
 * Half of the time over which the true node's speed is measured: the node swings within two weeks.
 */
const HALF_A_STEP = 0.05

function trueNode(jd: JulianDayTt): Apparent {
  const step = HALF_A_STEP / DAYS_PER_CENTURY
  const t = centuriesSinceJ2000(jd)
  const precession = generalPrecession(t) * RADIANS_PER_ARCSECOND
  const moved = shortestArc(osculatingNode(t - step), osculatingNode(t + step))
  return {
    longitude: tropicalLongitude(osculatingNode(t) + precession / RADIANS_PER_DEGREE),
    speed: (moved / (2 * HALF_A_STEP)) as DegreesPerDay,
  }
}

/**
 * Degrees from the J2000 equinox: the Moon's angular momentum h = u × u′ is perpendicular to its
 * orbit, which therefore crosses the ecliptic at atan2(hₓ, −h_y). The distance cancels, so only the
 * direction u is needed.
 */
function osculatingNode(t: number): number {
  const { value: l, rate: lRate } = inertialLongitude(t)
  const { value: b, rate: bRate } = inertialLatitude(t)
  const x = Math.sin(l) * bRate - Math.sin(b) * Math.cos(b) * Math.cos(l) * lRate
  const y = -Math.cos(l) * bRate - Math.sin(b) * Math.cos(b) * Math.sin(l) * lRate
  return Math.atan2(x, -y) / RADIANS_PER_DEGREE
}
