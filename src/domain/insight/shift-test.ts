import type { PairTable } from '~/domain/insight/pair-table.ts'

export type ShiftTest = {
  /** The share of positions that differ as much as the true one, which is included. */
  readonly p: number
  /** The positions with moods on at least one day, without the true one. */
  readonly shifts: number
  /** Whether the mood after practice is higher or lower than expected from the mood before it. */
  readonly direction: 'higher' | 'lower'
}

/**
 * Does the mood after practice differ from what the mood before it, the hour and the person's own
 * days let one expect? The calendar of practice, with its hours, is moved over the calendar of
 * moods to every other position on a ring: one day later, two days later, and so on. If practice
 * and mood are not connected, the true position is like any other, so p is the share of positions
 * that differ as much; all are tried, so nothing is random.
 *
 * Why not a simpler test:
 * - Moods resemble those of the days around them, and practice comes in runs. A shift keeps both
 *   and breaks only the connection between them; shuffled days would treat every day as
 *   independent, and find too much.
 * - Moods change over the day. A shifted session keeps its hour, so the usual daily course is the
 *   same in every position.
 * - People who sit when their mood is low feel better later in any case. So the value is the mood
 *   after, minus the mean mood after the same mood before in all positions together.
 *
 * Each day counts once. The test separates a tie from a coincidence but cannot show a cause. The
 * joined ends of the ring do no harm, because a pair lies within one day. Tests by shifting, and
 * their limits: K. D. Harris, "Nonsense correlations in neuroscience" (bioRxiv, 2020).
 */
export function shiftTest(table: PairTable): ShiftTest {
  const positions = standOuts(table)
  const [happened] = positions
  if (!happened) return { p: 1, shifts: 0, direction: 'higher' }
  const others = positions.slice(1).filter(({ days }) => days > 0)
  const asFar = others.filter(({ score }) => Math.abs(score) >= Math.abs(happened.score) - 1e-9)
  return {
    p: (1 + asFar.length) / (1 + others.length),
    shifts: others.length,
    direction: happened.score < 0 ? 'lower' : 'higher',
  }
}

type StandOut = { readonly days: number; readonly score: number }

/**
 * How much each position differs, the true one first: the sum over its days, divided by the square
 * root of their number.
 */
function standOuts(table: PairTable): StandOut[] {
  const { length, codesOn, excess } = table
  const days = new Float64Array(length)
  const sums = new Float64Array(length)
  codesOn.forEach((codes, onto) => {
    if (codes)
      addDay(table, codes, excess, (day, mean) => {
        const shift = (onto - day + length) % length
        days[shift] = (days[shift] ?? 0) + 1
        sums[shift] = (sums[shift] ?? 0) + mean
      })
  })
  return Array.from(days, (count, shift) => ({
    days: count,
    score: (sums[shift] ?? 0) / Math.sqrt(Math.max(1, count)),
  }))
}

/**
 * Calls `add` with every day of practice that has pairs on a day of moods, and their mean excess.
 */
function addDay(
  { dayOf }: PairTable,
  codes: Uint8Array,
  excess: Float64Array,
  add: (day: number, mean: number) => void,
): void {
  let found = 0
  let sum = 0
  for (let session = 0; session < codes.length; session++) {
    const code = codes[session] ?? 0
    if (code !== 0) {
      found += 1
      sum += excess[code] ?? 0
    }
    const day = dayOf[session] ?? 0
    if (day === dayOf[session + 1]) continue
    if (found > 0) add(day, sum / found)
    found = 0
    sum = 0
  }
}
