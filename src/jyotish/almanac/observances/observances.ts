import {
  anglesOf,
  type GrowingAngle,
  type Run,
  runsWithin,
} from '~/jyotish/almanac/angles/growing-angle.ts'
import { checkAlmanacDate } from '~/jyotish/almanac/day/almanac-limits.ts'
import { startOfDate } from '~/jyotish/almanac/day/civil-day.ts'
import type { SunriseKind } from '~/jyotish/almanac/day/sun-path.ts'
import {
  byPradosha,
  bySunrise,
  type Carried,
  type SunDay,
  sunDaysAbout,
} from '~/jyotish/almanac/observances/sun-days.ts'
import { newSky } from '~/jyotish/almanac/sky/sky.ts'
import type { Place } from '~/jyotish/time/chart-limits.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'

/** What is looked for in the days of a span. */
export type Wanted = {
  /** By their numbers, 0 to 29 from the new moon. */
  readonly tithis: readonly number[]
  /** 0 for Ashwini. */
  readonly nakshatras: readonly number[]
  readonly pradosha: boolean
  readonly sankranti: boolean
}

export type Observance =
  | (Carried & {
      readonly kind: 'tithi' | 'nakshatra' | 'pradosha'
      /** Of the tithi or the nakshatra; `at` is the sunrise of the date, or the sunset at pradosha. */
      readonly run: Run
    })
  /** `sign` is the one that the Sun enters, 0 for Aries. */
  | { readonly kind: 'sankranti'; readonly sign: number; readonly at: UtcMilliseconds }

export type ObservanceRequest = Place & {
  /** An IANA zone, an offset such as `+05:30`, or `LMT`. */
  readonly zone: string
  readonly sunriseKind: SunriseKind
  /** `yyyy-mm-dd` on the clocks of the place: the first date, and the one after the last. */
  readonly from: string
  readonly until: string
  readonly wanted: Wanted
}

export type ObservanceList = {
  /** In the order of their instants. */
  readonly found: readonly Observance[]
  /** How many runs have no date, because the Sun does not rise or set there then. */
  readonly withoutSun: number
}

const DAY = 86_400_000
/** The thirteenth tithis of both halves. */
const TRAYODASHI = [12, 27]

/**
 * The dates of tithis, nakshatras, pradoshas and sankrantis at a place: a date has the tithi, or
 * nakshatra, of its sunrise; of two such dates (vriddhi) the first is taken, and without one
 * (kshaya) that on which it begins and ends. Schools that ask more of an ekadashi, such as none of
 * the tenth tithi before dawn, may keep the day before or after.
 *
 * Sources: Sewell & Dikshit, The Indian Calendar, §§ 31–33; drikpanchang.com, the ekadashi of
 * householders; for pradosha `byPradosha`.
 * @throws RangeError, with a text for people, for an invalid date or zone, and outside the years
 * 1800 to 2200.
 */
export function observancesOf(request: ObservanceRequest): ObservanceList {
  const { from, until, wanted } = request
  checkAlmanacDate(from)
  checkAlmanacDate(until)
  const [begins, ends] = [midnightOf(from), midnightOf(until)]
  const sky = newSky()
  const angles = anglesOf(sky)
  const daysAbout = sunDaysAbout(request, sky)
  const carried = [
    ...carriedBy('tithi', runsOf(angles.tithi, wanted.tithis), bySunrise),
    ...carriedBy('nakshatra', runsOf(angles.nakshatra, wanted.nakshatras), bySunrise),
    ...carriedBy('pradosha', runsOf(angles.tithi, wanted.pradosha ? TRAYODASHI : []), byPradosha),
  ]
  const dated = carried.flatMap(({ kind, run, day }): Observance[] =>
    day && from <= day.date && day.date < until ? [{ kind, run, ...day }] : [],
  )
  const undated = carried.filter(
    ({ run, day }) => day === null && begins <= run.start && run.start < ends,
  )
  const sankrantis = wanted.sankranti ? sankrantisOf(angles.sunSign, begins, ends) : []
  return {
    found: [...dated, ...sankrantis].sort((one, other) => one.at - other.at),
    withoutSun: undated.length,
  }

  /** Those that may belong to a date of the span, with two days before and after it. */
  function runsOf(angle: GrowingAngle, indices: readonly number[]): readonly Run[] {
    if (indices.length === 0) return []
    const runs = runsWithin(angle, at(begins - 2 * DAY), at(ends + 2 * DAY))
    return runs.filter(({ index }) => indices.includes(index))
  }

  function midnightOf(date: string) {
    return startOfDate(date, request.zone, request.longitude)
  }

  function carriedBy(
    kind: Exclude<Observance['kind'], 'sankranti'>,
    runs: readonly Run[],
    by: (run: Run, days: readonly SunDay[]) => Carried | null,
  ) {
    return runs.map((run) => ({ kind, run, day: by(run, daysAbout(run)) }))
  }
}

function sankrantisOf(
  sunSign: GrowingAngle,
  begins: UtcMilliseconds,
  ends: UtcMilliseconds,
): Observance[] {
  return runsWithin(sunSign, begins, ends)
    .filter(({ end }) => end < ends)
    .map(({ index, end }) => ({ kind: 'sankranti', sign: (index + 1) % sunSign.parts, at: end }))
}

const at = (instant: number) => instant as UtcMilliseconds
