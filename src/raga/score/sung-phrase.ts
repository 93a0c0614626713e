import type { PhraseNote } from '~/raga/notation.ts'
import type { Raga } from '~/raga/raga.ts'
import { ALAP_FORM } from '~/raga/score/alap-form.ts'
import { between } from '~/raga/score/melody-spans.ts'
import type { PhraseShape } from '~/raga/score/phrase-shape.ts'
import type { ScorePhrase } from '~/raga/score/score.ts'
import { around, type RandomStream } from '~/raga/sound/random-stream.ts'

/** A phrase whose notes know how long they sound, but not yet when. */
export type SungPhrase = {
  readonly source: ScorePhrase['source']
  readonly notes: readonly (PhraseNote & { readonly seconds: number })[]
  readonly seconds: number
}

export type Singing = {
  readonly raga: Raga
  readonly random: RandomStream
  /** How far vadi and samvadi lag behind their share of the time; below 0, how far they exceed it. */
  readonly lag: number
  /** The last note lasts at least this long. */
  readonly holdSeconds: number
}

/** Gives a phrase its tempo and its notes their lengths. */
export function sungPhrase(shape: PhraseShape, singing: Singing): SungPhrase {
  const { raga, random, lag, holdSeconds } = singing
  const { pulse, lastNote, carriedNote, unevenness } = ALAP_FORM
  const unit = pulse.seconds * between(random, [pulse.least, pulse.most])
  const wanted = carriedNote.factor + lag
  const carried = Math.max(carriedNote.least, Math.min(carriedNote.most, wanted))
  const end = shape.phrase.notes.length - 1
  const notes = shape.phrase.notes.map((note, index) => {
    const dear = note.note.swara === raga.vadi || note.note.swara === raga.samvadi
    const last = index === end ? between(random, [lastNote.least, lastNote.most]) : 1
    const seconds = note.units * unit * around(random, 1, unevenness) * last * (dear ? carried : 1)
    return {
      ...note,
      seconds: Math.min(
        Math.max(seconds, index === end ? holdSeconds : 0),
        lastNote.longestSeconds,
      ),
    }
  })
  return {
    source: shape.source,
    notes,
    seconds: notes.reduce((sum, note) => sum + note.seconds, 0),
  }
}
