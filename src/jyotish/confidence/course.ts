import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'

/** A while, from `from` to just before `until`. */
export type Span = { readonly from: UtcMilliseconds; readonly until: UtcMilliseconds }
/** A while in which something keeps a value. */
export type Stretch<Value> = Span & { readonly value: Value }
/** What something is throughout a span: stretches that meet, neighbours of different values. */
export type Course<Value> = readonly Stretch<Value>[]

/** Whether something stays what it is throughout the span. */
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

/** The course of what follows from a value. */
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

/** The first millisecond at which a condition holds that holds at `until`, not at `after`, and once held stays. */
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
