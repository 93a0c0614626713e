import type { Raga } from '~/raga/raga.ts'
import type { ScorePhrase } from '~/raga/score/score.ts'
import { centsAboveSa } from '~/raga/sound/intonation.ts'

/** A note as a voice sees it: when and where, from the beginning of its phrase. */
export type SungNote = {
  readonly start: number
  /** Seconds until the next note or the phrase's end. */
  readonly length: number
  readonly cents: number
  readonly kanCents: number | null
  readonly meend: boolean
  /** How it swings, if it does. */
  readonly andolan: { readonly depthCents: number; readonly hz: number } | null
}

/** A phrase's notes in the raga's tuning; a note sounds until the next begins. */
export function sungNotes(raga: Raga, phrase: ScorePhrase): SungNote[] {
  return phrase.notes.map((scored, index) => {
    const end = phrase.notes[index + 1]?.startSeconds ?? phrase.endSeconds
    return {
      start: scored.startSeconds - phrase.startSeconds,
      length: end - scored.startSeconds,
      cents: centsAboveSa(raga, scored.note),
      kanCents: scored.kan && centsAboveSa(raga, scored.kan),
      meend: scored.meend && index > 0,
      andolan: (scored.andolan && raga.andolan[scored.note.swara]) || null,
    }
  })
}
