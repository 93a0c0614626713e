import type { LocalDay } from '~/domain/local-day.ts'
import { MOODS } from '~/domain/mood.ts'
import { ownEnglish } from '~/lib/own-english.ts'

/** The words of the scale, lowest first. */
export const MOOD_SCALE = MOODS.map(({ word }) => word)

/** A mean of moods: "3.4", or a dash where there is none. */
export function meanTold(mean: number | null): string {
  return mean === null ? '–' : mean.toFixed(1)
}

/** A number of things: "1 check-in", "3 check-ins". */
export function counted(count: number, one: string): string {
  return `${count} ${count === 1 ? one : `${one}s`}`
}

/** A day, or a part of it, as the person writes it. */
export function dayTold(day: LocalDay, format: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(ownEnglish(), { ...format, timeZone: 'UTC' }).format(
    Date.parse(day),
  )
}
