import { expect, test } from 'vitest'
import { deltaT, julianDayTt, julianDayUt, utcOf } from '~/jyotish/time/julian-day.ts'
import { milliseconds } from '../golden-births.ts'

test.each([
  // Morrison & Stephenson (2004), Astronomical Almanac, IERS.
  ['1800-01-01T00:00:00Z', 18.4, 0.5],
  ['1850-01-01T00:00:00Z', 9.3, 0.5],
  ['1900-01-01T00:00:00Z', -2, 1],
  ['1950-01-01T00:00:00Z', 29, 0.3],
  ['1990-01-01T00:00:00Z', 56.86, 0.02],
  ['2017-01-01T00:00:00Z', 68.59, 0.02],
  ['2100-01-01T00:00:00Z', 93, 1.5],
])('ΔT at %s is %d s', (utc, seconds, tolerance) => {
  expect(Math.abs(deltaT(julianDayUt(milliseconds(utc))) - seconds)).toBeLessThan(tolerance)
})

test('ΔT changes without a leap from 1800 to 2101', () => {
  const first = julianDayUt(milliseconds('1800-01-01T00:00:00Z'))
  for (let month = 0; month < 301 * 12; month++) {
    const jd = first + month * 30.4375
    const step = deltaT((jd + 30.4375) as typeof first) - deltaT(jd as typeof first)
    expect(Math.abs(step), `month ${month}`).toBeLessThan(0.15)
  }
})

test('the Julian day is counted from noon, and back', () => {
  const jd = julianDayUt(milliseconds('2000-01-01T12:00:00Z'))
  expect(jd).toBe(2_451_545)
  expect(utcOf(jd)).toBe(milliseconds('2000-01-01T12:00:00Z'))
  expect((julianDayTt(jd) - jd) * 86_400).toBeCloseTo(63.83, 1)
})
