import { shortestArc } from '~/jyotish/angle.ts'
import type { LongitudeAt, Motion } from '~/jyotish/grahas/motion.ts'
import { type Course, courseOf, firstWhen, type Span } from '~/jyotish/time/course.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'

const DAY = 86_400_000
const MINUTE = 60_000
/**
 * The largest second derivative of any graha's speed, in degrees per day, per day squared. Of
 * 30,000 instants from 1800 to 2100 the most was 0.047, Mercury's; the true node's was 0.024.
 */
const SHARPEST_BEND = 0.1

/**
 * When a graha changes between forward and backward motion: the first millisecond of each new
 * direction, except of two turns within one minute. A speed whose second derivative is at most b
 * differs from the line between two of its values, h apart, by at most b h² / 8: if both are
 * further from zero than that, it does not turn between them; otherwise both halves are searched.
 */
export function turnsOf(motion: Motion, { from, until }: Span): readonly UtcMilliseconds[] {
  const last = (until - 1) as UtcMilliseconds
  return turnsBetween(from, motion(from).speed, last, motion(last).speed)

  function turnsBetween(
    start: UtcMilliseconds,
    atStart: number,
    end: UtcMilliseconds,
    atEnd: number,
  ): readonly UtcMilliseconds[] {
    const isBackAtEnd = atEnd < 0
    const hasTurned = atStart < 0 !== isBackAtEnd
    const stray = (SHARPEST_BEND * ((end - start) / DAY) ** 2) / 8
    if (!hasTurned && Math.min(Math.abs(atStart), Math.abs(atEnd)) > stray) return []
    if (end - start > MINUTE) {
      const middle = Math.floor((start + end) / 2) as UtcMilliseconds
      const there = motion(middle).speed
      return [
        ...turnsBetween(start, atStart, middle, there),
        ...turnsBetween(middle, there, end, atEnd),
      ]
    }
    if (!hasTurned) return []
    return [firstWhen((instant) => motion(instant).speed < 0 === isBackAtEnd, start, end)]
  }
}

/**
 * Which of the 108 quarters of the nakshatras, 3°20′ each and 0 the first of Ashwini, a point of
 * the zodiac passes through. Sign, nakshatra, pada and navamsha all follow from the quarter.
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
    // The count continues past the beginning of the zodiac, in both directions.
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
