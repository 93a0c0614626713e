import { groupBy } from '~/domain/insight/mood-moment.ts'
import type { MoodPair } from '~/domain/insight/practice-timeline.ts'

/** Moods around a session of a raga, at an hour of the clock. */
export type RagaPair = MoodPair & { readonly raga: string; readonly hour: number }

const SHUFFLES = 999
/** After this many exchanges that differ as much, p stays above 1 %, so the rest is skipped. */
const ENOUGH = 10
/**
 * Only neighbours in time exchange their ragas, so that slow changes do not count. With blocks of
 * ten the test is falsely positive for 6 % of people whose ragas come in runs; with four, for 2 %.
 */
const BLOCK = 4
/** A raga has its watch, so only sessions in the same quarter of the day are exchanged. */
const HOURS_OF_A_QUARTER = 6

/** One raga against the others. */
export type RagaAgainstOthers = {
  readonly raga: string
  /** As below, corrected for the number of ragas. */
  readonly p: number
  readonly direction: 'higher' | 'lower'
}

/**
 * Do moods after some ragas differ from those after others? A permutation test that exchanges the
 * ragas at random among sessions of the same quarter of the day that are near each other in time.
 *
 * - The value of a session is the mood after, minus the mean mood after the same mood before (ragas
 *   are offered by mood), minus the mean of its block
 * - A raga's p is the share of 999 exchanges, and of what happened, in which the raga that differs
 *   most does so by as much: that corrects for the number of ragas; the overall `p` is the smallest
 * - It stops early, which keeps p valid
 *
 * Sources: P. H. Westfall and S. S. Young, "Resampling-Based Multiple Testing", 1993; J. Besag and
 * P. Clifford, "Sequential Monte Carlo p-values" (Biometrika 78, 1991).
 * @param pairs oldest first
 * @param random gives numbers in [0, 1)
 */
export function ragaTest(
  pairs: readonly RagaPair[],
  random: () => number,
): { readonly p: number; readonly ragas: readonly RagaAgainstOthers[] } {
  const blocks = blocksOf(pairs)
  const ordered = blocks.flat()
  const excess = excessOf(pairs, blocks)
  const names = [...new Set(ordered.map(({ raga }) => raga))]
  const labels = ordered.map(({ raga }) => names.indexOf(raga))
  const sizes = names.map((_, index) => labels.filter((label) => label === index).length)
  const standOuts = () => {
    const sums = names.map(() => 0)
    labels.forEach((label, index) => {
      sums[label] = (sums[label] ?? 0) + (excess[index] ?? 0)
    })
    return sums.map((sum, index) => sum / Math.sqrt(sizes[index] ?? 1))
  }
  const happened = standOuts()
  const asFar = names.map(() => 0)
  let turn = 0
  while (turn < SHUFFLES && Math.min(...asFar) < ENOUGH) {
    turn += 1
    let start = 0
    for (const { length } of blocks) {
      shuffle(labels, start, length, random)
      start += length
    }
    const furthest = Math.max(...standOuts().map(Math.abs))
    happened.forEach((score, index) => {
      if (furthest >= Math.abs(score) - 1e-9) asFar[index] = (asFar[index] ?? 0) + 1
    })
  }
  const isStopped = Math.min(...asFar) >= ENOUGH
  const ragas = names.map((raga, index): RagaAgainstOthers => {
    const count = asFar[index] ?? 0
    const p = isStopped ? count / turn : (1 + count) / (1 + turn)
    return { raga, p, direction: (happened[index] ?? 0) < 0 ? 'lower' : 'higher' }
  })
  return { p: Math.min(...ragas.map((raga) => raga.p)), ragas }
}

function blocksOf(pairs: readonly RagaPair[]): RagaPair[][] {
  const quarters = groupBy(pairs, ({ hour }) => Math.floor(hour / HOURS_OF_A_QUARTER))
  return [...quarters.values()].flatMap((ofQuarter) =>
    Array.from({ length: Math.ceil(ofQuarter.length / BLOCK) }, (_, index) =>
      ofQuarter.slice(index * BLOCK, (index + 1) * BLOCK),
    ),
  )
}

function excessOf(pairs: readonly RagaPair[], blocks: readonly RagaPair[][]): number[] {
  const usual = new Map(
    [...groupBy(pairs, ({ before }) => before)].map(([before, alike]) => [
      before,
      meanOf(alike.map(({ after }) => after)),
    ]),
  )
  return blocks.flatMap((block) => {
    const ofBlock = block.map(({ before, after }) => after - (usual.get(before) ?? after))
    const mean = meanOf(ofBlock)
    return ofBlock.map((one) => one - mean)
  })
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length
}

/** Shuffles a part of a list, every order equally likely (Fisher and Yates). */
function shuffle(list: number[], start: number, length: number, random: () => number): void {
  for (let left = length - 1; left > 0; left--) {
    const at = start + Math.floor(random() * (left + 1))
    const held = list[at] ?? 0
    list[at] = list[start + left] ?? 0
    list[start + left] = held
  }
}
