import type { Brand } from '~/lib/brand.ts'
import { deltaT } from './delta-t.ts'

/** Milliseconds since 1970-01-01T00:00Z, as `Date` counts them. */
export type UtcMilliseconds = Brand<number, 'UtcMilliseconds'>
/** Days in Universal Time, the turning of the Earth. UTC is taken for UT1: less than 0.9 s apart. */
export type JulianDayUt = Brand<number, 'JulianDayUt'>
/** Days in Terrestrial Time, the even time of the planets. */
export type JulianDayTt = Brand<number, 'JulianDayTt'>

const UNIX_EPOCH = 2_440_587.5
const J2000 = 2_451_545
const MILLISECONDS_PER_DAY = 86_400_000
export const DAYS_PER_CENTURY = 36_525

export function julianDayUt(utc: UtcMilliseconds): JulianDayUt {
  return (utc / MILLISECONDS_PER_DAY + UNIX_EPOCH) as JulianDayUt
}

export function utcOf(jd: JulianDayUt): UtcMilliseconds {
  return Math.round((jd - UNIX_EPOCH) * MILLISECONDS_PER_DAY) as UtcMilliseconds
}

/** TT = UT + ΔT. */
export function julianDayTt(jd: JulianDayUt): JulianDayTt {
  return (jd + deltaT(jd) / 86_400) as JulianDayTt
}

/** Days of Universal Time since 2000-01-01T12:00. */
export function daysSinceJ2000(jd: JulianDayUt): number {
  return jd - J2000
}

/** Julian centuries of Terrestrial Time since J2000: the T of every formula. */
export function centuriesSinceJ2000(jd: JulianDayTt): number {
  return (jd - J2000) / DAYS_PER_CENTURY
}
