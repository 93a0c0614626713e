import { sinOfAltitude } from '~/jyotish/almanac/sky/altitude.ts'
import { crossing } from '~/jyotish/almanac/sky/crossing.ts'
import { turnNear } from '~/jyotish/almanac/sky/turn-near.ts'
import { RADIANS_PER_DEGREE, tropicalLongitude } from '~/jyotish/angle.ts'
import { meanAyanamsha } from '~/jyotish/grahas/ayanamsha.ts'
import { inertialLatitude } from '~/jyotish/grahas/moon.ts'
import type { Motion } from '~/jyotish/grahas/motion.ts'
import { standingOf } from '~/jyotish/grahas/standing.ts'
import type { Place } from '~/jyotish/time/chart-limits.ts'
import type { Span } from '~/jyotish/time/course.ts'
import {
  centuriesSinceJ2000,
  julianDayTt,
  julianDayUt,
  type UtcMilliseconds,
} from '~/jyotish/time/julian-day.ts'

/** When the Moon rises and sets; a day has none, one or two of each. */
export type MoonEvents = {
  readonly rises: readonly UtcMilliseconds[]
  readonly sets: readonly UtcMilliseconds[]
}

const HOUR = 3_600_000
/** The upper limb: the Moon's radius is 0.2725 of its parallax, which lowers it by the whole. */
const LIMB_AND_PARALLAX = 0.7275
const REFRACTION = 34 / 60
/** Degrees that the Moon may climb or sink about a turn within an hour. */
const AN_HOUR_AT_A_TURN = 2.5

/**
 * Moonrises and moonsets of a span, by the upper limb on a level horizon with 34′ of refraction, to
 * some seconds. The height is taken every hour and where it turns, so that a Moon which only grazes
 * the horizon is found too.
 */
export function moonEvents(moon: Motion, place: Place, { from, until }: Span): MoonEvents {
  const height = (instant: UtcMilliseconds) => moonHeight(moon, place, instant)
  const first = Math.floor(from / HOUR) - 1
  const hours = Array.from({ length: Math.ceil(until / HOUR) - first + 2 }, (_, index) => {
    const at = ((first + index) * HOUR) as UtcMilliseconds
    return { at, height: height(at) }
  })
  const points = hours.flatMap((point, index) => {
    const before = hours[index - 1]
    const after = hours[index + 1]
    const isTurn =
      before !== undefined &&
      after !== undefined &&
      (point.height - before.height) * (after.height - point.height) <= 0
    if (!isTurn || Math.abs(point.height) > AN_HOUR_AT_A_TURN) return [point]
    const at = turnNear(height, turnNear(height, point.at))
    const turn = { at, height: height(at) }
    return at < point.at ? [turn, point] : [point, turn]
  })
  const events = { rises: [] as UtcMilliseconds[], sets: [] as UtcMilliseconds[] }
  points.forEach((point, index) => {
    const before = points[index - 1]
    if (!before || before.height < 0 === point.height < 0) return
    const isRise = point.height >= 0
    const sign = isRise ? 1 : -1
    const event = crossing((instant) => sign * height(instant), before.at, point.at)
    if (event >= from && event < until) events[isRise ? 'rises' : 'sets'].push(event)
  })
  return events
}

/** Degrees of the Moon's centre above the altitude at which its limb is on the horizon. */
function moonHeight(moon: Motion, place: Place, instant: UtcMilliseconds): number {
  const jd = julianDayUt(instant)
  const t = centuriesSinceJ2000(julianDayTt(jd))
  const longitude = tropicalLongitude(moon(instant).longitude + meanAyanamsha(t))
  const standing = standingOf(jd, place.longitude, longitude, inertialLatitude(t).value)
  const parallax = Math.asin(sinOfParallax(t)) / RADIANS_PER_DEGREE
  return (
    Math.asin(sinOfAltitude(standing, place.latitude)) / RADIANS_PER_DEGREE -
    (LIMB_AND_PARALLAX * parallax - REFRACTION)
  )
}

/**
 * The ten largest terms of the Moon's distance in kilometres: multiples of D, M and M′, and the
 * cosine (Meeus, Astronomical Algorithms, table 47.A). They come within 0.1 %.
 */
const TERMS = [
  [0, 0, 1, -20_905.355],
  [2, 0, -1, -3699.111],
  [2, 0, 0, -2955.968],
  [0, 0, 2, -569.925],
  [2, 0, -2, 246.158],
  [2, -1, 0, -204.586],
  [2, 0, 1, -170.733],
  [2, -1, -1, -152.138],
  [0, 1, -1, -129.62],
  [1, 0, 0, 108.743],
] as const

const MEAN_DISTANCE = 385_000.56
const EARTH_RADIUS = 6378.14

/** The sine of the Moon's horizontal parallax; `t` in centuries of TT since J2000. */
function sinOfParallax(t: number): number {
  const d = 297.8501921 + 445_267.1114034 * t
  const m = 357.5291092 + 35_999.0502909 * t
  const anomaly = 134.9633964 + 477_198.8675055 * t
  const distance = TERMS.reduce(
    (sum, [ofD, ofM, ofAnomaly, size]) =>
      sum + size * Math.cos((ofD * d + ofM * m + ofAnomaly * anomaly) * RADIANS_PER_DEGREE),
    MEAN_DISTANCE,
  )
  return EARTH_RADIUS / distance
}
