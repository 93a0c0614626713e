import type { Birth } from '~/domain/birth.ts'
import { type Course, isFirm, type Stretch } from '~/jyotish/course.ts'
import type { UtcMilliseconds } from '~/jyotish/julian-day.ts'

/** More than these are counted rather than told. */
const TOLD = 3

/**
 * A fact that may change, by the clock at the place of birth: "Cancer until 05:52, then Leo". The
 * other values are told in the order of time; of many, their number.
 */
export function courseWords<Value>(course: Course<Value>, birth: Birth, word: Word<Value>): string {
  const first = course[0]
  if (!first) return ''
  if (course.length > TOLD) return manyWords(course, word)
  return course.reduce(
    (words, { from, value }, index) =>
      index === 0 ? word(value) : `${words} until ${clockWords(from, birth)}, then ${word(value)}`,
    '',
  )
}

/** "firm", or "may change: Cancer until 05:52, then Leo". */
export function surenessWords<Value>(
  course: Course<Value>,
  birth: Birth,
  word: Word<Value>,
): string {
  return isFirm(course) ? 'firm' : `may change: ${courseWords(course, birth, word)}`
}

type Word<Value> = (value: Value) => string

function manyWords<Value>(course: readonly Stretch<Value>[], word: Word<Value>): string {
  const values = [...new Set(course.map(({ value }) => word(value)))]
  if (values.length > TOLD + 1) return `one of ${values.length}`
  return `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`
}

/** The first whole minute from an instant on, as the clock of the birth showed it. */
function clockWords(instant: UtcMilliseconds, { date, offsetSeconds }: Birth): string {
  const minute = Math.ceil((instant + offsetSeconds * 1000) / 60_000) * 60_000
  const shown = new Date(minute).toISOString()
  const day = shown.slice(0, 10)
  const time = shown.slice(11, 16)
  if (day === date) return time
  return `${time} the day ${day < date ? 'before' : 'after'}`
}
