import type { SiderealLongitude } from '~/jyotish/angle.ts'
import { GRAHAS, type Graha } from '~/jyotish/grahas/graha.ts'
import { lagnaOf, motionOf, opposite } from '~/jyotish/grahas/motion.ts'
import { checkPlace, type Place } from '~/jyotish/time/chart-limits.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'

export type BirthPoints = Readonly<Record<'lagna' | Graha, SiderealLongitude>>

/**
 * The lagna and the grahas of a birth, lagna first, with the mean node.
 * @throws RangeError 66° and more from the equator.
 */
export function birthPoints({ utc, ...place }: Place & { utc: UtcMilliseconds }): BirthPoints {
  checkPlace(place)
  const motion = (graha: Graha) =>
    graha === 'Ketu' ? opposite(motionOf('Rahu', 'mean')) : motionOf(graha, 'mean')
  return {
    lagna: lagnaOf(place)(utc),
    ...(Object.fromEntries(GRAHAS.map((graha) => [graha, motion(graha)(utc).longitude])) as Record<
      Graha,
      SiderealLongitude
    >),
  }
}
