import type { PairTable } from '~/domain/insight/pair-table.ts'

export type ShiftTest = {
  /** The share of positions that stand out as much as the true one, itself among them. */
  readonly p: number
  /** Positions that found a day with moods, the true one not among them. */
  readonly shifts: number
  /** Whether mood after practice is above what the mood before it leads to expect, or below. */
  readonly direction: 'higher' | 'lower'
}

/**
 * Is mood after practice other than the mood before it, the hour and the person's own days lead to
 * expect? The calendar of practice, its hours kept, is laid over the calendar of moods in every
 * other position, as on a ring: one day later, two days later, and so on through all of them. If
 * practice and mood have nothing to do with each other, the true position is one like any other, so
 * p is the share of positions that stand out as much. All are gone through: nothing is drawn by lot.
 *
 * Why this and no simpler test:
 * - Moods resemble those of the days around them, and practice comes in runs. A shift leaves both
 *   as they are and loosens only what ties them together; shuffled days would pretend that every
 *   day is news, and find too much.
 * - Moods have a course over the day. A shifted session keeps its hour, so the usual course is in
 *   every position alike.
 * - Who sits when low feels better later in any case. What counts is therefore the mood after, less
 *   the mean mood after the same mood before in all positions together.
 *
 * Each day counts once. It tells a tie from a coincidence; it cannot tell a cause. On tests that
 * shift one series against another, and their limits: K. D. Harris, "Nonsense correlations in
 * neuroscience" (bioRxiv, 2020). The ends that a ring joins do no harm here: a pair lies in one day.
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

/** How far each position stands out, the true one first: the sum over its days, over their root. */
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

/** Calls `add` with every day of practice that finds pairs on a day, and their mean excess. */
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
