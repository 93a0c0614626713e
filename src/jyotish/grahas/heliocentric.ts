import { evaluate, parseSeries } from '~/jyotish/grahas/trigonometric-series.ts'
import { EARTH, JUPITER, MARS, MERCURY, SATURN, VENUS } from '~/jyotish/series/planets.ts'
import {
  centuriesSinceJ2000,
  DAYS_PER_CENTURY,
  type JulianDayTt,
} from '~/jyotish/time/julian-day.ts'

export type Vector = readonly [x: number, y: number, z: number]
/** Astronomical units and days, on the ecliptic and equinox of J2000. */
export type Motion = { readonly position: Vector; readonly velocity: Vector }
export type Planet = 'Mercury' | 'Venus' | 'Mars' | 'Jupiter' | 'Saturn'

/** Amplitudes are hundred-millionths of a radian and of an astronomical unit. */
const UNIT = 1e-8
const read = (table: Readonly<Record<'L' | 'B' | 'R', string>>) => ({
  L: parseSeries(table.L, UNIT),
  B: parseSeries(table.B, UNIT),
  R: parseSeries(table.R, UNIT),
})

const SERIES = {
  Earth: read(EARTH),
  Mercury: read(MERCURY),
  Venus: read(VENUS),
  Mars: read(MARS),
  Jupiter: read(JUPITER),
  Saturn: read(SATURN),
} as const

/**
 * A planet as seen from the Sun, by VSOP87B (Bretagnon & Francou, A&A 202, 1988), whose time is
 * counted in Julian millennia.
 */
export function heliocentric(planet: Planet | 'Earth', jd: JulianDayTt): Motion {
  const series = SERIES[planet]
  const t = centuriesSinceJ2000(jd) / 10
  const daily = 1 / (10 * DAYS_PER_CENTURY)
  const { value: l, rate: lRate } = evaluate(series.L, t)
  const { value: b, rate: bRate } = evaluate(series.B, t)
  const { value: r, rate: rRate } = evaluate(series.R, t)
  const [cosL, sinL, cosB, sinB] = [Math.cos(l), Math.sin(l), Math.cos(b), Math.sin(b)]
  const outward = (rRate * cosB - r * sinB * bRate) * daily
  const onward = r * cosB * lRate * daily
  return {
    position: [r * cosB * cosL, r * cosB * sinL, r * sinB],
    velocity: [
      outward * cosL - onward * sinL,
      outward * sinL + onward * cosL,
      (rRate * sinB + r * cosB * bRate) * daily,
    ],
  }
}
