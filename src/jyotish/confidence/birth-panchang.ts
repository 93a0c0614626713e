import {
  anglesOf,
  type GrowingAngle,
  runAt,
  runsWithin,
} from '~/jyotish/almanac/angles/growing-angle.ts'
import { type Ayanamsha, fromLahiri } from '~/jyotish/almanac/ayanamshas/ayanamshas.ts'
import { civilDay } from '~/jyotish/almanac/day/civil-day.ts'
import { sunPath } from '~/jyotish/almanac/day/sun-path.ts'
import { newSky } from '~/jyotish/almanac/sky/sky.ts'
import { moved, spanAround } from '~/jyotish/confidence/possible-births.ts'
import type { Motion } from '~/jyotish/grahas/motion.ts'
import { checkMoment, checkPlace, type Place } from '~/jyotish/time/chart-limits.ts'
import { type Course, courseOf, type Span } from '~/jyotish/time/course.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'

export type BirthPanchangRequest = Place & {
  readonly utc: UtcMilliseconds
  /** `yyyy-mm-dd` on the clock of the place, and that clock: an IANA zone, `+05:30`, or `LMT`. */
  readonly date: string
  readonly zone: string
  /** How exact the time of birth is: this many minutes either way, 0 to 720. */
  readonly minutes: number
  readonly ayanamsha: Ayanamsha
}

/** A limb at the birth, and what it is for every birth that the time leaves possible. */
export type LimbOfBirth<Value> = { readonly value: Value; readonly course: Course<Value> }

/** The limbs of a birth that its chart does not hold: numbers, as in a `Run`. */
export type BirthPanchang = Readonly<Record<'tithi' | 'yoga' | 'karana', LimbOfBirth<number>>> & {
  /** 0 for Ravivara, Sunday; `null` where near a pole no sunrise begins the day, or none ends it. */
  readonly vara: LimbOfBirth<number | null>
}

/**
 * The tithi, vara, yoga and karana of a birth. A vara runs from sunrise, the upper limb on a level horizon, to
 * sunrise: a birth before it has that of the day before. Ends are exact as those of `panchang`.
 * @throws RangeError, with a text for people, for an invalid date, zone, place or number of minutes, and outside
 * the years 1800 to 2200.
 */
export function birthPanchang(request: BirthPanchangRequest): BirthPanchang {
  const { utc, minutes, ayanamsha } = request
  checkMoment(utc)
  checkPlace(request)
  const sky = newSky()
  const shift = fromLahiri(ayanamsha)(utc)
  const angles = anglesOf({ sun: moved(sky.sun, shift), moon: moved(sky.moon, shift) })
  const span = spanAround(utc, minutes)
  const limb = (angle: GrowingAngle) => limbOf(angle, utc, span)
  return {
    tithi: limb(angles.tithi),
    yoga: limb(angles.yoga),
    karana: limb(angles.karana),
    vara: varaOf(request, sky.sun, span),
  }
}

function limbOf(angle: GrowingAngle, utc: UtcMilliseconds, span: Span): LimbOfBirth<number> {
  const runs = runsWithin(angle, span.from, span.until)
  const borders = runs.slice(1).map(({ start }) => start)
  return {
    value: runAt(angle, utc).index,
    course: courseOf(span, borders, (instant) => runAt(angle, instant).index),
  }
}

const DAY = 86_400_000

function varaOf(
  request: BirthPanchangRequest,
  sun: Motion,
  span: Span,
): LimbOfBirth<number | null> {
  const { date, zone, longitude, utc } = request
  const { noon, weekday } = civilDay(date, zone, longitude)
  // The date, two days before and two after: half a day of doubt and a clock far from the Sun stay within.
  const days = [-2, -1, 0, 1, 2].map((days) => {
    const path = sunPath(sun, request, (noon + days * DAY) as UtcMilliseconds)
    return { daylight: path.daylight('upperLimb'), weekday: (weekday + days + 7) % 7 }
  })
  const varaAt = (instant: UtcMilliseconds) =>
    days.find(
      ({ daylight }) =>
        daylight.kind === 'rises' && daylight.sunrise <= instant && instant < daylight.nextSunrise,
    )?.weekday ?? null
  const borders = days
    .flatMap(({ daylight }) =>
      daylight.kind === 'rises' ? [daylight.sunrise, daylight.nextSunrise] : [],
    )
    .filter((at) => span.from < at && at < span.until)
  return { value: varaAt(utc), course: courseOf(span, borders, varaAt) }
}
