import type { MoodCategory } from '~/domain/mood/mood.ts'

/** What is played, and what the library says about it. */
export type Recording = {
  /** Its id in the library, `raga-<id>` for a raga's own recording, or what a page called it. */
  readonly id: string
  readonly title: string
  /** Empty when it is not known. */
  readonly description: string
  /** Also its identity for the player: loading the same address again does not start over. */
  readonly audioUrl: string
  /** The raga's name as it is shown; `null` for a sound that belongs to none (the bell). */
  readonly raga: string | null
  readonly moodCategory: MoodCategory | null
  /** The planned length, known before the file is; `null` when it is not given. */
  readonly minutes: number | null
  /** Its number among the daily ones; `null` when it is not one of them. */
  readonly dayNumber: number | null
}

/** What a page asks to play; missing parts are found or filled in. */
export type AskedRecording = Partial<{ [Part in keyof Recording]: NonNullable<Recording[Part]> }>

/** The sound of a session without a recording. */
export const BELL = { id: 'bell', audioUrl: '/bell.mp3' } as const

/** True for every recording but the bell, which plays instead of a missing one. */
export function hasMusic(recording: Recording | null): recording is Recording {
  return recording !== null && recording.audioUrl !== BELL.audioUrl
}

const ITEM = /^[a-z0-9-]{1,64}$/

/** Whether a recording's id can be a favourite: an id from another page may be anything. */
export function isFavouriteItem(id: string): boolean {
  return ITEM.test(id)
}
