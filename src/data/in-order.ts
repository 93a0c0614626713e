import type { LocalDay } from '~/domain/day/local-day.ts'

/** Something of a day, with its minute (0 to 1439) where that is known. */
type OfDay = { readonly day: LocalDay; readonly minute: number | null }

/** In order of the clock; what has no minute begins its day. */
export function byClock(a: OfDay, b: OfDay): number {
  return byText(a.day, b.day) || (a.minute ?? -1) - (b.minute ?? -1)
}

/** In order of the code units, as ids and instants are compared. */
export function byText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
