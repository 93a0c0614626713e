import { dayAs } from '~/domain/day/day-as.ts'
import type { LocalDay } from '~/domain/day/local-day.ts'
import type { LocalMoment } from '~/domain/day/local-moment.ts'
import type { ReflectionPrompt } from '~/domain/journal/journal-entry.ts'
import type { SaidMood } from '~/domain/mood/mood-theme.ts'
import type { Recording } from '~/domain/session/recording.ts'

/** A completed listening. */
export type EndedSession = {
  /** Made at the beginning, so that a repeated request stores only one row. */
  readonly id: string
  readonly title: string
  readonly recording: Recording
  /** The recording's own length, else that of the library; for a sit, the minutes sat. */
  readonly minutes: number | null
  /** The mood the session was chosen for. */
  readonly mood: SaidMood | null
  /** The person's local time when it began, which decides the day it counts for. */
  readonly began: LocalMoment
  readonly endedAt: Date
  readonly prompt: ReflectionPrompt
}

export type RecordStatus = 'recording' | 'recorded' | 'failed'

/** Stores one session; rejects when that fails. */
export type StoreSession = (session: EndedSession) => Promise<void>

/** Sends each session until it is stored, with at most one request at a time for each. */
export class SessionRecords {
  readonly #tell: (id: string, status: RecordStatus) => void
  readonly #unstored = new Map<string, EndedSession>()
  readonly #sending = new Map<string, Promise<boolean>>()
  #store: StoreSession | null = null

  constructor(tell: (id: string, status: RecordStatus) => void) {
    this.#tell = tell
  }

  /** Sets the function that stores from now on. */
  storeWith(store: StoreSession | null) {
    this.#store = store
  }

  /** Stores a session, or tries again. Resolves to whether it is stored. */
  send(session: EndedSession): Promise<boolean> {
    const { id } = session
    const known = this.#sending.get(id)
    if (known !== undefined) return known
    this.#unstored.set(id, session)
    this.#tell(id, 'recording')
    const answer = this.#attempt(session).finally(() => this.#sending.delete(id))
    this.#sending.set(id, answer)
    return answer
  }

  sendUnstored = () => {
    for (const session of this.#unstored.values()) void this.send(session)
  }

  isUnstored(id: string): boolean {
    return this.#unstored.has(id)
  }

  forget() {
    this.#unstored.clear()
  }

  async #attempt(session: EndedSession): Promise<boolean> {
    try {
      if (!this.#store) throw new Error('Nobody is signed in to store a sitting for.')
      await this.#store(session)
    } catch {
      this.#tell(session.id, 'failed')
      return false
    }
    this.#unstored.delete(session.id)
    this.#tell(session.id, 'recorded')
    return true
  }
}

type CompletionWords = {
  readonly title: string
  /** The day it counts for, when that is not today. */
  readonly note: string | null
}

/** The words at the end of a session. A session that began before midnight completes that day. */
export function completionWords(
  { began }: Pick<EndedSession, 'began'>,
  today: LocalDay,
): CompletionWords {
  if (began.day === today) return { title: "You're all set for today", note: null }
  const day = dayAs(began.day, { weekday: 'long', day: 'numeric', month: 'long' })
  return { title: 'Your session is complete', note: `It counts for ${day}, when it began.` }
}
