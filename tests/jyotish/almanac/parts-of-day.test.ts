import { expect, test } from 'vitest'
import { choghadiyasOf, horasOf } from '~/jyotish/almanac/parts/horas.ts'
import { kaalsOf } from '~/jyotish/almanac/parts/kaals.ts'
import { VARAS } from '~/jyotish/almanac/parts/vara.ts'
import type { Span } from '~/jyotish/time/course.ts'
import { milliseconds } from '../golden-births.ts'
import { goldenAlmanac } from './golden-almanac.ts'

/** The golden sunrises are rounded to the second, and so are the parts. */
const ROUNDING = 1001
const days = goldenAlmanac.panchang.map((golden) => ({
  golden,
  weekday: golden.vara.index,
  day: {
    sunrise: milliseconds(golden.sunrise),
    sunset: milliseconds(golden.sunset),
    nextSunrise: milliseconds(golden.next_sunrise),
  },
}))

function near(span: Span, start: string, end: string) {
  expect(Math.abs(span.from - milliseconds(start))).toBeLessThan(ROUNDING)
  expect(Math.abs(span.until - milliseconds(end))).toBeLessThan(ROUNDING)
}

test('the parts to avoid, and Abhijit, are those of the almanac', () => {
  for (const { golden, weekday, day } of days) {
    const kaals = kaalsOf(day.sunrise, day.sunset, weekday)
    near(kaals.rahuKaal, golden.rahu_kaal.start, golden.rahu_kaal.end)
    near(kaals.yamaganda, golden.yamaganda.start, golden.yamaganda.end)
    near(kaals.gulikaKaal, golden.gulika_kaal.start, golden.gulika_kaal.end)
    near(kaals.abhijit, golden.abhijit.start, golden.abhijit.end)
    expect(kaals.abhijit.isObserved).toBe(golden.abhijit.observed)
  }
})

test('the horas and the choghadiyas are those of the almanac, on every weekday', () => {
  expect(new Set(days.map(({ weekday }) => weekday)).size).toBe(7)
  for (const { golden, weekday, day } of days) {
    const horas = horasOf(day, weekday)
    expect(horas.map(({ lord }) => lord)).toEqual(golden.horas.map(([lord]) => lord))
    const choghadiyas = choghadiyasOf(day, weekday)
    expect(choghadiyas.map(({ name }) => name)).toEqual(golden.choghadiya.map(([name]) => name))
    for (const [ours, expected] of [
      [horas, golden.horas],
      [choghadiyas, golden.choghadiya],
    ] as const) {
      ours.forEach((span, at) => {
        near(span, expected[at]?.[1] ?? '', expected[at + 1]?.[1] ?? golden.next_sunrise)
      })
    }
  }
})

test('the weekdays have their names and lords', () => {
  for (const { golden, weekday } of days) {
    const { name, lord } = golden.vara
    expect(VARAS[weekday]).toEqual({ name, lord })
  }
})
