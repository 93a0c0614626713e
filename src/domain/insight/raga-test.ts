import type { MoodPair } from '~/domain/insight/around-practice.ts'
import { groupBy } from '~/domain/insight/group-by.ts'

/** Moods around a session of a raga, at an hour of the clock. */
export type RagaPair = MoodPair & { readonly raga: string; readonly hour: number }

const SHUFFLES = 999
/** So many that stood out as much: p is above 1 % whatever follows, and the rest is spared. */
const ENOUGH = 10
/**
 * Sessions that may exchange their ragas: neighbours in time, so that slow changes stay in place.
 * Ten at a time find 6 % among people without any difference whose ragas come in runs; four, 2 %.
 */
const BLOCK = 4
/** A raga has its watch, so only sessions of one quarter of the day exchange theirs. */
const HOURS_OF_A_QUARTER = 6

/**
 * Do moods after some ragas differ from those after others? A permutation test: the ragas are
 * exchanged by lot among sessions of the same quarter of the day that lie near each other in time.
 * p is the share of 999 such exchanges, and of what happened, in which the raga that stands out
 * most does so as much; the one that stands out most of many is thus measured by its like. What
 * counts is the mood after, less the mean mood after the same mood before (ragas are offered by
 * mood), less the mean of its block. `pairs` come oldest first; `random` gives numbers in [0, 1).
 *
 * Stopped early as in J. Besag and P. Clifford, "Sequential Monte Carlo p-values" (Biometrika 78,
 * 1991), which keeps p valid.
 */
export function ragaTest(pairs: readonly RagaPair[], random: () => number): number {
  const blocks = blocksOf(pairs)
  const ordered = blocks.flat()
  const excess = excessOf(pairs, blocks)
  const names = [...new Set(ordered.map(({ raga }) => raga))]
  const labels = ordered.map(({ raga }) => names.indexOf(raga))
  const sizes = names.map((_, index) => labels.filter((label) => label === index).length)
  const furthest = () => {
    const sums = names.map(() => 0)
    labels.forEach((label, index) => {
      sums[label] = (sums[label] ?? 0) + (excess[index] ?? 0)
    })
    return Math.max(...sums.map((sum, index) => Math.abs(sum) / Math.sqrt(sizes[index] ?? 1)))
  }
  const happened = furthest()
  let asFar = 0
  for (let turn = 1; turn <= SHUFFLES; turn++) {
    let start = 0
    for (const { length } of blocks) {
      shuffle(labels, start, length, random)
      start += length
    }
    if (furthest() >= happened - 1e-9) asFar += 1
    if (asFar === ENOUGH) return asFar / turn
  }
  return (1 + asFar) / (1 + SHUFFLES)
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

/** Puts a stretch of a list into a random order, each as likely (Fisher and Yates). */
function shuffle(list: number[], start: number, length: number, random: () => number): void {
  for (let left = length - 1; left > 0; left--) {
    const at = start + Math.floor(random() * (left + 1))
    const held = list[at] ?? 0
    list[at] = list[start + left] ?? 0
    list[start + left] = held
  }
}
