import type { Ayanamsha } from '~/jyotish/almanac/ayanamshas/ayanamshas.ts'
import { checkAlmanacMoment } from '~/jyotish/almanac/day/almanac-limits.ts'
import { changesAfter, type SignChange } from '~/jyotish/almanac/transits/sign-changes.ts'
import { houseOf } from '~/jyotish/chart/placement.ts'
import type { Sign } from '~/jyotish/chart/sign.ts'
import type { Span } from '~/jyotish/time/course.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'

/** By Saturn's house from the birth Moon. */
const PHASES = {
  12: 'sade-sati-rising',
  1: 'sade-sati-peak',
  2: 'sade-sati-setting',
  4: 'ardhashtama-shani',
  8: 'ashtama-shani',
} as const

type Phases = typeof PHASES

/** One stay of Saturn in a sign that counts; a retrograde return makes another one. */
export type SaturnPeriod = {
  readonly phase: Phases[keyof Phases]
  /** 12, 1 and 2 for Sade Sati, 4 for Ardhashtama, 8 for Ashtama. */
  readonly houseFromMoon: keyof Phases
  readonly start: UtcMilliseconds
  readonly end: UtcMilliseconds
  readonly enteredRetrograde: boolean
  readonly leftRetrograde: boolean
}

/** More than Saturn's longest stay in a sign. */
const LONGEST_STAY = 4 * 365.25 * 86_400_000

/**
 * Sade Sati (Saturn in the sign before the birth Moon's, in it, and in the one after), Ardhashtama
 * (the fourth) and Ashtama (the eighth): every stay that touches a span, with its own ends.
 * @throws RangeError outside the years 1800 to 2200.
 */
export function saturnPeriods(
  moon: Sign,
  { from, until }: Span,
  ayanamsha: Ayanamsha = 'lahiri',
): readonly SaturnPeriod[] {
  checkAlmanacMoment(from)
  checkAlmanacMoment(until)
  const periods: SaturnPeriod[] = []
  let entered: SignChange | null = null
  const start = (from - LONGEST_STAY) as UtcMilliseconds
  for (const left of changesAfter('Saturn', start, ayanamsha)) {
    if (entered && entered.at >= until) break
    const period = entered && periodOf(moon, entered, left)
    if (period && period.end > from) periods.push(period)
    entered = left
  }
  return periods
}

function periodOf(moon: Sign, entered: SignChange, left: SignChange): SaturnPeriod | null {
  const house = houseOf(entered.to, moon)
  if (!isCounted(house)) return null
  return {
    phase: PHASES[house],
    houseFromMoon: house,
    start: entered.at,
    end: left.at,
    enteredRetrograde: entered.isRetrograde,
    leftRetrograde: left.isRetrograde,
  }
}

function isCounted(house: number): house is keyof Phases {
  return house in PHASES
}
