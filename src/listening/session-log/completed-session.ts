import type { Track } from '~/audio/track.ts'
import { dayAs } from '~/domain/day/day-as.ts'
import type { LocalDay } from '~/domain/day/local-day.ts'
import type { LocalMoment } from '~/domain/day/local-moment.ts'
import type { SaidMood } from '~/domain/mood/mood-theme.ts'
import { BELL } from '~/domain/session/session.ts'

/** One listening, or one sit by the clock, that came to its end. */
export type EndedSession = {
  /** Made when it began: however often it is sent, one row is stored. */
  readonly id: string
  readonly title: string
  /** The recording that was heard; `null` for a sit by the clock. */
  readonly url: string | null
  /** The length the library states, else the recording's; of a sit, the minutes sat. */
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
export function isRecording(track: Track | null): track is Track {
  return track !== null && track.url !== BELL.audioUrl
}

export type RecordStatus = 'recording' | 'recorded' | 'failed'

/** Stores one sitting; rejects when it could not. */
export type StoreSession = (sitting: EndedSession) => Promise<void>

/** Sends each sitting until it is stored, never two requests for one at a time. */
export class SessionRecords {
  readonly #tell: (id: string, status: RecordStatus) => void
  readonly #unstored = new Map<string, EndedSession>()
  readonly #sending = new Map<string, Promise<boolean>>()
  #store: StoreSession | null = null

  constructor(tell: (id: string, status: RecordStatus) => void) {
    this.#tell = tell
  }

  /** Says who stores from now on. */
  storeWith(store: StoreSession | null) {
    this.#store = store
  }

  /** Stores a sitting, again if need be. Resolves to whether it is stored. */
  send(sitting: EndedSession): Promise<boolean> {
    const { id } = sitting
    const known = this.#sending.get(id)
    if (known) return known
    this.#unstored.set(id, sitting)
    this.#tell(id, 'recording')
    const answer = this.#attempt(sitting).finally(() => this.#sending.delete(id))
    this.#sending.set(id, answer)
    return answer
  }

  sendUnstored = () => {
    for (const sitting of this.#unstored.values()) void this.send(sitting)
  }

  isUnstored(id: string): boolean {
    return this.#unstored.has(id)
  }

  forget() {
    this.#unstored.clear()
  }

  async #attempt(sitting: EndedSession): Promise<boolean> {
    try {
      if (!this.#store) throw new Error('Nobody is signed in to store a sitting for.')
      await this.#store(sitting)
    } catch {
      this.#tell(sitting.id, 'failed')
      return false
    }
    this.#unstored.delete(sitting.id)
    this.#tell(sitting.id, 'recorded')
    return true
  }
}

type CompletionWords = {
  readonly title: string
  /** Which day it counts for, when that is not today. */
  readonly note: string | null
}

/** What is said at the end of a session: one that began before midnight completes that day, not today. */
export function completionWords(
  { began }: Pick<EndedSession, 'began'>,
  today: LocalDay,
): CompletionWords {
  if (began.day === today) return { title: "You're all set for today", note: null }
  const day = dayAs(began.day, { weekday: 'long', day: 'numeric', month: 'long' })
  return { title: 'Your session is complete', note: `It counts for ${day}, when it began.` }
}
