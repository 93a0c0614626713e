import type { Note } from '~/raga/notation.ts'
import { type Swara, swaraOf } from '~/raga/swara.ts'

/** A note as sargam writes it and as a reader says it. */
export type SargamNote = {
  readonly latin: Swara['latin']
  /** With the line below (komal) or above (tivra) of Bhatkhande's notation. */
  readonly devanagari: string
  readonly quality: Swara['quality']
  readonly octave: Note['octave']
  /** In words: "komal Re, low". */
  readonly spoken: string
}

const OCTAVES = { '-1': ', low', '0': '', '1': ', high' } as const

/** How sargam writes a note, in both scripts (Bhatkhande's signs), and how it is said. */
export function sargamOf({ swara, octave }: Note): SargamNote {
  const { latin, devanagari, quality } = swaraOf(swara)
  const isPlain = quality === 'achal' || quality === 'shuddha'
  const name = isPlain ? latin : `${quality} ${latin}`
  return { latin, devanagari, quality, octave, spoken: `${name}${OCTAVES[`${octave}`]}` }
}
