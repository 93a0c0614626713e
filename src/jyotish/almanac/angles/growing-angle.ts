import { crossing } from '~/jyotish/almanac/sky/crossing.ts'
import type { Sky } from '~/jyotish/almanac/sky/sky.ts'
import { type Degrees, inFullCircle, shortestArc } from '~/jyotish/angle.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'

/** An angle of the sky that only grows, round and round, divided into equal parts. */
export type GrowingAngle = {
  readonly at: (instant: UtcMilliseconds) => Degrees
  readonly parts: number
  /** Its mean growth in degrees a day. */
  readonly rate: number
}

/** A part of an angle while it runs: from `start` to just before `end`. */
export type Run = {
  /** 0 for the first part after 0°. */
  readonly index: number
  readonly start: UtcMilliseconds
  readonly end: UtcMilliseconds
}

const DAY = 86_400_000
/** Degrees a day against the stars. */
const MOON = 13.17636
const SUN = 0.98561
/** The actual rates are within this factor of the mean ones. */
const UNEVEN = 1.25

/** The angles of the almanac, by the Sun and the Moon. */
export type AnglesOfSky = Readonly<
  Record<'month' | 'tithi' | 'karana' | 'nakshatra' | 'yoga' | 'moonSign' | 'sunSign', GrowingAngle>
>

/**
 * The angles of the almanac: the Moon's lead over the Sun by 360° (the lunar month, from one new
 * moon to the next), 12° and 6°; the Moon's longitude by 13°20′ and 30°; the sum of both by 13°20′;
 * the Sun's by 30°. Surya Siddhanta, chapter 2, verses 64–66.
 */
export function anglesOf({ sun, moon }: Sky): AnglesOfSky {
  const moonAt = (instant: UtcMilliseconds) => inFullCircle(moon(instant).longitude)
  const sunAt = (instant: UtcMilliseconds) => inFullCircle(sun(instant).longitude)
  const lead = (instant: UtcMilliseconds) => inFullCircle(moonAt(instant) - sunAt(instant))
  const sum = (instant: UtcMilliseconds) => inFullCircle(moonAt(instant) + sunAt(instant))
  return {
    month: { at: lead, parts: 1, rate: MOON - SUN },
    tithi: { at: lead, parts: 30, rate: MOON - SUN },
    karana: { at: lead, parts: 60, rate: MOON - SUN },
    nakshatra: { at: moonAt, parts: 27, rate: MOON },
    yoga: { at: sum, parts: 27, rate: MOON + SUN },
    moonSign: { at: moonAt, parts: 12, rate: MOON },
    sunSign: { at: sunAt, parts: 12, rate: SUN },
  }
}

/** The part that runs at an instant; its ends are exact to the millisecond of the interpolation. */
export function runAt(angle: GrowingAngle, instant: UtcMilliseconds): Run {
  const index = partAt(angle, instant)
  const passed = angle.at(instant) - borderOf(angle, index)
  const start = reached(angle, index, {
    from: instant - (passed / angle.rate) * UNEVEN * DAY - 1,
    until: instant - (passed / angle.rate / UNEVEN) * DAY,
  })
  return { index, start, end: endAfter(angle, index, instant) }
}

/**
 * Every part that runs at some moment of a span, in order: the first may have begun before it, and
 * the last ends at its end or later.
 */
export function runsWithin(
  angle: GrowingAngle,
  from: UtcMilliseconds,
  until: UtcMilliseconds,
): readonly [Run, ...Run[]] {
  let last = runAt(angle, from)
  const runs: [Run, ...Run[]] = [last]
  while (last.end < until) {
    const index = (last.index + 1) % angle.parts
    last = { index, start: last.end, end: endAfter(angle, index, last.end) }
    runs.push(last)
  }
  return runs
}

/** Which part an angle is in. */
function partAt({ at, parts }: GrowingAngle, instant: UtcMilliseconds): number {
  return Math.min(parts - 1, Math.floor((at(instant) * parts) / 360))
}

function borderOf({ parts }: GrowingAngle, index: number): number {
  return (index * 360) / parts
}

function endAfter(angle: GrowingAngle, index: number, instant: UtcMilliseconds): UtcMilliseconds {
  const left = borderOf(angle, index + 1) - angle.at(instant)
  return reached(angle, index + 1, {
    from: instant + (left / angle.rate / UNEVEN) * DAY,
    until: instant + (left / angle.rate) * UNEVEN * DAY + 1,
  })
}

/** When an angle reaches a border; the bracket must hold it. */
function reached(
  angle: GrowingAngle,
  index: number,
  { from, until }: { from: number; until: number },
): UtcMilliseconds {
  const border = borderOf(angle, index)
  return crossing(
    (instant) => shortestArc(border, angle.at(instant)),
    Math.floor(from) as UtcMilliseconds,
    Math.ceil(until) as UtcMilliseconds,
  )
}
