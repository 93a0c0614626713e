import type { MoodCategory } from '~/domain/mood.ts'

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
