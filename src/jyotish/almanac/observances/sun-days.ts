import type { Run } from '~/jyotish/almanac/angles/growing-angle.ts'
import { civilDayOrNone } from '~/jyotish/almanac/day/civil-day.ts'
import { type Daylight, type SunriseKind, sunPath } from '~/jyotish/almanac/day/sun-path.ts'
import type { Sky } from '~/jyotish/almanac/sky/sky.ts'
import type { Place } from '~/jyotish/time/chart-limits.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'

/** A date and its daylight. */
export type SunDay = Extract<Daylight, { kind: 'rises' }> & { readonly date: string }

/** The date that carries a run, and why. */
export type Carried = {
  readonly date: string
  /** The sunrise or the sunset that decides. */
  readonly at: UtcMilliseconds
  /** What decides is in the run `once`, on `two` dates of which this is one, or on `none`. */
  readonly holds: 'once' | 'two' | 'none'
}

type Where = Place & { readonly zone: string; readonly sunriseKind: SunriseKind }

const DAY = 86_400_000
/** A nakshatra or a tithi lasts 19 to 28 hours, so these days about its beginning are enough. */
const ABOUT = [-2, -1, 0, 1, 2, 3]

/**
 * The days about a run, in their order, without those on which the Sun does not rise and set and
 * those that the clocks skipped.
 */
export function sunDaysAbout(where: Where, sky: Sky): (run: Run) => readonly SunDay[] {
  const known = new Map<string, SunDay | null>()
  return (run) => ABOUT.flatMap((step) => dayOf(dateOf(run.start + step * DAY)) ?? [])

  function dayOf(date: string): SunDay | null {
    const kept = known.get(date)
    if (kept !== undefined) return kept
    const found = sunOf(date)
    known.set(date, found)
    return found
  }

  function sunOf(date: string): SunDay | null {
    const day = civilDayOrNone(date, where.zone, where.longitude)
    if (day === null) return null
    const daylight = sunPath(sky.sun, where, day.noon).daylight(where.sunriseKind)
    return daylight.kind === 'rises' ? { date, ...daylight } : null
  }
}

/**
 * The date whose sunrise a run holds: the first of two, and when it holds none the date on which it
 * begins and ends between two of them. `null` where the Sun does not rise.
 */
export function bySunrise(run: Run, days: readonly SunDay[]): Carried | null {
  const held = days.filter(({ sunrise }) => run.start <= sunrise && sunrise < run.end)
  const [first] = held
  if (first) return carried(first, first.sunrise, held.length > 1 ? 'two' : 'once')
  const before = days.findLast(({ sunrise }) => sunrise < run.start)
  const isNear = before && run.start - before.sunrise <= NEAR
  return isNear ? carried(before, before.sunrise, 'none') : null
}

/**
 * The date in whose pradosha-kala, the first fifth of the night, a run stands: of two the one of
 * which it takes the greater part, the later when they are equal; and of none the one after it.
 * Others count six ghatis, 2 h 24 min, after sunset.
 *
 * Source: the dates of drikpanchang.com, such as 9 February 2025 in New Delhi, from 19:25 to 20:42,
 * although the run also holds the sunset of the tenth.
 */
export function byPradosha(run: Run, days: readonly SunDay[]): Carried | null {
  const evenings = days.map((day) => ({ day, part: partOfEvening(run, day) }))
  const held = evenings.filter(({ part }) => part > 0)
  const [best] = held.toSorted(
    (one, other) => other.part - one.part || other.day.sunset - one.day.sunset,
  )
  if (best) return carried(best.day, best.day.sunset, held.length > 1 ? 'two' : 'once')
  const after = days.find(({ sunset }) => sunset >= run.end)
  const isNear = after && after.sunset - run.end <= NEAR
  return isNear ? carried(after, after.sunset, 'none') : null
}

const NEAR = DAY + DAY / 8

function partOfEvening(run: Run, { sunset, nextSunrise }: SunDay): number {
  const length = (nextSunrise - sunset) / 5
  return (Math.min(run.end, sunset + length) - Math.max(run.start, sunset)) / length
}

function carried({ date }: SunDay, at: UtcMilliseconds, holds: Carried['holds']): Carried {
  return { date, at, holds }
}

/** The date in Greenwich; the days about it are looked at too. */
function dateOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10)
}
