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
 * days let one expect? The calendar of practice is moved over that of moods to every other position
 * on a ring, and p is the share of positions that differ as much: it separates a tie from a
 * coincidence, and cannot show a cause.
 *
 * - Moods resemble those of the days around them, and practice comes in runs: a shift keeps both,
 *   and shuffled days, as if each were independent, would find too much
 * - Moods change over the day: a shifted session keeps its hour, so their daily course is the same
 *   in every position
 * - People who sit when their mood is low feel better later in any case: the value is the mood
 *   after, minus the mean mood after the same mood before in all positions together
 * - Each day counts once, and the joined ends of the ring do no harm, because a pair lies within
 *   one day
 *
 * Source: K. D. Harris, "Nonsense correlations in neuroscience" (bioRxiv, 2020), on tests by
 * shifting and their limits.
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
