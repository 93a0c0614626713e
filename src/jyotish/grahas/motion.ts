import {
  type Degrees,
  type DegreesPerDay,
  type SiderealLongitude,
  siderealLongitude,
} from '~/jyotish/angle.ts'
import { apparentPositions } from '~/jyotish/grahas/apparent-position.ts'
import { ascendant } from '~/jyotish/grahas/ascendant.ts'
import { toSidereal } from '~/jyotish/grahas/ayanamsha.ts'
import type { Graha } from '~/jyotish/grahas/graha.ts'
import { lunarNode, type NodeKind } from '~/jyotish/grahas/lunar-node.ts'
import { apparentMoon } from '~/jyotish/grahas/moon.ts'
import type { Place } from '~/jyotish/time/chart-limits.ts'
import {
  centuriesSinceJ2000,
  julianDayTt,
  julianDayUt,
  type UtcMilliseconds,
} from '~/jyotish/time/julian-day.ts'

type Body = Exclude<Graha, 'Ketu'>
type Moving = { readonly longitude: SiderealLongitude; readonly speed: DegreesPerDay }
/** The longitude of a point of the zodiac at an instant. */
export type LongitudeAt = (instant: UtcMilliseconds) => SiderealLongitude
/** The longitude of a graha at an instant, and its speed. */
export type Motion = (instant: UtcMilliseconds) => Moving

/**
 * A graha without the rest of the chart; results are kept, so the same instant is computed once.
 */
export function motionOf(body: Body, node: NodeKind): Motion {
  const known = new Map<UtcMilliseconds, Moving>()
  return (instant) => {
    const moving = known.get(instant) ?? movingAt(body, node, instant)
    known.set(instant, moving)
    return moving
  }
}

/** Ketu is opposite Rahu and moves with it. */
export function opposite(motion: Motion): Motion {
  return (instant) => {
    const { longitude, speed } = motion(instant)
    return { longitude: siderealLongitude(longitude + 180), speed }
  }
}

function movingAt(body: Body, node: NodeKind, instant: UtcMilliseconds): Moving {
  const jd = julianDayTt(julianDayUt(instant))
  const { longitude, speed } = apparent()
  return { longitude: toSidereal(longitude, centuriesSinceJ2000(jd)), speed }

  function apparent() {
    if (body === 'Moon') return apparentMoon(jd)
    if (body === 'Rahu') return lunarNode(node, jd)
    return apparentPositions(jd)(body)
  }
}

/** The lagna of a place without the rest of the chart. */
export function lagnaOf({ latitude, longitude }: Place): LongitudeAt {
  return (instant) => ascendant(julianDayUt(instant), latitude as Degrees, longitude as Degrees)
}
