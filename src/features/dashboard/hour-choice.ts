import type { LocalDay } from '~/domain/day/local-day.ts'
import type { MoodValue } from '~/domain/mood/mood.ts'
import { sessionOfTheHour } from '~/domain/session/session-of-the-day.ts'
import type { Audio } from '~/queries/listening/library.ts'
import { type Emblem, emblemNamed } from '~/raga/emblem.ts'
import { type Prahar, praharNames } from '~/raga/prahar.ts'

export type HourChoice = {
  readonly session: Audio
  /** The reason for this raga, then the session's title and length. */
  readonly why: string
  /** The watch and its hours: "Second watch of the night · 9 to midnight". */
  readonly watch: string
  readonly raga: { readonly name: string; readonly devanagari: string | undefined }
  readonly emblem: Emblem | null
}

/** The session to offer now with its raga's names and figure; `null` without one. */
export function hourChoice(
  sessions: readonly Audio[],
  prahar: Prahar,
  day: LocalDay,
  mood: MoodValue | null,
): HourChoice | null {
  const choice = sessionOfTheHour(sessions, prahar, day, mood)
  if (!choice) return null
  const { session, why } = choice
  const { name, hours } = praharNames(prahar)
  const known = emblemNamed(session.raag)
  return {
    session,
    why: `${why} ${session.title}, ${session.minutes} minutes.`,
    watch: `${name} · ${hours}`,
    raga: { name: session.raag ?? session.title, devanagari: known?.raga.devanagari },
    emblem: known?.emblem ?? null,
  }
}
