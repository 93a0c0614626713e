import { semitonesOf } from '~/raga/grammar.ts'
import type { Phrase } from '~/raga/model/notation.ts'
import type { ScorePhrase } from '~/raga/score/score.ts'

/** The properties of a phrase that the composer uses. Heights are semitones from middle Sa. */
export type PhraseShape = {
  readonly phrase: Phrase
  readonly source: ScorePhrase['source']
  /** The same for two phrases of the same notes, however long they are held. */
  readonly key: string
  /** The key of the phrase of which it is a variation. */
  readonly theme?: string
  readonly first: number
  readonly last: number
  readonly low: number
  readonly high: number
  /** Its mean height, each note weighted by its length. */
  readonly mean: number
  readonly units: number
}

/** Measures a phrase. */
export function phraseShape(phrase: Phrase, source: ScorePhrase['source']): PhraseShape {
  const heights = phrase.notes.map(({ note }) => semitonesOf(note))
  const units = phrase.notes.reduce((sum, note) => sum + note.units, 0)
  const weighted = phrase.notes.reduce((sum, note) => sum + note.units * semitonesOf(note.note), 0)
  return {
    phrase,
    source,
    key: phrase.notes.map(({ note }) => `${note.swara}${note.octave}`).join(' '),
    first: heights[0] ?? 0,
    last: heights.at(-1) ?? 0,
    low: Math.min(...heights),
    high: Math.max(...heights),
    mean: weighted / units,
    units,
  }
}
