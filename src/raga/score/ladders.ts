import { semitonesOf } from '~/raga/grammar.ts'
import type { Note } from '~/raga/model/notation.ts'

/**
 * A note of a ladder. It is bent, and only passed through, when the line reaches it against the
 * line's own direction, as the second Pa of `m P D m g` coming down; the end of a line is never
 * bent.
 */
export type Rung = { readonly note: Note; readonly bent: boolean }

/** A line repeated over the octaves; two runs where the copies do not meet on a note. */
export type Ladder = readonly (readonly Rung[])[]

type Direction = 'rising' | 'falling'

const OCTAVES = [-1, 0, 1]

/**
 * Aroha (`rising`) or avaroha (`falling`) over the three octaves. Copies of the line are joined
 * where one ends on the first note of the next; notes outside the range separate runs.
 */
export function ladder(
  line: readonly Note[],
  direction: Direction,
  range: readonly [lowest: number, highest: number],
): Ladder {
  const octaves = direction === 'rising' ? OCTAVES : OCTAVES.toReversed()
  const rungs = rungsOf(line, direction)
  const runs: Rung[][] = []
  for (const octave of octaves) {
    const [first, ...others] = runsWithin(rungs, octave, range)
    const before = runs.at(-1)
    if (first && before && same(first[0], before.at(-1))) before.push(...first.slice(1))
    else if (first) runs.push(first)
    runs.push(...others)
  }
  return runs.filter((run) => run.length > 1)
}

function rungsOf(line: readonly Note[], direction: Direction): Rung[] {
  return line.map((note, index) => {
    const before = line[index - 1]
    const step = before ? semitonesOf(note) - semitonesOf(before) : 0
    const against = direction === 'rising' ? step < 0 : step > 0
    return { note, bent: against && index < line.length - 1 }
  })
}

/** A copy of a line some octaves away, divided where it leaves the range. */
function runsWithin(
  rungs: readonly Rung[],
  octaves: number,
  [lowest, highest]: readonly [number, number],
): Rung[][] {
  const runs: Rung[][] = [[]]
  for (const { note, bent } of rungs) {
    const octave = note.octave + octaves
    const height = semitonesOf(note) + 12 * octaves
    const within = height >= lowest && height <= highest
    if (within && (octave === -1 || octave === 0 || octave === 1)) {
      runs.at(-1)?.push({ note: { swara: note.swara, octave }, bent })
    } else runs.push([])
  }
  return runs.filter((run) => run.length > 0)
}

function same(one: Rung | undefined, other: Rung | undefined): boolean {
  return (
    one !== undefined &&
    one.note.swara === other?.note.swara &&
    one.note.octave === other.note.octave
  )
}
