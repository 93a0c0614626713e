import type { MoodValue } from '~/domain/mood/mood.ts'
import { paths } from '~/lib/paths.ts'

type Session = { readonly id: string; readonly title: string; readonly audioUrl: string }

/**
 * Where a press on a session leads, with the navigation state for the session screen. It goes to
 * the session when today's mood is known, else to the check-in first.
 */
export function sessionLink(session: Session, mood: MoodValue | null) {
  const chosen = { title: session.title, audioUrl: session.audioUrl, sessionId: session.id }
  return mood === null
    ? { to: paths.moodCheckin(), state: { sessionData: chosen } }
    : { to: paths.session(), state: { ...chosen, mood } }
}

// Ragas that are traditionally heard as tense and unresolved.
const TENSE = new Set(['marwa', 'todi', 'puriya dhanashree'])

/**
 * Whether a raga may start by itself: only with a mood set, and for a low mood (1–2) no raga of
 * tense character.
 */
export function mayAutoStart(mood: MoodValue | null, raag: string | null): boolean {
  if (mood === null || raag === null) return false
  return mood > 2 || !TENSE.has(raag.trim().toLowerCase())
}
