import type { MoodValue } from '~/domain/mood/mood.ts'
import type { Recording } from '~/domain/session/recording.ts'
import { paths } from '~/lib/paths.ts'

// The session screen reads the navigation state by these names.
const named = ({ id, title, audioUrl }: Recording) => ({ title, audioUrl, sessionId: id })

/**
 * Where a press on a recording leads, with the navigation state for the session screen: to the
 * session when today's mood is known, else to the check-in first. With `isLengthChosen` the
 * recording's own length counts before the one that the person usually sits for.
 */
export function sessionLink(
  recording: Recording,
  mood: MoodValue | null,
  { isLengthChosen = false } = {},
) {
  const { minutes } = recording
  if (mood === null) {
    const sessionData = { ...named(recording), ...(isLengthChosen && { minutes }) }
    return { to: paths.moodCheckin(), state: { sessionData } }
  }
  const length = isLengthChosen && { sessionData: { minutes } }
  return { to: paths.session(), state: { ...named(recording), mood, ...length } }
}

/** The session screen with this very recording, whatever the mood. */
export function sessionScreen(recording: Recording) {
  const { raga, minutes } = recording
  return {
    to: paths.session(),
    state: { ...named(recording), sessionData: { raag: raga, minutes } },
  }
}

// Ragas that are traditionally heard as tense and unresolved.
const TENSE = new Set(['marwa', 'todi', 'puriya dhanashree'])

/**
 * Whether a raga may start by itself: only with a mood set, and for a low mood (1–2) no raga of
 * tense character.
 */
export function mayAutoStart(mood: MoodValue | null, raga: string | null): boolean {
  if (mood === null || raga === null) return false
  return mood > 2 || !isTense(raga)
}

// Grave ones, of the deep night and of the setting sun.
const GRAVE = new Set(['darbari kanada', 'shree'])

/** Whether a raga is gentle enough to be offered to somebody who has heard no session yet. */
export function mayBeFirst(raga: string): boolean {
  return !isTense(raga) && !GRAVE.has(raga.trim().toLowerCase())
}

/** Whether a raga is traditionally heard as tense. */
function isTense(raga: string): boolean {
  return TENSE.has(raga.trim().toLowerCase())
}
