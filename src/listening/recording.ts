import type { Track } from '~/audio/track.ts'
import { lengthsOf } from '~/domain/session/raga-recording.ts'
import type { Session } from '~/domain/session/session.ts'

/** The part of a session that the player needs. */
export function trackOf({ id, title, audioUrl, raag, minutes }: Session): Track {
  return { id, title, url: audioUrl, raga: raag, minutes }
}

/** Whether a track is this session, in any of its lengths. */
export function isTrackOf(session: Session, track: Track | null): boolean {
  if (!track) return false
  if (track.url === session.audioUrl) return true
  return track.id === session.id && inLength(session, track.url).audioUrl === track.url
}

/** The session in the length with this address; the session unchanged for any other address. */
export function inLength(session: Session, audioUrl: string): Session {
  const length = lengthsOf(session.audioUrl).find((candidate) => candidate.audioUrl === audioUrl)
  return length ? { ...session, ...length } : session
}
