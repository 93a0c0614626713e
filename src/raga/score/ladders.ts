import { semitonesOf } from '~/raga/grammar.ts'
import type { Note } from '~/raga/notation.ts'

/** A line as it runs on from octave to octave; two runs where the copies do not meet on a note. */
export type Ladder = readonly (readonly Note[])[]

const OCTAVES = [-1, 0, 1]

/**
 * Aroha (`rising`) or avaroha (`falling`) over the three octaves. Copies of the line are joined
 * where one ends on the very note the next begins on; notes outside the range part a run.
 */
export function ladder(
  line: readonly Note[],
  direction: 'rising' | 'falling',
  range: readonly [lowest: number, highest: number],
): Ladder {
  const octaves = direction === 'rising' ? OCTAVES : OCTAVES.toReversed()
  const runs: Note[][] = []
  for (const octave of octaves) {
    const [first, ...others] = runsWithin(line, octave, range)
    const before = runs.at(-1)
    if (first && before && same(first[0], before.at(-1))) before.push(...first.slice(1))
    else if (first) runs.push(first)
    runs.push(...others)
  }
  return runs.filter((run) => run.length > 1)
}

/** A copy of a line some octaves away, parted where it leaves the range. */
function runsWithin(
  line: readonly Note[],
  octaves: number,
  [lowest, highest]: readonly [number, number],
): Note[][] {
  const runs: Note[][] = [[]]
  for (const note of line) {
    const octave = note.octave + octaves
    const height = semitonesOf(note) + 12 * octaves
    const within = height >= lowest && height <= highest
    if (within && (octave === -1 || octave === 0 || octave === 1)) {
      runs.at(-1)?.push({ swara: note.swara, octave })
    } else runs.push([])
  }
  return runs.filter((run) => run.length > 0)
}

function same(one: Note | undefined, other: Note | undefined): boolean {
  return one !== undefined && one.swara === other?.swara && one.octave === other.octave
}
