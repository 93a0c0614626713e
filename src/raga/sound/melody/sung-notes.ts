import type { Note } from '~/raga/model/notation.ts'
import { type Raga, ratioOf } from '~/raga/model/raga.ts'
import { centsOf } from '~/raga/model/swara.ts'
import type { ScorePhrase } from '~/raga/score/score.ts'

/** A note for a voice: its pitch and times, from the beginning of its phrase. */
export type SungNote = {
  readonly start: number
  /** Seconds until the next note or the phrase's end. */
  readonly length: number
  readonly cents: number
  /** The pitches of its grace notes. */
  readonly graces: readonly number[]
  readonly meend: boolean
  /** Whether a string of the tanpura sounds its swara. */
  readonly inDrone: boolean
  /** Its swing, if it has one. */
  readonly andolan: { readonly depthCents: number; readonly hz: number } | null
}

/** The notes of a phrase in the raga's tuning; a note sounds until the next begins. */
export function sungNotes(raga: Raga, phrase: ScorePhrase): SungNote[] {
  return phrase.notes.map((scored, index) => {
    const end = phrase.notes[index + 1]?.startSeconds ?? phrase.endSeconds
    return {
      start: scored.startSeconds - phrase.startSeconds,
      length: end - scored.startSeconds,
      cents: centsAboveSa(raga, scored.note),
      graces: scored.graces.map((grace) => centsAboveSa(raga, grace)),
      meend: scored.meend && index > 0,
      inDrone: ['S', raga.tanpura.firstString].includes(scored.note.swara),
      andolan: (scored.andolan && raga.andolan[scored.note.swara]) || null,
    }
  })
}

/**
 * The pitch of a note in a raga's own tuning, in cents above middle Sa.
 * @throws RangeError for a swara the raga does not permit
 */
export function centsAboveSa(raga: Raga, { swara, octave }: Note): number {
  const ratio = ratioOf(raga, swara)
  if (!ratio) throw new RangeError(`${raga.name} does not permit ${swara} in its melody`)
  return centsOf(ratio) + 1200 * octave
}
