import { MOODS } from '~/domain/mood.ts'

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
