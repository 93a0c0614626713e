import { partOf } from '~/jyotish/almanac/parts/kaals.ts'
import { VARAS } from '~/jyotish/almanac/parts/vara.ts'
import type { Graha } from '~/jyotish/grahas/graha.ts'
import type { Span } from '~/jyotish/time/course.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'

/** From the slowest to the fastest, as the horas follow one another. */
const LORDS = ['Saturn', 'Jupiter', 'Mars', 'Sun', 'Venus', 'Mercury', 'Moon'] as const

/** In the order of the day, and of the night. */
const BY_DAY = ['Udvega', 'Chara', 'Labha', 'Amrita', 'Kala', 'Shubha', 'Roga'] as const
const BY_NIGHT = ['Shubha', 'Amrita', 'Chara', 'Roga', 'Kala', 'Labha', 'Udvega'] as const

export type Choghadiya = (typeof BY_DAY)[number]
export type Hora = Span & { readonly lord: Graha }
export type ChoghadiyaTime = Span & { readonly name: Choghadiya }

/** A day from sunrise to the next sunrise. */
export type SunriseToSunrise = {
  readonly sunrise: UtcMilliseconds
  readonly sunset: UtcMilliseconds
  readonly nextSunrise: UtcMilliseconds
}

/**
 * The twenty-four horas, twelve of the day and twelve of the night. The first belongs to the lord
 * of the weekday, which is why the weekdays are in their order.
 */
export function horasOf(day: SunriseToSunrise, weekday: number): readonly Hora[] {
  const first = LORDS.indexOf(VARAS[weekday]?.lord ?? 'Sun')
  return dayAndNight(day, 12).map((span, index) => ({
    ...span,
    lord: LORDS[(first + index) % 7] ?? 'Sun',
  }))
}

/** The sixteen choghadiyas, eight of the day and eight of the night, by the tables of Gujarat. */
export function choghadiyasOf(day: SunriseToSunrise, weekday: number): readonly ChoghadiyaTime[] {
  // The first of the day moves on by three from weekday to weekday, that of the night by two.
  const [byDay, byNight] = [3 * weekday, 2 * weekday]
  return dayAndNight(day, 8).map((span, index) => ({
    ...span,
    name:
      (index < 8 ? BY_DAY[(byDay + index) % 7] : BY_NIGHT[(byNight + index - 8) % 7]) ?? 'Udvega',
  }))
}

function dayAndNight({ sunrise, sunset, nextSunrise }: SunriseToSunrise, parts: number): Span[] {
  return Array.from({ length: 2 * parts }, (_, index) =>
    index < parts
      ? partOf(sunrise, sunset, index, parts)
      : partOf(sunset, nextSunrise, index - parts, parts),
  )
}
