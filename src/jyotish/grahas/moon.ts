import {
  type DegreesPerDay,
  RADIANS_PER_ARCSECOND,
  RADIANS_PER_DEGREE,
  tropicalLongitude,
} from '~/jyotish/angle.ts'
import type { Apparent } from '~/jyotish/grahas/apparent-position.ts'
import { generalPrecession } from '~/jyotish/grahas/precession.ts'
import { evaluate, type Moving, parseSeries } from '~/jyotish/grahas/trigonometric-series.ts'
import { MOON } from '~/jyotish/series/moon.ts'
import {
  centuriesSinceJ2000,
  DAYS_PER_CENTURY,
  type JulianDayTt,
  polynomial,
} from '~/jyotish/time/julian-day.ts'

/** Amplitudes are half-thousandths of an arcsecond. */
const UNIT = 0.0005 * RADIANS_PER_ARCSECOND
const LONGITUDE = parseSeries(MOON.L, UNIT)
const LATITUDE = parseSeries(MOON.B, UNIT)
const MEAN_LONGITUDE = MOON.W1.split(' ').map(Number)
const MEAN_MOTION = MEAN_LONGITUDE.map((coefficient, degree) => coefficient * degree).slice(1)

/**
 * Light from the Moon's mean distance takes 1.2824 s; using the mean distance costs at most 0.05″.
 */
const LIGHT_DAYS = 1.2824 / 86_400

/** The Moon by ELP/MPP02 (Chapront & Francou, A&A 404, 2003); its distance is not needed. */
export function apparentMoon(jd: JulianDayTt): Apparent {
  const t = centuriesSinceJ2000((jd - LIGHT_DAYS) as JulianDayTt)
  const longitude = inertialLongitude(t)
  // The equinox is that of the moment of observation.
  const precession = generalPrecession(centuriesSinceJ2000(jd)) * RADIANS_PER_ARCSECOND
  return {
    longitude: tropicalLongitude((longitude.value + precession) / RADIANS_PER_DEGREE),
    speed: (longitude.rate / RADIANS_PER_DEGREE / DAYS_PER_CENTURY) as DegreesPerDay,
  }
}

/** From the J2000 equinox along the inertial mean ecliptic of date: radians, and centuries. */
export function inertialLongitude(t: number): Moving {
  const { value, rate } = evaluate(LONGITUDE, t)
  return {
    value: polynomial(t, ...MEAN_LONGITUDE) + value,
    rate: polynomial(t, ...MEAN_MOTION) + rate,
  }
}

/** From the inertial mean ecliptic of date: radians, and centuries. */
export function inertialLatitude(t: number): Moving {
  return evaluate(LATITUDE, t)
}
