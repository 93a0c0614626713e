import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'

/** A time span, from `from` to just before `until`. */
export type Span = { readonly from: UtcMilliseconds; readonly until: UtcMilliseconds }
/** A time span in which something keeps one value. */
export type Stretch<Value> = Span & { readonly value: Value }
/**
 * The values of something throughout a span: stretches without gaps, neighbours with different
 * values.
 */
export type Course<Value> = readonly Stretch<Value>[]

/** Whether something keeps one value throughout the span. */
export function isFirm(course: Course<unknown>): boolean {
  return course.length === 1
}

/** The course of a value that changes at some of the borders and nowhere else. */
export function courseOf<Value>(
  span: Span,
  borders: readonly UtcMilliseconds[],
  valueAt: (instant: UtcMilliseconds) => Value,
): Course<Value> {
  const starts = new Set([span.from, ...borders.toSorted((a, b) => a - b)])
  return joined(
    [...starts].map((from) => ({ from, value: valueAt(from) })),
    span.until,
  )
}

/** The course of a value that is computed from another one. */
export function following<From, To>(course: Course<From>, of: (value: From) => To): Course<To> {
  return joined(
    course.map(({ from, value }) => ({ from, value: of(value) })),
    course.at(-1)?.until ?? (0 as UtcMilliseconds),
  )
}

/** The value of a course at an instant within its span. */
export function valueAt<Value>(course: Course<Value>, instant: UtcMilliseconds): Value | undefined {
  return course.find(({ from, until }) => from <= instant && instant < until)?.value
}

/**
 * The first millisecond at which a condition holds. It must be false at `after` and true at
 * `until`, and must stay true once it is true.
 */
export function firstWhen(
  holds: (instant: UtcMilliseconds) => boolean,
  after: UtcMilliseconds,
  until: UtcMilliseconds,
): UtcMilliseconds {
  let [before, first] = [after, until]
  while (first - before > 1) {
    const middle = Math.floor((before + first) / 2) as UtcMilliseconds
    if (holds(middle)) first = middle
    else before = middle
  }
  return first
}

function joined<Value>(
  starts: readonly { from: UtcMilliseconds; value: Value }[],
  until: UtcMilliseconds,
): Course<Value> {
  const changes = starts.filter(
    ({ value }, index) => value !== starts[index - 1]?.value || index === 0,
  )
  return changes.map((start, index) => ({ ...start, until: changes[index + 1]?.from ?? until }))
}
