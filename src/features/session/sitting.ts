import type { Track } from '~/audio/track.ts'
import type { MoodValue } from '~/domain/mood.ts'
import { BELL } from '~/domain/session.ts'

/** One listening, or one sit by the clock, that came to its end. */
export type Sitting = {
  /** Made when it began: however often it is sent, one row is stored. */
  readonly id: string
  readonly title: string
  /** The recording that was heard; `null` for a sit by the clock. */
  readonly url: string | null
  /** The recording's length when it is known, else the planned one; of a sit, the minutes sat. */
  readonly minutes: number | null
  readonly mood: MoodValue | null
  /** The name of the raga that was heard, `null` when there was none. */
  readonly raga: string | null
  readonly beganAt: Date
  readonly endedAt: Date
  readonly prompt: string
}

/** Everything but the bell, which stands in for a recording that is missing. */
export function isSession(track: Track | null): track is Track {
  return track !== null && track.url !== BELL.audioUrl
}
