import type { Note } from '~/raga/notation.ts'

/** A note at its time. It sounds until the next one of its phrase, or the phrase's end. */
export type ScoreNote = {
  readonly note: Note
  /** From the beginning of the recording. */
  readonly startSeconds: number
  readonly lengthSeconds: number
  /** The grace note it is touched from. */
  readonly kan: Note | null
  /** Glided into from the note before it in the phrase. */
  readonly meend: boolean
  readonly andolan: boolean
}

/** What is sung in one breath; between two phrases the drone is alone. */
export type ScorePhrase = {
  readonly startSeconds: number
  readonly endSeconds: number
  /** Where it comes from: the repertoire, a walk along aroha and avaroha, or the closing phrase. */
  readonly source: 'repertoire' | 'walk' | 'cadence'
  readonly notes: readonly ScoreNote[]
}

/** A whole melody in order of time. */
export type Score = { readonly phrases: readonly ScorePhrase[] }
