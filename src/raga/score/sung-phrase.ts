import type { PhraseNote } from '~/raga/notation.ts'
import type { Raga } from '~/raga/raga.ts'
import { around, type RandomStream } from '~/raga/random.ts'
import { ALAP_FORM } from '~/raga/score/alap-form.ts'
import { between } from '~/raga/score/melody-spans.ts'
import type { PhraseShape } from '~/raga/score/phrase-shape.ts'
import type { ScorePhrase } from '~/raga/score/score.ts'
import type { SwaraLetter } from '~/raga/swara.ts'

/** A phrase whose notes have their lengths, but no times yet. */
export type SungPhrase = {
  readonly source: ScorePhrase['source']
  readonly notes: readonly (PhraseNote & { readonly seconds: number })[]
  readonly seconds: number
}

/**
 * How much less than their share vadi, and vadi and samvadi together, were sung; negative for more.
 */
export type Lag = { readonly vadi: number; readonly both: number }

export type Singing = {
  readonly raga: Raga
  readonly random: RandomStream
  readonly lag: Lag
  /** The last note lasts at least this long. */
  readonly holdSeconds: number
}

/** Gives a phrase its tempo and its notes their lengths. */
export function sungPhrase(shape: PhraseShape, singing: Singing): SungPhrase {
  const { raga, random, lag, holdSeconds } = singing
  const { pulse, lastNote, unevenness } = ALAP_FORM
  const unit = pulse.seconds * between(random, [pulse.least, pulse.most])
  const end = shape.phrase.notes.length - 1
  const notes = shape.phrase.notes.map((note, index) => {
    const last = index === end ? between(random, [lastNote.least, lastNote.most]) : 1
    const even = note.units * unit * last * carriedBy(note.note.swara, raga, lag)
    const wished = Math.max(index === end ? holdSeconds : 0, even * around(random, 1, unevenness))
    return { ...note, seconds: Math.min(wished, lastNote.longestSeconds) }
  })
  return {
    source: shape.source,
    notes,
    seconds: notes.reduce((sum, note) => sum + note.seconds, 0),
  }
}

/** How much longer than written a swara is held. */
function carriedBy(swara: SwaraLetter, { vadi, samvadi }: Raga, lag: Lag): number {
  if (swara !== vadi && swara !== samvadi) return 1
  const { least, factor, most } = ALAP_FORM.carriedNote
  const wanted = factor + lag.both + (swara === vadi ? Math.max(0, lag.vadi) : 0)
  return Math.max(least, Math.min(most, wanted))
}
