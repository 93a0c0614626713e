import type { MoodValue } from '~/domain/mood.ts'
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
