import { readFileSync } from 'node:fs'
import type { Sign } from '~/jyotish/chart/sign.ts'
import type { Graha } from '~/jyotish/grahas/graha.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'

/** What Swiss Ephemeris says of a point; `absolute` in degrees, speed in degrees a day. */
export type GoldenPoint = {
  readonly sign: Sign
  readonly absolute: number
  readonly retrograde: boolean
  readonly speed_deg_per_day: number
}

type GoldenPeriod = {
  readonly lord: Graha
  readonly start: string
  readonly end: string
  readonly partial: boolean
}

export type GoldenBirth = {
  readonly id: string
  readonly input: {
    readonly date: string
    readonly time: string
    readonly lat: number
    readonly lon: number
    readonly timezone: string
    readonly utc: string
    readonly utc_offset: string
    readonly disambiguation?: 'earlier' | 'later'
    readonly utc_offset_override?: string
  }
  readonly expected: {
    readonly ayanamsha_deg: number
    readonly ayanamsha_with_nutation_deg: number
    readonly delta_t_s: number
    readonly lagna: GoldenPoint
    readonly planets: Readonly<Record<Graha, GoldenPoint>>
    readonly true_node: Readonly<Record<'Rahu' | 'Ketu', GoldenPoint>>
    readonly moon_nakshatra: { readonly index: number; readonly lord: Graha; readonly pada: number }
    readonly vimshottari: {
      readonly mahadashas: readonly (GoldenPeriod & {
        readonly bhuktis: readonly (GoldenPeriod & { readonly before_birth?: boolean })[]
      })[]
      readonly current: GoldenCurrent | null
      readonly at_birth: GoldenCurrent
    }
  }
  readonly margin_arcsec: Readonly<Record<string, number>>
}

export type GoldenCurrent = {
  readonly mahadasha: Graha
  readonly bhukti: Graha
  readonly pratyantar: Graha
  readonly pratyantar_start: string
  readonly pratyantar_end: string
  /** Days to the nearest border of the pratyantar. */
  readonly margin_days: number
}

type GoldenLocalTime = {
  readonly timezone: string
  readonly local: string
  readonly kind: 'unique' | 'ambiguous' | 'nonexistent'
  readonly candidates: readonly { readonly utc: string; readonly offset: string }[]
}

const file = JSON.parse(readFileSync(new URL('./golden/charts.json', import.meta.url), 'utf8')) as {
  meta: { now: string }
  births: readonly GoldenBirth[]
  timezone_cases: readonly GoldenLocalTime[]
}

/** 120 births computed with Swiss Ephemeris 2.10.03 (JPL DE431); `meta` states the conventions. */
export const goldenBirths = file.births
export const goldenLocalTimes = file.timezone_cases
export const goldenNow = milliseconds(file.meta.now)

export function milliseconds(utc: string): UtcMilliseconds {
  return Date.parse(utc) as UtcMilliseconds
}
