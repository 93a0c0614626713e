import type { Note } from '~/raga/model/notation.ts'

/** A note with its time. It sounds until the next one of its phrase, or the phrase's end. */
export type ScoreNote = {
  readonly note: Note
  /** From the beginning of the recording. */
  readonly startSeconds: number
  readonly lengthSeconds: number
  /** The grace notes with which it begins, see `PhraseNote`. */
  readonly graces: readonly Note[]
  /** Reached by a glide from the note before it in the phrase. */
  readonly meend: boolean
  readonly andolan: boolean
}

/** What is sung in one breath; between two phrases only the drone sounds. */
export type ScorePhrase = {
  readonly startSeconds: number
  readonly endSeconds: number
  /** Its origin: the repertoire, a walk along aroha and avaroha, the refrain, or the closing phrase. */
  readonly source: 'repertoire' | 'walk' | 'refrain' | 'cadence'
  readonly notes: readonly ScoreNote[]
}

/** A whole melody in order of time. */
export type Score = { readonly phrases: readonly ScorePhrase[] }
