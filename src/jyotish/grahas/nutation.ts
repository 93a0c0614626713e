import { type Degrees, RADIANS_PER_DEGREE } from '~/jyotish/angle.ts'
import { polynomial } from '~/jyotish/time/julian-day.ts'

/**
 * The small oscillation of the Earth's axis: the true equinox and obliquity minus the mean ones.
 */
export type Nutation = { readonly longitude: Degrees; readonly obliquity: Degrees }

/**
 * The 25 largest of the 106 terms of the IAU 1980 theory (Seidelmann 1982; Meeus, Astronomical
 * Algorithms, table 22.A): multiples of D, M, M′, F and Ω, then the sine of longitude and the
 * cosine of obliquity with their changes a century, in 0.0001″. What is left out stays below 0.02″.
 */
const TERMS: readonly (readonly number[])[] = [
  [0, 0, 0, 0, 1, -171996, -174.2, 92025, 8.9],
  [-2, 0, 0, 2, 2, -13187, -1.6, 5736, -3.1],
  [0, 0, 0, 2, 2, -2274, -0.2, 977, -0.5],
  [0, 0, 0, 0, 2, 2062, 0.2, -895, 0.5],
  [0, 1, 0, 0, 0, 1426, -3.4, 54, -0.1],
  [0, 0, 1, 0, 0, 712, 0.1, -7, 0],
  [-2, 1, 0, 2, 2, -517, 1.2, 224, -0.6],
  [0, 0, 0, 2, 1, -386, -0.4, 200, 0],
  [0, 0, 1, 2, 2, -301, 0, 129, -0.1],
  [-2, -1, 0, 2, 2, 217, -0.5, -95, 0.3],
  [-2, 0, 1, 0, 0, -158, 0, 0, 0],
  [-2, 0, 0, 2, 1, 129, 0.1, -70, 0],
  [0, 0, -1, 2, 2, 123, 0, -53, 0],
  [2, 0, 0, 0, 0, 63, 0, 0, 0],
  [0, 0, 1, 0, 1, 63, 0.1, -33, 0],
  [2, 0, -1, 2, 2, -59, 0, 26, 0],
  [0, 0, -1, 0, 1, -58, -0.1, 32, 0],
  [0, 0, 1, 2, 1, -51, 0, 27, 0],
  [-2, 0, 2, 0, 0, 48, 0, 0, 0],
  [0, 0, -2, 2, 1, 46, 0, -24, 0],
  [2, 0, 0, 2, 2, -38, 0, 16, 0],
  [0, 0, 2, 2, 2, -31, 0, 13, 0],
  [0, 0, 2, 0, 0, 29, 0, 0, 0],
  [-2, 0, 1, 2, 2, 29, 0, -12, 0],
  [0, 0, 0, 2, 0, 26, 0, 0, 0],
]

const UNITS_PER_DEGREE = 36_000_000

/** Δψ and Δε. The arguments, in degrees, are those of Meeus, chapter 22. */
export function nutation(t: number): Nutation {
  const arguments_ = [
    polynomial(t, 297.85036, 445_267.11148, -0.0019142, 1 / 189_474),
    polynomial(t, 357.52772, 35_999.05034, -0.0001603, -1 / 300_000),
    polynomial(t, 134.96298, 477_198.867398, 0.0086972, 1 / 56_250),
    polynomial(t, 93.27191, 483_202.017538, -0.0036825, 1 / 327_270),
    polynomial(t, 125.04452, -1934.136261, 0.0020708, 1 / 450_000),
  ]
  let longitude = 0
  let obliquity = 0
  for (const term of TERMS) {
    const angle = arguments_.reduce((sum, argument, at) => sum + argument * (term[at] ?? 0), 0)
    const [sine = 0, sineRate = 0, cosine = 0, cosineRate = 0] = term.slice(5)
    longitude += (sine + sineRate * t) * Math.sin(angle * RADIANS_PER_DEGREE)
    obliquity += (cosine + cosineRate * t) * Math.cos(angle * RADIANS_PER_DEGREE)
  }
  return {
    longitude: (longitude / UNITS_PER_DEGREE) as Degrees,
    obliquity: (obliquity / UNITS_PER_DEGREE) as Degrees,
  }
}

/** The mean obliquity of the ecliptic, ε_A of IAU 2006 (Capitaine et al. 2003, P03). */
export function meanObliquity(t: number): Degrees {
  const arcseconds = polynomial(
    t,
    84_381.406,
    -46.836769,
    -0.0001831,
    0.0020034,
    -0.000000576,
    -0.0000000434,
  )
  return (arcseconds / 3600) as Degrees
}
