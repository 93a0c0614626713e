import type { Track } from '~/audio/track.ts'
import type { LocalMoment } from '~/domain/local-moment.ts'
import type { SaidMood } from '~/domain/said-mood.ts'
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
  /** What it was chosen for. */
  readonly mood: SaidMood | null
  /** The name of the raga that was heard, `null` when there was none. */
  readonly raga: string | null
  /** When it began, where the person was then: the day it belongs to. */
  readonly began: LocalMoment
  readonly endedAt: Date
  readonly prompt: string
}

/** Everything but the bell, which stands in for a recording that is missing. */
export function isSession(track: Track | null): track is Track {
  return track !== null && track.url !== BELL.audioUrl
}
