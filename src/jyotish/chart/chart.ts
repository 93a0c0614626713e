import { type Degrees, type DegreesPerDay, siderealLongitude } from '~/jyotish/angle.ts'
import { type Placement, placementOf } from '~/jyotish/chart/placement.ts'
import { type Sign, signOf } from '~/jyotish/chart/sign.ts'
import { type Tithi, tithiOf } from '~/jyotish/chart/tithi.ts'
import { type Mahadasha, vimshottari } from '~/jyotish/chart/vimshottari.ts'
import { type Apparent, apparentPositions } from '~/jyotish/grahas/apparent-position.ts'
import { ascendant } from '~/jyotish/grahas/ascendant.ts'
import { meanAyanamsha, toSidereal } from '~/jyotish/grahas/ayanamsha.ts'
import { isCombust } from '~/jyotish/grahas/combustion.ts'
import type { Graha } from '~/jyotish/grahas/graha.ts'
import { lunarNode, type NodeKind } from '~/jyotish/grahas/lunar-node.ts'
import { apparentMoon } from '~/jyotish/grahas/moon.ts'
import { nutation } from '~/jyotish/grahas/nutation.ts'
import { checkMoment, checkPlace, type Place } from '~/jyotish/time/chart-limits.ts'
import {
  centuriesSinceJ2000,
  julianDayTt,
  julianDayUt,
  type UtcMilliseconds,
} from '~/jyotish/time/julian-day.ts'

export type GrahaPlacement = Placement & {
  readonly speed: DegreesPerDay
  readonly retrograde: boolean
  readonly combust: boolean
}

export type Chart = {
  readonly utc: UtcMilliseconds
  readonly place: Place
  /** Lahiri without nutation, and with nutation as some programs show it. */
  readonly ayanamsha: Degrees
  readonly ayanamshaWithNutation: Degrees
  readonly lagna: Placement
  /** Which node Rahu and Ketu are in `grahas`. */
  readonly node: NodeKind
  readonly grahas: Readonly<Record<Graha, GrahaPlacement>>
  /** Rahu by both reckonings, independent of `node`. */
  readonly rahu: Readonly<Record<NodeKind, GrahaPlacement>>
  readonly tithi: Tithi
  readonly mahadashas: readonly Mahadasha[]
}

export type ChartRequest = Place & {
  readonly utc: UtcMilliseconds
  readonly node: NodeKind
}

/**
 * The chart of an instant, milliseconds of UTC, at a place, degrees north and east: apparent
 * geocentric positions, Lahiri (mean) ayanamsha, whole-sign houses, Vimshottari with a year of
 * 365.25 days. `MEASURED_ACCURACY` holds the errors, which can be larger for a planet almost behind
 * the Sun, whose light is bent, and for the Moon before 1900 and after 2030, when the rotation of
 * the Earth is known less well.
 * @throws RangeError outside the years 1800 to 2100, or 66° and more from the equator.
 */
export function chartOf({ utc, latitude, longitude, node }: ChartRequest): Chart {
  checkMoment(utc)
  checkPlace({ latitude, longitude })
  const jdUt = julianDayUt(utc)
  const jdTt = julianDayTt(jdUt)
  const t = centuriesSinceJ2000(jdTt)
  const ayanamsha = meanAyanamsha(t)
  const rising = ascendant(jdUt, latitude as Degrees, longitude as Degrees)
  const lagnaSign = signOf(rising)

  const seen = apparentPositions(jdTt)
  const sun = seen('Sun')
  const sunLongitude = toSidereal(sun.longitude, t)
  const place = (graha: Graha, apparent: Apparent): GrahaPlacement => {
    const at = toSidereal(apparent.longitude, t)
    const retrograde = apparent.speed < 0
    const combust = isCombust(graha, at, retrograde, sunLongitude)
    return { ...placementOf(at, lagnaSign), speed: apparent.speed, retrograde, combust }
  }

  const moon = place('Moon', apparentMoon(jdTt))
  const rahu = {
    mean: place('Rahu', lunarNode('mean', jdTt)),
    true: place('Rahu', lunarNode('true', jdTt)),
  }
  return {
    utc,
    place: { latitude, longitude },
    ayanamsha,
    ayanamshaWithNutation: (ayanamsha + nutation(t).longitude) as Degrees,
    lagna: placementOf(rising, lagnaSign),
    node,
    grahas: {
      Sun: place('Sun', sun),
      Moon: moon,
      Mars: place('Mars', seen('Mars')),
      Mercury: place('Mercury', seen('Mercury')),
      Jupiter: place('Jupiter', seen('Jupiter')),
      Venus: place('Venus', seen('Venus')),
      Saturn: place('Saturn', seen('Saturn')),
      Rahu: rahu[node],
      Ketu: ketuOf(rahu[node], lagnaSign),
    },
    rahu,
    tithi: tithiOf(moon.longitude, sunLongitude),
    mahadashas: vimshottari(moon.longitude, utc),
  }
}

/** Ketu is opposite Rahu and moves with it. */
export function ketuOf(rahu: GrahaPlacement, lagna: Sign): GrahaPlacement {
  return { ...rahu, ...placementOf(siderealLongitude(rahu.longitude + 180), lagna) }
}
