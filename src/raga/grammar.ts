import type { Note } from '~/raga/model/notation.ts'
import type { Raga } from '~/raga/model/raga.ts'
import { type SwaraLetter, swaraOf } from '~/raga/model/swara.ts'
import type { Repertoire } from '~/raga/repertoire.ts'

/** Which notes a raga has, and how one may follow another within a phrase. */
export type Grammar = {
  readonly swaras: ReadonlySet<SwaraLetter>
  /**
   * Whether `to` may follow `from` in one phrase. A permitted note may always be held or repeated.
   */
  permits(from: Note, to: Note): boolean
  /**
   * Whether a phrase may consist of these notes: every step is permitted, and a passing swara stands
   * only in its own figure, never first or last.
   */
  admits(line: readonly Note[]): boolean
}

/**
 * Reads a raga's grammar: its swaras are those of aroha and avaroha, its steps those between
 * neighbours of aroha, avaroha, pakad and chalan, in any octave, and never to or from a foreign
 * swara; passing swaras have their figures instead. A step is two letters and the signed distance
 * between them, so `D S'` permits `,D S` but not `,D S'`; how usual each is, and where they rest,
 * tells ragas of the same swaras apart.
 */
export function grammarOf(
  raga: Pick<Raga, 'swaras' | 'passing' | 'aroha' | 'avaroha' | 'pakad'>,
  repertoire: Pick<Repertoire, 'chalan'>,
): Grammar {
  const swaras = new Set(raga.swaras.map(({ swara }) => swara))
  const pakad = raga.pakad.map((phrase) => phrase.notes.map(({ note }) => note))
  const lines = [raga.aroha, raga.avaroha, ...pakad, ...repertoire.chalan]
  const steps = new Set(lines.flatMap(stepsIn))
  const figures = new Set(raga.passing.map(({ figure }) => stepsIn(figure).join()))
  const isOwn = ({ swara }: Note) => swaras.has(swara)
  function permits(from: Note, to: Note) {
    if (!isOwn(from) || !isOwn(to)) return false
    const [start, end] = [semitonesOf(from), semitonesOf(to)]
    return start === end || steps.has(stepOf(start, end))
  }
  return {
    swaras,
    permits,
    admits(line) {
      return line.every((note, at) => {
        const before = line[at - 1]
        if (isOwn(note)) return !before || !isOwn(before) || permits(before, note)
        return at > 0 && figures.has(stepsIn(line.slice(at - 1, at + 2)).join())
      })
    },
  }
}

/** Semitones above middle Sa, below zero in the low octave. */
export function semitonesOf({ swara, octave }: Note): number {
  return swaraOf(swara).position + 12 * octave
}

function stepsIn(line: readonly Note[]): number[] {
  const heights = line.map(semitonesOf)
  return heights.slice(1).map((to, index) => stepOf(heights[index] ?? to, to))
}

/** One number for the swara a step leaves and the signed distance, which tell where it arrives. */
function stepOf(from: number, to: number): number {
  return ((from + 12) % 12) + 12 * (to - from)
}
