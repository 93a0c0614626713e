import { namesNow, ownName } from '~/lib/words/own-names.ts'
import { sargamOf } from '~/raga/model/notation.ts'
import type { SwaraLetter } from '~/raga/model/swara.ts'

/** A swara within a sentence: "komal Re"; in Devanagari the line below says komal. */
export function swaraWords(swara: SwaraLetter): string {
  const note = sargamOf({ swara, octave: 0 })
  return namesNow() === 'devanagari'
    ? note.devanagari
    : note.spoken.replace(note.latin, ownName(note))
}
