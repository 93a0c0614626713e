import { anglesOf, type Run, runAt, runsWithin } from '~/jyotish/almanac/angles/growing-angle.ts'
import { type TithiCount, tithiCount } from '~/jyotish/almanac/angles/tithi-count.ts'
import { civilDay } from '~/jyotish/almanac/day/civil-day.ts'
import { type Daylight, type SunriseKind, sunPath } from '~/jyotish/almanac/day/sun-path.ts'
import { type LunarMonth, lunarMonth } from '~/jyotish/almanac/month/lunar-month.ts'
import { type MoonEvents, moonEvents } from '~/jyotish/almanac/moon/moon-events.ts'
import {
  type ChoghadiyaTime,
  choghadiyasOf,
  type Hora,
  horasOf,
} from '~/jyotish/almanac/parts/horas.ts'
import { type Kaals, kaalsOf } from '~/jyotish/almanac/parts/kaals.ts'
import { newSky } from '~/jyotish/almanac/sky/sky.ts'
import type { Place } from '~/jyotish/time/chart-limits.ts'
import type { Span } from '~/jyotish/time/course.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'

export type PanchangRequest = Place & {
  /** `yyyy-mm-dd` on the clocks of the place. */
  readonly date: string
  /** An IANA zone, an offset such as `+05:30`, or `LMT`. */
  readonly zone: string
  /** `upperLimb` unless another definition is wanted. */
  readonly sunriseKind?: SunriseKind
}

type Runs = readonly [Run, ...Run[]]

/** What holds for the day from `sunrise` to `nextSunrise`. */
export type PanchangDay = Kaals &
  TithiCount & {
    readonly kind: 'rises'
    readonly sunrise: UtcMilliseconds
    readonly sunset: UtcMilliseconds
    readonly nextSunrise: UtcMilliseconds
    readonly solarNoon: UtcMilliseconds
    /** The same day by each definition of sunrise; by some the Sun may not rise. */
    readonly daylights: Readonly<Record<SunriseKind, Daylight>>
    /** 0 for Ravivara, Sunday. */
    readonly weekday: number
    readonly civil: Span
    /** All that run at some moment of the day, in order. */
    readonly tithis: Runs
    readonly nakshatras: Runs
    readonly yogas: Runs
    readonly karanas: Runs
    readonly moonSigns: Runs
    /** The Sun's sign at sunrise; its end is a sankranti. */
    readonly sunSign: Run
    readonly month: LunarMonth
    /** From midnight to midnight on the clock, as calendars list them. */
    readonly moonOfCivilDay: MoonEvents
    readonly moonOfDay: MoonEvents
    readonly horas: readonly Hora[]
    readonly choghadiyas: readonly ChoghadiyaTime[]
  }

/** Near a pole the Sun may not rise or set, and then there is no panchang day. */
export type Panchang = PanchangDay | Exclude<Daylight, { kind: 'rises' }>

/**
 * The panchang of a date at a place: sidereal by Lahiri, apparent geocentric places. Instants in
 * milliseconds of UTC; against Swiss Ephemeris the ends are exact to 2 s, sunrise and moonrise to
 * 1 s, sankrantis to 6 s.
 * @throws RangeError, with a text for people, for an invalid date, zone or place, and outside the
 * years 1800 to 2200.
 */
export function panchang(request: PanchangRequest): Panchang {
  const steps = panchangSteps(request)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/**
 * The same in steps, so that a slow phone can draw and listen between two of them.
 * @throws the same, at its first step.
 */
export function* panchangSteps(request: PanchangRequest): Generator<void, Panchang> {
  const { date, zone, sunriseKind = 'upperLimb' } = request
  checkPlace(request)
  const { noon, span: civil, weekday } = civilDay(date, zone, request.longitude)
  yield
  const sky = newSky()
  const { solarNoon, daylight, sunriseBefore } = sunPath(sky.sun, request, noon)
  const day = daylight(sunriseKind)
  if (day.kind !== 'rises') return day
  yield
  const { sunrise, sunset, nextSunrise } = day
  const angles = anglesOf(sky)
  const tithis = runsWithin(angles.tithi, sunrise, nextSunrise)
  yield
  const daylights = {
    upperLimb: daylight('upperLimb'),
    centre: daylight('centre'),
    centreWithoutRefraction: daylight('centreWithoutRefraction'),
  }
  yield
  const moonOfCivilDay = moonEvents(sky.moon, request, civil)
  yield
  const moonOfDay = moonEvents(sky.moon, request, { from: sunrise, until: nextSunrise })
  yield
  return {
    ...day,
    solarNoon,
    daylights,
    weekday,
    civil,
    tithis,
    nakshatras: runsWithin(angles.nakshatra, sunrise, nextSunrise),
    yogas: runsWithin(angles.yoga, sunrise, nextSunrise),
    karanas: runsWithin(angles.karana, sunrise, nextSunrise),
    moonSigns: runsWithin(angles.moonSign, sunrise, nextSunrise),
    ...tithiCount(tithis, nextSunrise, sunriseBefore(sunriseKind)),
    sunSign: runAt(angles.sunSign, sunrise),
    month: lunarMonth(angles, sunrise),
    moonOfCivilDay,
    moonOfDay,
    ...kaalsOf(sunrise, sunset, weekday),
    horas: horasOf(day, weekday),
    choghadiyas: choghadiyasOf(day, weekday),
  }
}

function checkPlace({ latitude, longitude }: Place): void {
  if (!(Math.abs(latitude) < 90)) {
    throw new RangeError('The latitude must be a number between −90 and 90, and not a pole.')
  }
  if (!(Math.abs(longitude) <= 180)) {
    throw new RangeError('The longitude must be a number from −180 to 180.')
  }
}
