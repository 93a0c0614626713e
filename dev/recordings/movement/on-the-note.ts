import type { Raga } from '~/raga/model/raga.ts'
import type { Score } from '~/raga/score/score.ts'
import { centsAboveSa } from '~/raga/sound/melody/sung-notes.ts'
import { deviationOf, quantileOf } from '~dev/recordings/measure/statistics.ts'
import { HZ } from '~dev/recordings/movement/pitch-curve.ts'

/** A note is held from this length on, and is measured between the moves to it and from it. */
const HELD_SECONDS = 2
const AFTER_SECONDS = 0.6
const BEFORE_SECONDS = 0.4

const NEAR_CENTS = 5

/** A melody as it is written, and the pitch that is sung for it, `HZ` values a second. */
export type Take = { readonly score: Score; readonly curve: Float64Array }

/** How near held notes are to the places that the raga gives them. */
export type OnTheNote = {
  /** The share (0–1) of the held time within five cents; NaN when no note is held. */
  readonly onNote: number
  /** How far a held note wanders: the median of their standard deviations, cents. */
  readonly wander: number
}

/** Measures the notes that are held for two seconds and more and do not swing. */
export function onTheNote(raga: Raga, takes: readonly Take[]): OnTheNote {
  const held = takes.flatMap(({ score, curve }) =>
    heldNotes(score).map(({ note, from, to }) => {
      const place = centsAboveSa(raga, note)
      const sung = [...curve.subarray(from, to)].filter((cents) => !Number.isNaN(cents))
      return sung.map((cents) => cents - place)
    }),
  )
  const all = held.flat()
  return {
    onNote: all.filter((cents) => Math.abs(cents) <= NEAR_CENTS).length / all.length,
    wander: quantileOf(held.map(deviationOf), 0.5),
  }
}

function heldNotes({ phrases }: Score) {
  return phrases.flatMap(({ notes, endSeconds }) =>
    notes.flatMap(({ note, startSeconds, andolan }, index) => {
      const end = notes[index + 1]?.startSeconds ?? endSeconds
      if (andolan || end - startSeconds < HELD_SECONDS) return []
      const [from, to] = [startSeconds + AFTER_SECONDS, end - BEFORE_SECONDS]
      return [{ note, from: Math.round(from * HZ), to: Math.round(to * HZ) }]
    }),
  )
}
