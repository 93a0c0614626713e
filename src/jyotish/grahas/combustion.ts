import { type SiderealLongitude, shortestArc } from '~/jyotish/angle.ts'
import type { Graha } from '~/jyotish/grahas/graha.ts'

/**
 * How near the Sun a graha is combust, in degrees: when moving forward, and when retrograde. The
 * text gives degrees of time; they are applied along the ecliptic, as is usual.
 *
 * Source: Surya Siddhanta, chapter 9, verses 6–9, and for the Moon chapter 10, verse 1.
 */
const ORBS: Partial<Record<Graha, readonly [forward: number, retrograde: number]>> = {
  Moon: [12, 12],
  Mars: [17, 17],
  Mercury: [14, 12],
  Jupiter: [11, 11],
  Venus: [10, 8],
  Saturn: [15, 15],
}

/** The Sun and the nodes are never combust. */
export function isCombust(
  graha: Graha,
  longitude: SiderealLongitude,
  retrograde: boolean,
  sun: SiderealLongitude,
): boolean {
  const orb = ORBS[graha]?.[retrograde ? 1 : 0]
  return orb !== undefined && Math.abs(shortestArc(sun, longitude)) < orb
}
