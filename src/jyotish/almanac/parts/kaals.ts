import type { Span } from '~/jyotish/time/course.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'

/** Which eighth of the day, by the weekday from Sunday; the same in every printed panchang. */
const RAHU_KAAL = [8, 2, 7, 5, 6, 4, 3]
const YAMAGANDA = [5, 4, 3, 2, 1, 7, 6]
const GULIKA_KAAL = [7, 6, 5, 4, 3, 2, 1]
const WEDNESDAY = 3

export type Kaals = {
  readonly rahuKaal: Span
  readonly yamaganda: Span
  readonly gulikaKaal: Span
  /** The eighth of the fifteen muhurtas of the day; it is not observed on a Wednesday. */
  readonly abhijit: Span & { readonly isObserved: boolean }
}

/** The times of a day to avoid, each an eighth of it, and the good one about noon. */
export function kaalsOf(sunrise: UtcMilliseconds, sunset: UtcMilliseconds, weekday: number): Kaals {
  const eighth = (parts: readonly number[]) => partOf(sunrise, sunset, (parts[weekday] ?? 1) - 1, 8)
  return {
    rahuKaal: eighth(RAHU_KAAL),
    yamaganda: eighth(YAMAGANDA),
    gulikaKaal: eighth(GULIKA_KAAL),
    abhijit: { ...partOf(sunrise, sunset, 7, 15), isObserved: weekday !== WEDNESDAY },
  }
}

/** One of the equal parts of a span, 0 for the first; whole milliseconds. */
export function partOf(
  from: UtcMilliseconds,
  until: UtcMilliseconds,
  index: number,
  parts: number,
): Span {
  const border = (count: number) =>
    Math.round(from + ((until - from) * count) / parts) as UtcMilliseconds
  return { from: border(index), until: border(index + 1) }
}
