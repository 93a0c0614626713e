import { DELTA_T_YEARS } from '~/jyotish/series/delta-t-years.ts'
import type { Brand } from '~/lib/brand.ts'

/** Milliseconds since 1970-01-01T00:00Z, as `Date` counts them. */
export type UtcMilliseconds = Brand<number, 'UtcMilliseconds'>
/** Days in Universal Time, by the rotation of the Earth. UTC is used as UT1 (within 0.9 s). */
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

const YEARS = Float64Array.from(DELTA_T_YEARS.split(' '), (hundredths) => Number(hundredths) / 100)
const FIRST = 1800
const LAST = FIRST + YEARS.length - 1
/**
 * Years over which the difference between the last known value and the projection is reduced to
 * zero.
 */
const FADE = 100

/**
 * ΔT = TT − UT in seconds: linear between the yearly values, then a projection. The projection is
 * uncertain by some seconds by 2050; the file of the yearly values names their source.
 */
export function deltaT(jd: JulianDayUt): number {
  const year = 2000 + (jd - 2_451_544.5) / 365.25
  if (year >= LAST) return projected(year)
  const index = Math.max(0, Math.floor(year) - FIRST)
  const before = YEARS[index] ?? 0
  return before + (year - FIRST - index) * ((YEARS[index + 1] ?? before) - before)
}

function projected(year: number): number {
  const offset = (YEARS[LAST - FIRST] ?? 0) - trend(LAST)
  return trend(year) + offset * Math.max(0, 1 - (year - LAST) / FADE)
}

/** A cubic through the predictions of Stephenson, Morrison & Hohenkerk (2016), 2000 to 2500. */
function trend(year: number): number {
  return polynomial(year - 2000, 64, 521 / 3000, 1 / 1250, 121 / 30_000_000)
}

/** c₀ + c₁t + c₂t² + …, by Horner's rule. */
export function polynomial(t: number, ...coefficients: readonly number[]): number {
  return coefficients.reduceRight((sum, coefficient) => sum * t + coefficient, 0)
}
