import { shortestArc } from './angle.ts'
import { type Course, courseOf, firstWhen, type Span } from './course.ts'
import type { UtcMilliseconds } from './julian-day.ts'
import type { LongitudeAt } from './motion.ts'

/**
 * Through which of the 108 quarters of the nakshatras, 3°20′ each and 0 the first of Ashwini, a
 * point of the zodiac goes. Sign, nakshatra, pada and navamsha all follow from the quarter.
 * @param turns within the span, in order: between two of them the point moves one way only
 * @param arc from one longitude to a later one between two turns
 */
export function quarterCourse(
  span: Span,
  longitudeAt: LongitudeAt,
  turns: readonly UtcMilliseconds[],
  arc: (from: number, to: number) => number = shortestArc,
): Course<number> {
  const ends = [...turns, (span.until - 1) as UtcMilliseconds]
  const borders = ends.flatMap((end, index) => crossings(turns[index - 1] ?? span.from, end))
  return courseOf(span, borders, (instant) => quarterOf(longitudeAt(instant)))

  function crossings(start: UtcMilliseconds, end: UtcMilliseconds): UtcMilliseconds[] {
    const first = longitudeAt(start)
    // Counted on past the beginning of the zodiac, or back before it.
    const quarterAt = (instant: UtcMilliseconds) =>
      quarterOf(first + arc(first, longitudeAt(instant)))
    const found: UtcMilliseconds[] = []
    const last = quarterAt(end)
    const step = Math.sign(last - quarterAt(start))
    for (let quarter = quarterAt(start); quarter !== last; quarter += step) {
      const isLeft = (instant: UtcMilliseconds) => (quarterAt(instant) - quarter) * step > 0
      found.push(firstWhen(isLeft, found.at(-1) ?? start, end))
    }
    return found
  }
}

function quarterOf(longitude: number): number {
  return Math.floor((longitude * 3) / 10)
}
