import type { MoodCategory } from '~/domain/mood/mood.ts'

/** A recording to meditate with, and its description. */
export type Session = {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly audioUrl: string
  readonly raag: string | null
  readonly moodCategory: MoodCategory | null
  readonly minutes: number | null
}

/** What a screen asks to play; missing fields are found or filled in. */
export type AskedSession = Partial<{ [Field in keyof Session]: NonNullable<Session[Field]> }>

/** The sound of a session without a recording. It is not a session itself. */
export const BELL = { id: 'bell', audioUrl: '/bell.mp3' } as const

const ITEM = /^[a-z0-9-]{1,64}$/

/** Whether a track's id can be a favourite: an id from another page may be anything. */
export function isFavouriteItem(id: string): boolean {
  return ITEM.test(id)
}
