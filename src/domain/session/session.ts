import type { MoodCategory } from '~/domain/mood/mood.ts'

/** Something to sit with: a recording and what is said about it. */
export type Session = {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly audioUrl: string
  readonly raag: string | null
  readonly moodCategory: MoodCategory | null
  readonly minutes: number | null
}

/** What a screen asks to hear; whatever it leaves out is found or made up for. */
export type AskedSession = Partial<{ [Field in keyof Session]: NonNullable<Session[Field]> }>

/** The sound of a session that has no recording. It is not a session itself. */
export const BELL = { id: 'bell', audioUrl: '/bell.mp3' } as const

const ITEM = /^[a-z0-9-]{1,64}$/

/** Whether a track's id can be kept: one handed over by another page may say anything. */
export function isFavouriteItem(id: string): boolean {
  return ITEM.test(id)
}
