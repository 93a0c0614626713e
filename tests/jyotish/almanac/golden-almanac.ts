import { readFileSync } from 'node:fs'

/** Instants are texts in UTC to the second, signs numbers from 0 for Aries. */
type GoldenEnd = { readonly index: number; readonly start?: string; readonly end: string }
type GoldenList = { readonly list: readonly GoldenEnd[] }
type GoldenEvents = readonly { readonly at: string; readonly tolerance_s: number }[]
type GoldenSpan = { readonly start: string; readonly end: string }
type GoldenMonth = {
  readonly amanta_index: number
  readonly purnimanta_index: number
  readonly adhika: boolean
  readonly contains_two_sankrantis: boolean
  readonly new_moon_before: string
  readonly new_moon_after: string
}

export type GoldenInput = {
  readonly latitude: number
  readonly longitude: number
  readonly timezone: string
  readonly date: string
  readonly civil_day_start: string
  readonly civil_day_end: string
}

type SunEvent = 'sunrise' | 'sunset' | 'next_sunrise'
export type GoldenAngle = 'tithi' | 'nakshatra' | 'yoga' | 'karana' | 'moon_sign'
export type GoldenMoonEvents = `moon${'rise' | 'set'}_${'civil' | 'day'}`
type GoldenPart = 'rahu_kaal' | 'yamaganda' | 'gulika_kaal'

type GoldenDay = Readonly<Record<SunEvent, string>> &
  Readonly<Record<GoldenAngle, GoldenList>> &
  Readonly<Record<GoldenMoonEvents, GoldenEvents>> &
  Readonly<Record<GoldenPart, GoldenSpan>> & {
    readonly id: string
    readonly input: GoldenInput
    readonly delta_t_s: number
    readonly solar_noon: string
    readonly tolerance_s: Readonly<Record<SunEvent, number>>
    readonly variants: {
      readonly hindu_centre_no_refraction: GoldenVariant & {
        readonly tithi_index: number
        readonly nakshatra_index: number
      }
      readonly centre_with_refraction: GoldenVariant
    }
    readonly vara: { readonly index: number; readonly name: string; readonly lord: string }
    readonly kshaya_tithis: readonly number[]
    readonly vriddhi: {
      readonly runs_at_next_sunrise: boolean
      readonly ran_at_sunrise_before: boolean
    }
    readonly paksha: string
    readonly lunar_month: GoldenMonth
    readonly sun_sign: {
      readonly index: number
      readonly entered: string
      readonly leaves: string
      readonly sankranti_in_day: boolean
    }
    readonly abhijit: GoldenSpan & { readonly observed: boolean }
    readonly horas: readonly (readonly [lord: string, start: string])[]
    readonly choghadiya: readonly (readonly [name: string, start: string])[]
    readonly doubtful: readonly string[]
  }
type GoldenVariant = { readonly sunrise: string; readonly sunset: string }

type GoldenPlace = { readonly utc: string; readonly latitude: number; readonly longitude: number }
export type GoldenTransit = {
  readonly id: string
  readonly input: GoldenPlace
  readonly moon_sign: number
  readonly lagna_sign: number
  readonly dates: readonly {
    readonly at: string
    readonly grahas: Readonly<
      Record<
        string,
        {
          readonly sign: number
          readonly house_from_moon: number
          readonly house_from_lagna: number
          readonly retrograde: boolean
          readonly next: {
            readonly at: string
            readonly from: number
            readonly to: number
            readonly retrograde?: boolean
            readonly tolerance_s: number
          }
        }
      >
    >
    readonly doubtful: readonly string[]
  }[]
  readonly crossings_after_first_date: Readonly<
    Record<
      string,
      readonly (readonly [at: string, from: number, to: number, back: number, tolerance: number])[]
    >
  >
  readonly saturn_periods: readonly {
    readonly phase: string
    readonly house_from_moon: number
    readonly start: string
    readonly end: string
    readonly entered_retrograde?: boolean
    readonly left_retrograde?: boolean
    readonly tolerance_s: number
  }[]
}

const file = JSON.parse(
  readFileSync(new URL('../golden/almanac.json', import.meta.url), 'utf8'),
) as {
  readonly meta: { readonly names: Readonly<Record<string, readonly string[]>> }
  readonly panchang: readonly GoldenDay[]
  readonly no_sunset: readonly { readonly input: GoldenInput; readonly kind: string }[]
  readonly ayanamshas: readonly {
    readonly utc: string
    readonly mean_deg: Readonly<Record<string, number>>
    readonly with_nutation_deg: Readonly<Record<string, number>>
  }[]
  readonly vargas: readonly {
    readonly id: string
    readonly input: GoldenPlace
    readonly longitude_deg: Readonly<Record<string, number>>
    readonly signs: Readonly<Record<string, readonly number[]>>
    readonly doubtful: readonly string[]
  }[]
  readonly transits: readonly GoldenTransit[]
  readonly published: readonly {
    readonly place: { readonly lat: number; readonly lon: number; readonly zone: string }
    readonly date: string
    readonly local: Readonly<Record<string, string | readonly (string | null)[]>>
    readonly amanta: string
    readonly purnimanta: string
  }[]
}

/** Days, births and dates computed with Swiss Ephemeris 2.10.03; `meta` states the conventions. */
export const goldenAlmanac = file
