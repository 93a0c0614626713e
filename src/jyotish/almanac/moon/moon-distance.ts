import { RADIANS_PER_DEGREE } from '~/jyotish/angle.ts'

/**
 * The ten largest terms of the Moon's distance in kilometres: multiples of D, M and M′, and the
 * cosine (Meeus, Astronomical Algorithms, table 47.A). They come within 0.1 %.
 */
const TERMS = [
  [0, 0, 1, -20_905.355],
  [2, 0, -1, -3699.111],
  [2, 0, 0, -2955.968],
  [0, 0, 2, -569.925],
  [2, 0, -2, 246.158],
  [2, -1, 0, -204.586],
  [2, 0, 1, -170.733],
  [2, -1, -1, -152.138],
  [0, 1, -1, -129.62],
  [1, 0, 0, 108.743],
] as const

const MEAN_DISTANCE = 385_000.56
const EARTH_RADIUS = 6378.14

/** The sine of the Moon's horizontal parallax; `t` in centuries of TT since J2000. */
export function sinOfParallax(t: number): number {
  const d = 297.8501921 + 445_267.1114034 * t
  const m = 357.5291092 + 35_999.0502909 * t
  const anomaly = 134.9633964 + 477_198.8675055 * t
  const distance = TERMS.reduce(
    (sum, [ofD, ofM, ofAnomaly, size]) =>
      sum + size * Math.cos((ofD * d + ofM * m + ofAnomaly * anomaly) * RADIANS_PER_DEGREE),
    MEAN_DISTANCE,
  )
  return EARTH_RADIUS / distance
}
