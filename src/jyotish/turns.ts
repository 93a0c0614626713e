import { firstWhen, type Span } from './course.ts'
import type { UtcMilliseconds } from './julian-day.ts'
import type { Motion } from './motion.ts'

const DAY = 86_400_000
const MINUTE = 60_000
/**
 * No graha's speed bends more, in degrees per day, per day squared: of 30,000 instants from 1800 to
 * 2100 the most was 0.047, Mercury's; the true node's was 0.024.
 */
const SHARPEST_BEND = 0.1

/**
 * When a graha turns from going forward to going back, or the other way: the first millisecond of
 * each new direction. A speed that bends by at most b strays from the line between two of its
 * values, h apart, by at most b h² / 8: if both are further from nought than that, it does not turn
 * between them; if not, the halves are looked at. Left out are two turns within one minute.
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
