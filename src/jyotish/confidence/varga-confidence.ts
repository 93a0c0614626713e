import { type Ayanamsha, fromLahiri } from '~/jyotish/almanac/ayanamshas/ayanamshas.ts'
import { crossing } from '~/jyotish/almanac/sky/crossing.ts'
import {
  partsOf,
  VARGAS,
  type Varga,
  type VargaMethod,
  vargaSign,
} from '~/jyotish/almanac/vargas/varga.ts'
import { inFullCircle, shortestArc, siderealLongitude } from '~/jyotish/angle.ts'
import type { ChartRequest } from '~/jyotish/chart/chart.ts'
import type { Sign } from '~/jyotish/chart/sign.ts'
import { motionsOf, movedLagna, spanAround } from '~/jyotish/confidence/possible-births.ts'
import { turnsOf } from '~/jyotish/confidence/turns.ts'
import { GRAHAS, type Graha } from '~/jyotish/grahas/graha.ts'
import type { LongitudeAt, Motion } from '~/jyotish/grahas/motion.ts'
import { checkMoment, checkPlace } from '~/jyotish/time/chart-limits.ts'
import type { Span } from '~/jyotish/time/course.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'

/** The rules of the vargas; Parashara's where none is named. */
export type VargaMethods = Readonly<Partial<Record<Varga, VargaMethod>>>

export type VargaConfidence = {
  /**
   * For how many milliseconds before and after the birth the lagna keeps its sign of this varga, up
   * to half a day.
   */
  readonly lagnaHolds: { readonly earlier: number; readonly later: number }
  /** The grahas that keep theirs for every possible birth. */
  readonly firm: readonly Graha[]
}

const HALF_DAY = 43_200_000

/**
 * What is certain in each varga of a birth whose time is known to some minutes. Lagna and grahas are
 * followed from border to border of the parts, so no change is missed between two instants.
 * @param minutes 0 to 720 before and after
 * @throws RangeError as `chartConfidence` does, and for a rule that is not on offer.
 */
export function vargaConfidence(
  { utc, latitude, longitude, node }: ChartRequest,
  minutes: number,
  methods: VargaMethods = {},
  ayanamsha: Ayanamsha = 'lahiri',
): Readonly<Record<Varga, VargaConfidence>> {
  checkMoment(utc)
  checkPlace({ latitude, longitude })
  const span = spanAround(utc, minutes)
  const shift = fromLahiri(ayanamsha)(utc)
  const lagna = movedLagna({ latitude, longitude }, shift)
  const motions = motionsOf(node, shift)
  const ways = GRAHAS.map((graha) => ({ graha, ways: waysOf(motions[graha], span) }))
  const confidenceOf = (varga: Varga): VargaConfidence => {
    const parts = partsIn(varga, methods[varga])
    return {
      lagnaHolds: {
        later: lagnaHolds(parts, lagna, utc, 1),
        earlier: lagnaHolds(parts, lagna, utc, -1),
      },
      firm: ways.filter(({ ways }) => isOneSign(parts, ways)).map(({ graha }) => graha),
    }
  }
  return Object.fromEntries(VARGAS.map((varga) => [varga, confidenceOf(varga)])) as Record<
    Varga,
    VargaConfidence
  >
}

/** The parts of a varga round the zodiac: how wide one is, and its sign; any whole number. */
type Parts = { readonly width: number; readonly signOf: (part: number) => Sign }

function partsIn(varga: Varga, method?: VargaMethod): Parts {
  const width = 30 / partsOf(varga)
  return {
    width,
    signOf: (part) => vargaSign(varga, siderealLongitude((part + 0.5) * width), method),
  }
}

/** From where to where a graha moves, one way only; the second may be beyond a full turn. */
type Way = readonly [from: number, to: number]

function waysOf(motion: Motion, span: Span): readonly Way[] {
  const ends = [...turnsOf(motion, span), (span.until - 1) as UtcMilliseconds]
  return ends.map((end, index) => {
    const from = motion(ends[index - 1] ?? span.from).longitude
    return [from, from + shortestArc(from, motion(end).longitude)]
  })
}

function isOneSign({ width, signOf }: Parts, ways: readonly Way[]): boolean {
  const signs = ways.flatMap((way) => {
    const [first = 0, last = 0] = way.map((at) => Math.floor(at / width)).toSorted((a, b) => a - b)
    return Array.from({ length: last - first + 1 }, (_, index) => signOf(first + index))
  })
  return new Set(signs).size === 1
}

/**
 * How long the lagna keeps its sign, forward or back from an instant. It only moves forward, and
 * less than a full turn in half a day.
 */
function lagnaHolds(
  { width, signOf }: Parts,
  lagna: LongitudeAt,
  utc: UtcMilliseconds,
  direction: 1 | -1,
): number {
  const at = lagna(utc)
  const first = Math.floor(at / width)
  let part = first
  while (Math.abs(part - first) * width < 360 && signOf(part) === signOf(first)) part += direction
  const border = (direction === 1 ? part : part + 1) * width
  const short = (after: number) => {
    const there = lagna((utc + direction * after) as UtcMilliseconds)
    return inFullCircle(direction * (there - at)) - direction * (border - at)
  }
  if (short(0) >= 0) return 0
  if (short(HALF_DAY) < 0) return HALF_DAY
  return crossing(short, 0 as UtcMilliseconds, HALF_DAY as UtcMilliseconds)
}
