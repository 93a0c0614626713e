import type { MoodValue } from '~/domain/mood/mood.ts'
import { paths } from '~/lib/paths.ts'

type Session = { readonly id: string; readonly title: string; readonly audioUrl: string }

/**
 * Where a press on a session leads, with the navigation state the session screen reads: straight
 * to the session when today's mood is known, by way of the check-in when it is not.
 */
export function sessionLink(session: Session, mood: MoodValue | null) {
  const chosen = { title: session.title, audioUrl: session.audioUrl, sessionId: session.id }
  return mood === null
    ? { to: paths.moodCheckin(), state: { sessionData: chosen } }
    : { to: paths.session(), state: { ...chosen, mood } }
}

// Ragas that tradition hears as taut and unresolved.
const TENSE = new Set(['marwa', 'todi', 'puriya dhanashree'])

/**
 * Whether a raga may start by itself for a mood: with a mood set, yes, but a low mood (1–2) is
 * never met unasked by a raga of tense character. Without a mood nothing starts by itself.
 */
export function mayAutoStart(mood: MoodValue | null, raag: string | null): boolean {
  if (mood === null || raag === null) return false
  return mood > 2 || !TENSE.has(raag.trim().toLowerCase())
}
