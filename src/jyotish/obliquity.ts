import type { Degrees } from './angle.ts'
import { polynomial } from './polynomial.ts'

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
