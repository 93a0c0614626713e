import type { Ayanamsha } from '~/jyotish/almanac/ayanamshas/ayanamshas.ts'
import { checkAlmanacMoment } from '~/jyotish/almanac/day/almanac-limits.ts'
import { crossing } from '~/jyotish/almanac/sky/crossing.ts'
import { interpolated } from '~/jyotish/almanac/sky/interpolated.ts'
import { motionBy } from '~/jyotish/almanac/transits/motion-by.ts'
import { shortestArc } from '~/jyotish/angle.ts'
import { type Sign, signAt } from '~/jyotish/chart/sign.ts'
import type { Graha } from '~/jyotish/grahas/graha.ts'
import type { Motion } from '~/jyotish/grahas/motion.ts'
import type { Span } from '~/jyotish/time/course.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'

/** A graha enters another sign: the next one, or when retrograde the one before. */
export type SignChange = {
  readonly at: UtcMilliseconds
  readonly from: Sign
  readonly to: Sign
  readonly isRetrograde: boolean
}

const DAY = 86_400_000
/** Days between knots: the interpolation strays by less than 0.1″, and no graha turns twice. */
const STEP: Readonly<Record<Graha, number>> = {
  Sun: 1,
  Moon: 0.5,
  Mars: 2,
  Mercury: 1,
  Jupiter: 4,
  Venus: 2,
  Saturn: 8,
  Rahu: 8,
  Ketu: 8,
}

/**
 * Every change of sign of a graha within a span, in order, with retrograde returns. The nodes are
 * the mean ones, always retrograde.
 * @throws RangeError outside the years 1800 to 2200.
 */
export function signChanges(graha: Graha, { from, until }: Span): readonly SignChange[] {
  checkAlmanacMoment(from)
  checkAlmanacMoment(until)
  const changes: SignChange[] = []
  for (const change of changesAfter(graha, from)) {
    if (change.at >= until) break
    changes.push(change)
  }
  return changes
}

/**
 * The first change of sign of a graha after an instant, and those that follow it over the same
 * border: where a graha turns there, it comes back and crosses it again.
 * @throws RangeError outside the years 1800 to 2200.
 */
export function nextCrossings(
  graha: Graha,
  instant: UtcMilliseconds,
  ayanamsha: Ayanamsha = 'lahiri',
): readonly [SignChange, ...SignChange[]] {
  checkAlmanacMoment(instant)
  const changes = changesAfter(graha, instant, ayanamsha)
  const crossings: [SignChange, ...SignChange[]] = [changes.next().value]
  for (const change of changes) {
    if (change.from !== crossings.at(-1)?.to || change.to !== crossings.at(-1)?.from) break
    crossings.push(change)
  }
  return crossings
}

/**
 * The last change of sign of a graha up to an instant, by which it came into its present sign.
 * @throws RangeError outside the years 1800 to 2200.
 */
export function lastSignChange(
  graha: Graha,
  instant: UtcMilliseconds,
  ayanamsha: Ayanamsha = 'lahiri',
): SignChange {
  checkAlmanacMoment(instant)
  const motion = interpolatedBy(graha, ayanamsha)
  const width = STEP[graha] * DAY
  for (let end = instant; ; ) {
    const start = ((Math.ceil(end / width) - 1) * width) as UtcMilliseconds
    const last = oneWay(motion, start, end)
      .flatMap(([from, until]) => changeBetween(motion, from, until) ?? [])
      .at(-1)
    if (last) return last
    end = start
  }
}

/** All changes of sign after an instant, without end. */
export function* changesAfter(
  graha: Graha,
  instant: UtcMilliseconds,
  ayanamsha: Ayanamsha = 'lahiri',
): Generator<SignChange, never> {
  const motion = interpolatedBy(graha, ayanamsha)
  const width = STEP[graha] * DAY
  for (let start = instant; ; ) {
    const end = ((Math.floor(start / width) + 1) * width) as UtcMilliseconds
    for (const [from, until] of oneWay(motion, start, end)) {
      const change = changeBetween(motion, from, until)
      if (change) yield change
    }
    start = end
  }
}

function interpolatedBy(graha: Graha, ayanamsha: Ayanamsha): Motion {
  return interpolated(motionBy(graha, ayanamsha), STEP[graha])
}

type Way = readonly [from: UtcMilliseconds, until: UtcMilliseconds]

/** Divides a step where the graha turns, so that it moves one way only in each part. */
function oneWay(motion: Motion, from: UtcMilliseconds, until: UtcMilliseconds): readonly Way[] {
  const isBackAtEnd = motion(until).speed < 0
  if (motion(from).speed < 0 === isBackAtEnd) return [[from, until]]
  const direction = isBackAtEnd ? -1 : 1
  const turn = crossing((instant) => direction * motion(instant).speed, from, until)
  return [
    [from, turn],
    [turn, until],
  ]
}

function changeBetween(
  motion: Motion,
  start: UtcMilliseconds,
  end: UtcMilliseconds,
): SignChange | null {
  const signOf = (instant: UtcMilliseconds) => Math.floor(motion(instant).longitude / 30)
  const [from, to] = [signOf(start), signOf(end)]
  if (from === to) return null
  const isRetrograde = shortestArc(motion(start).longitude, motion(end).longitude) < 0
  const border = 30 * (isRetrograde ? from : to)
  const direction = isRetrograde ? -1 : 1
  const at = crossing(
    (instant) => direction * shortestArc(border, motion(instant).longitude),
    start,
    end,
  )
  return { at, from: signAt(from), to: signAt(to), isRetrograde }
}
