import type { JulianDayUt } from './julian-day.ts'
import { polynomial } from './polynomial.ts'
import { DELTA_T_YEARS } from './series/delta-t-years.ts'

const YEARS = Float64Array.from(DELTA_T_YEARS.split(' '), (hundredths) => Number(hundredths) / 100)
const FIRST = 1800
const LAST = FIRST + YEARS.length - 1
/** Over so many years the offset of the last known value from the projection fades away. */
const FADE = 100

/**
 * ΔT = TT − UT in seconds: between the yearly values linear, after the last of them a projection,
 * which nobody can know better than to some seconds by 2050. Source of the yearly values: their
 * file.
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
