import type { PhraseNote } from '~/raga/model/notation.ts'
import type { Raga } from '~/raga/model/raga.ts'
import type { SwaraLetter } from '~/raga/model/swara.ts'
import { around, between, type RandomStream } from '~/raga/random.ts'
import { ALAP_FORM } from '~/raga/score/alap-form.ts'
import type { PhraseShape } from '~/raga/score/phrase-shape.ts'
import type { ScorePhrase } from '~/raga/score/score.ts'

/** A phrase whose notes have their lengths, but no times yet. */
export type SungPhrase = {
  readonly source: ScorePhrase['source']
  readonly notes: readonly (PhraseNote & { readonly seconds: number })[]
  readonly seconds: number
  /** Only a breath follows it, and the next phrase answers it. */
  readonly open: boolean
}

/** How much less than its share of the time a swara was sung; negative for more. */
type Lag = (swara: SwaraLetter) => number

export type Singing = {
  readonly raga: Raga
  readonly random: RandomStream
  readonly lag: Lag
  /** The last note lasts at least this long. */
  readonly holdSeconds: number
  readonly open: boolean
}

/** Gives a phrase its tempo and its notes their lengths. */
export function sungPhrase(shape: PhraseShape, singing: Singing): SungPhrase {
  const { raga, random, lag, holdSeconds, open } = singing
  const { pulse, flow, lastNote, openNote, unevenness } = ALAP_FORM
  const unit = pulse.seconds * between(random, [pulse.least, pulse.most])
  const quick = between(random, flow.quick)
  const end = shape.phrase.notes.length - 1
  const notes = shape.phrase.notes.map((note, index) => {
    const last = between(random, open ? openNote.factor : [lastNote.least, lastNote.most])
    const least = open ? Math.max(openNote.leastSeconds, holdSeconds) : holdSeconds
    const pace = index === end ? last : paceOf(note, quick)
    const even = note.units * unit * pace * carriedBy(note.note.swara, raga, lag)
    const wished = Math.max(
      index === end ? least : 0,
      shortestOf(note, shape.source),
      even * around(random, 1, unevenness),
    )
    return { ...note, seconds: Math.min(wished, lastNote.longestSeconds) }
  })
  return {
    source: shape.source,
    notes,
    seconds: notes.reduce((sum, note) => sum + note.seconds, 0),
    open,
  }
}

/** A walk is made note by note and must leave room to swing; a phrase of tradition keeps its own time. */
function shortestOf({ andolan }: PhraseNote, source: SungPhrase['source']): number {
  const { seconds, swingSeconds } = ALAP_FORM.shortest
  return andolan && source === 'walk' ? swingSeconds : seconds
}

/** How much shorter than written a note is within a phrase: only what rests or swings keeps its time. */
function paceOf({ units, andolan }: PhraseNote, quick: number): number {
  const { passingUnits, restingUnits } = ALAP_FORM.flow
  if (andolan || units >= restingUnits) return 1
  return units <= passingUnits ? quick : (1 + quick) / 2
}

/** How much longer than written a swara is held. */
function carriedBy(swara: SwaraLetter, { vadi, samvadi }: Raga, lag: Lag): number {
  const { least, factor, most, byLag } = ALAP_FORM.carriedNote
  const leads = swara === vadi || swara === samvadi
  const wanted = (leads ? factor : 1) + byLag * lag(swara)
  return Math.max(least, Math.min(most, wanted))
}
