import { type Ayanamsha, fromLahiri } from '~/jyotish/almanac/ayanamshas/ayanamshas.ts'
import { siderealLongitude } from '~/jyotish/angle.ts'
import type { Graha } from '~/jyotish/grahas/graha.ts'
import { type Motion, motionOf, opposite } from '~/jyotish/grahas/motion.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'

/**
 * A graha's motion by an ayanamsha, with the mean node. Its speed is by Lahiri: the others differ
 * from it by less than 0.4″ a day.
 */
export function motionBy(graha: Graha, ayanamsha: Ayanamsha): Motion {
  const body = motionOf(graha === 'Ketu' ? 'Rahu' : graha, 'mean')
  const motion = graha === 'Ketu' ? opposite(body) : body
  return ayanamsha === 'lahiri' ? motion : moved(motion, fromLahiri(ayanamsha))
}

function moved(motion: Motion, shift: (instant: UtcMilliseconds) => number): Motion {
  const known = new Map<UtcMilliseconds, ReturnType<Motion>>()
  return (instant) => {
    const there = known.get(instant)
    if (there) return there
    const { longitude, speed } = motion(instant)
    const moving = { longitude: siderealLongitude(longitude + shift(instant)), speed }
    known.set(instant, moving)
    return moving
  }
}
