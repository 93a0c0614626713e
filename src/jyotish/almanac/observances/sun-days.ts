import type { Run } from '~/jyotish/almanac/angles/growing-angle.ts'
import { civilDay } from '~/jyotish/almanac/day/civil-day.ts'
import { type SunriseKind, sunPath } from '~/jyotish/almanac/day/sun-path.ts'
import type { Sky } from '~/jyotish/almanac/sky/sky.ts'
import type { Place } from '~/jyotish/chart/chart-limits.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'

/** A date, and the sunrise or the sunset of it that decides. */
export type SunDay = { readonly date: string; readonly at: UtcMilliseconds }

/** The date that carries a run, and why. */
export type Carried = SunDay & {
  /** `once` in the run, the first of `two`, or the last before it, when the run holds `none`. */
  readonly holds: 'once' | 'two' | 'none'
}

type Where = Place & { readonly zone: string; readonly sunriseKind: SunriseKind }

const DAY = 86_400_000
/** A nakshatra or a tithi lasts 19 to 28 hours, so these days about its beginning are enough. */
const ABOUT = [-2, -1, 0, 1, 2, 3]

/**
 * Finds the date whose sunrise, or sunset, a run holds: the first of two, and when it holds none the
 * date on which it begins and ends between two of them. `null` where the Sun does not rise or set.
 */
export function sunDaysAt(where: Where, sky: Sky, which: 'sunrise' | 'sunset') {
  const known = new Map<string, SunDay | null>()
  return (run: Run): Carried | null => {
    const days = ABOUT.flatMap((step) => dayOf(dateOf(run.start + step * DAY)) ?? [])
    const held = days.filter(({ at }) => run.start <= at && at < run.end)
    const [first] = held
    if (first) return { ...first, holds: held.length > 1 ? 'two' : 'once' }
    const before = days.findLast(({ at }) => at < run.start)
    const isNear = before && run.start - before.at <= DAY + DAY / 8
    return isNear ? { ...before, holds: 'none' } : null
  }

  function dayOf(date: string): SunDay | null {
    const kept = known.get(date)
    if (kept !== undefined) return kept
    const found = sunOf(date)
    known.set(date, found)
    return found
  }

  function sunOf(date: string): SunDay | null {
    const { noon } = civilDay(date, where.zone, where.longitude)
    const daylight = sunPath(sky.sun, where, noon).daylight(where.sunriseKind)
    return daylight.kind === 'rises' ? { date, at: daylight[which] } : null
  }
}

/** The date in Greenwich; the days about it are looked at too. */
function dateOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10)
}
