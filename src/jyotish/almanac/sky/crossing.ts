import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'

/** After so many secants the bracket is halved, so that the search ends. */
const MOST_SECANTS = 16

/**
 * The first millisecond at which a growing quantity is no longer negative, by the secant method of
 * Illinois (Dowell & Jarratt, BIT 11, 1971). It must be negative at `from` and not at `until`; the
 * result does not depend on either.
 */
export function crossing(
  quantity: (instant: UtcMilliseconds) => number,
  from: UtcMilliseconds,
  until: UtcMilliseconds,
): UtcMilliseconds {
  let [before, first] = [from, until]
  let [below, above] = [quantity(from), quantity(until)]
  for (let turn = 0, side = 0; first - before > 1; turn++) {
    const share = turn < MOST_SECANTS && above > below ? -below / (above - below) : 0.5
    const guess = Math.round(before + (first - before) * share)
    const instant = Math.max(before + 1, Math.min(first - 1, guess)) as UtcMilliseconds
    const value = quantity(instant)
    if (value < 0) {
      before = instant
      below = value
      if (side === -1) above /= 2
      side = -1
    } else {
      first = instant
      above = value
      if (side === 1) below /= 2
      side = 1
    }
  }
  return first
}
