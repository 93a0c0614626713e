import { RADIANS_PER_DEGREE } from '~/jyotish/angle.ts'
import type { Standing } from '~/jyotish/grahas/standing.ts'

/** The sine of the altitude of a point at a latitude in degrees; Meeus, chapter 13. */
export function sinOfAltitude({ hourAngle, sinOfDeclination }: Standing, latitude: number): number {
  const phi = latitude * RADIANS_PER_DEGREE
  return (
    Math.sin(phi) * sinOfDeclination +
    Math.cos(phi) * Math.sqrt(1 - sinOfDeclination ** 2) * Math.cos(hourAngle * RADIANS_PER_DEGREE)
  )
}
