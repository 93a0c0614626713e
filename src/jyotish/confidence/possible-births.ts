import { siderealLongitude } from '~/jyotish/angle.ts'
import type { Graha } from '~/jyotish/grahas/graha.ts'
import type { NodeKind } from '~/jyotish/grahas/lunar-node.ts'
import {
  type LongitudeAt,
  lagnaOf,
  type Motion,
  motionOf,
  opposite,
} from '~/jyotish/grahas/motion.ts'
import type { Place } from '~/jyotish/time/chart-limits.ts'
import type { Span } from '~/jyotish/time/course.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'

/** Half a day before or after is the same as no time of birth. */
const MOST_MINUTES = 720

/**
 * The births that a time known to some minutes before and after leaves possible.
 * @throws RangeError for other minutes than 0 to 720.
 */
export function spanAround(utc: UtcMilliseconds, minutes: number): Span {
  if (!(minutes >= 0 && minutes <= MOST_MINUTES)) {
    throw new RangeError(`A time of birth is sure to 0 to ${MOST_MINUTES} minutes.`)
  }
  const around = Math.round(minutes * 60_000)
  return {
    from: (utc - around) as UtcMilliseconds,
    until: (utc + around + 1) as UtcMilliseconds,
  }
}

/** The motions of the nine grahas, moved by some degrees from Lahiri. */
export function motionsOf(node: NodeKind, shift: number): Readonly<Record<Graha, Motion>> {
  const rahu = motionOf('Rahu', node)
  return {
    Sun: moved(motionOf('Sun', node), shift),
    Moon: moved(motionOf('Moon', node), shift),
    Mars: moved(motionOf('Mars', node), shift),
    Mercury: moved(motionOf('Mercury', node), shift),
    Jupiter: moved(motionOf('Jupiter', node), shift),
    Venus: moved(motionOf('Venus', node), shift),
    Saturn: moved(motionOf('Saturn', node), shift),
    Rahu: moved(rahu, shift),
    Ketu: moved(opposite(rahu), shift),
  }
}

/** The lagna of a place, moved by some degrees from Lahiri. */
export function movedLagna(place: Place, shift: number): LongitudeAt {
  const lagna = lagnaOf(place)
  return shift === 0 ? lagna : (instant) => siderealLongitude(lagna(instant) + shift)
}

/** A motion by another ayanamsha, which lies some degrees from Lahiri. */
export function moved(motion: Motion, shift: number): Motion {
  if (shift === 0) return motion
  return (instant) => {
    const { longitude, speed } = motion(instant)
    return { longitude: siderealLongitude(longitude + shift), speed }
  }
}
