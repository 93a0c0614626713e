import { contradiction } from '~/domain/astrology-trouble.ts'
import type { ChartReading, GrahaReading } from '~/domain/chart-reading.ts'
import { dashasFromReply, instantOf, type MahadashaReply } from '~/domain/dashas-from-reply.ts'
import {
  type Degrees,
  type DegreesPerDay,
  type SiderealLongitude,
  shortestArc,
  siderealLongitude,
} from '~/jyotish/angle.ts'
import { GRAHAS, type Graha } from '~/jyotish/graha.ts'
import type { NodeKind } from '~/jyotish/lunar-node.ts'
import { nakshatraOf } from '~/jyotish/nakshatra.ts'
import { placementOf } from '~/jyotish/placement.ts'
import { SIGNS, type Sign } from '~/jyotish/sign.ts'

type Optional<Value> = Value | null | undefined

type GrahaReply = {
  readonly sign: Sign
  /** The sidereal longitude, 0 to 360. */
  readonly absolute: number
  readonly speed?: Optional<number>
  readonly retrograde?: Optional<boolean>
  readonly combust?: Optional<boolean>
}

/** The chart response of the astrology backend, of the right shape; what may be missing is marked. */
export type ChartReply = {
  readonly lagna: { readonly sign: Sign; readonly degree: number }
  readonly planets: Readonly<Record<Graha, GrahaReply>>
  readonly moon_nakshatra: { readonly index: number; readonly lord: Graha; readonly pada: number }
  readonly vimshottari: { readonly mahadashas: readonly MahadashaReply[] }
  readonly utc?: Optional<string>
  readonly ayanamsha?: Optional<number>
  readonly ayanamsha_with_nutation?: Optional<number>
  readonly node?: Optional<NodeKind>
  readonly true_node?: Optional<{ readonly Rahu: GrahaReply; readonly Ketu: GrahaReply }>
}

/** Half of the last place of degrees that are told to the hundredth. */
const ROUNDING = 0.005
/** Within a sign, and below what anybody tells. */
const LAST_OF_SIGN = 30 - 1e-7

/**
 * Reads what the astrology backend answered. Signs and longitudes are its own; nakshatras,
 * navamshas and whole-sign houses are placed by this app's engine, so that every screen reads one
 * kind of chart. The true node is taken where it is wanted and told.
 * @throws AstrologyError `malformed` when the answer contradicts itself.
 */
export function chartFromReply(reply: ChartReply, node: NodeKind): ChartReading {
  const { lagna, planets, vimshottari } = reply
  const rising = longitudeIn('The lagna', lagna.sign, SIGNS.indexOf(lagna.sign) * 30 + lagna.degree)
  const trueNode = node === 'true' && reply.node !== 'true' ? reply.true_node : null
  const told = { ...planets, ...trueNode }
  const grahas = Object.fromEntries(
    GRAHAS.map((name) => [name, grahaOf(name, told[name], lagna.sign)]),
  ) as Record<Graha, GrahaReading>
  checkNakshatra(reply.moon_nakshatra, grahas.Moon.longitude)
  return {
    computedBy: 'backend',
    utc: reply.utc ? instantOf(reply.utc) : null,
    ayanamsha: (reply.ayanamsha ?? null) as Degrees | null,
    ayanamshaWithNutation: (reply.ayanamsha_with_nutation ?? null) as Degrees | null,
    node: trueNode ? 'true' : (reply.node ?? null),
    lagna: placementOf(rising, lagna.sign),
    grahas,
    mahadashas: dashasFromReply(vimshottari.mahadashas),
  }
}

function grahaOf(name: Graha, told: GrahaReply, lagna: Sign): GrahaReading {
  const longitude = longitudeIn(name, told.sign, told.absolute)
  return {
    ...placementOf(longitude, lagna),
    speed: (told.speed ?? null) as DegreesPerDay | null,
    retrograde: told.retrograde ?? null,
    combust: told.combust ?? null,
  }
}

/** A longitude that rounding has carried over the border of its sign is brought back into it. */
function longitudeIn(name: string, sign: Sign, longitude: number): SiderealLongitude {
  const start = SIGNS.indexOf(sign) * 30
  const into = shortestArc(start, longitude)
  if (into < -ROUNDING || into > 30 + ROUNDING) {
    throw contradiction(`${name} is said to be in ${sign} and at ${longitude.toFixed(2)}°`)
  }
  return siderealLongitude(start + Math.min(Math.max(into, 0), LAST_OF_SIGN))
}

/** Its index may count from 0 or from 1; which is meant is not documented. */
function checkNakshatra(told: ChartReply['moon_nakshatra'], moon: SiderealLongitude): void {
  const agrees = [-ROUNDING, 0, ROUNDING]
    .map((shift) => nakshatraOf(siderealLongitude(moon + shift)))
    .some(
      ({ index, lord, pada }) =>
        lord === told.lord && pada === told.pada && [index, index + 1].includes(told.index),
    )
  if (!agrees) throw contradiction('the Moon does not stand in the nakshatra it is said to be in')
}
