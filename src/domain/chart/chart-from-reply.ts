import type { ChartReading, GrahaReading, MahadashaReading } from '~/domain/chart/chart-reading.ts'
import {
  type Degrees,
  type DegreesPerDay,
  type SiderealLongitude,
  shortestArc,
  siderealLongitude,
} from '~/jyotish/angle.ts'
import { nakshatraOf } from '~/jyotish/chart/nakshatra.ts'
import { placementOf } from '~/jyotish/chart/placement.ts'
import { SIGNS, type Sign } from '~/jyotish/chart/sign.ts'
import type { Dasha } from '~/jyotish/chart/vimshottari.ts'
import { GRAHAS, type Graha } from '~/jyotish/grahas/graha.ts'
import type { NodeKind } from '~/jyotish/grahas/lunar-node.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'
import { contradiction } from '~/lib/astrology-trouble.ts'

type Optional<Value> = Value | null | undefined

type GrahaReply = {
  readonly sign: Sign
  /** The sidereal longitude, 0 to 360. */
  readonly absolute: number
  readonly speed?: Optional<number>
  readonly retrograde?: Optional<boolean>
  readonly combust?: Optional<boolean>
}

/**
 * The reply of the astrology backend with a chart, of the right shape; optional fields are marked.
 */
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

/** Half of the last digit of degrees given to the hundredth. */
const ROUNDING = 0.005
/** Within a sign, and nearer to its end than any reply can give. */
const LAST_OF_SIGN = 30 - 1e-7

/**
 * Reads the astrology backend's reply. Signs and longitudes are the backend's; nakshatras,
 * navamshas and whole-sign houses come from this app's engine, so that every screen reads one kind
 * of chart, and the true node is used where it is wanted and given.
 * @throws AstrologyError `malformed` when the reply contradicts itself.
 */
export function chartFromReply(reply: ChartReply, node: NodeKind): ChartReading {
  const { lagna, planets, vimshottari } = reply
  const rising = longitudeIn('The lagna', lagna.sign, SIGNS.indexOf(lagna.sign) * 30 + lagna.degree)
  const trueNode = node === 'true' && reply.node !== 'true' ? reply.true_node : null
  const reported = { ...planets, ...trueNode }
  const grahas = Object.fromEntries(
    GRAHAS.map((name) => [name, grahaOf(name, reported[name], lagna.sign)]),
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

function grahaOf(name: Graha, reported: GrahaReply, lagna: Sign): GrahaReading {
  const longitude = longitudeIn(name, reported.sign, reported.absolute)
  return {
    ...placementOf(longitude, lagna),
    speed: (reported.speed ?? null) as DegreesPerDay | null,
    retrograde: reported.retrograde ?? null,
    combust: reported.combust ?? null,
  }
}

/** Moves a longitude that rounding has put across the border of its sign back into the sign. */
function longitudeIn(name: string, sign: Sign, longitude: number): SiderealLongitude {
  const start = SIGNS.indexOf(sign) * 30
  const into = shortestArc(start, longitude)
  if (into < -ROUNDING || into > 30 + ROUNDING) {
    throw contradiction(`${name} is said to be in ${sign} and at ${longitude.toFixed(2)}°`)
  }
  return siderealLongitude(start + Math.min(Math.max(into, 0), LAST_OF_SIGN))
}

/** Its index may count from 0 or from 1: the service's documentation does not say. */
function checkNakshatra(reported: ChartReply['moon_nakshatra'], moon: SiderealLongitude): void {
  const agrees = [-ROUNDING, 0, ROUNDING]
    .map((shift) => nakshatraOf(siderealLongitude(moon + shift)))
    .some(
      ({ index, lord, pada }) =>
        lord === reported.lord &&
        pada === reported.pada &&
        [index, index + 1].includes(reported.index),
    )
  if (!agrees) throw contradiction('the Moon does not stand in the nakshatra it is said to be in')
}

/** A period in the astrology backend's reply; `start` and `end` are ISO dates or instants. */
type DashaReply = {
  readonly lord: Graha
  readonly start: string
  readonly end: string
  readonly partial?: boolean | undefined
}
type BhuktiReply = DashaReply & { readonly pratyantars?: readonly DashaReply[] | undefined }
export type MahadashaReply = DashaReply & { readonly bhuktis: readonly BhuktiReply[] }

/** Dates without a time are exact to the day, and some include the last day and some do not. */
const DAY = 86_400_000

/**
 * Reads the Vimshottari dashas of the astrology backend; differences of a day are closed. The
 * periods of a level must follow one another and fill the one above, except that the first, cut by
 * the birth, may lack its beginning.
 * @throws AstrologyError `malformed` for periods that are missing, out of order, or leave a gap.
 */
export function dashasFromReply(mahadashas: readonly MahadashaReply[]): MahadashaReading[] {
  return periodsOf(mahadashas, null).map(([mahadasha, { bhuktis }]) => ({
    ...mahadasha,
    bhuktis: periodsOf(bhuktis, mahadasha).map(([bhukti, { pratyantars }]) => ({
      ...bhukti,
      pratyantars: pratyantars ? periodsOf(pratyantars, bhukti).map(([part]) => part) : [],
    })),
  }))
}

function periodsOf<Reported extends DashaReply>(
  reported: readonly Reported[],
  whole: Dasha | null,
): [Dasha, Reported][] {
  if (reported.length === 0) throw contradiction('a dasha has no periods')
  let from = whole && !whole.partial ? whole.start : null
  return reported.map((period, index) => {
    const start = from === null ? instantOf(period.start) : met(from, instantOf(period.start))
    const isLast = index === reported.length - 1
    const end = isLast && whole ? met(whole.end, instantOf(period.end)) : instantOf(period.end)
    if (start >= end) throw contradiction('the dashas are not in their order')
    from = end
    return [{ lord: period.lord, start, end, partial: period.partial ?? false }, period]
  })
}

/** The expected instant, if the given one differs from it by a day at most. */
function met(expected: UtcMilliseconds, reported: UtcMilliseconds): UtcMilliseconds {
  if (Math.abs(reported - expected) > DAY) throw contradiction('the dashas leave a gap or overlap')
  return expected
}

const INSTANT =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?(Z|[+-]\d{2}:\d{2})?)?$/

/**
 * Reads an ISO date or instant, to the second; without an offset it is UTC.
 * @throws AstrologyError `malformed`
 */
export function instantOf(text: string): UtcMilliseconds {
  const [, date, time = '00:00', offset = 'Z'] = INSTANT.exec(text) ?? []
  const utc = date ? Date.parse(`${date}T${time}${offset}`) : Number.NaN
  if (Number.isNaN(utc)) throw contradiction('one of its dates cannot be read')
  return utc as UtcMilliseconds
}
