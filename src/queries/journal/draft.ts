import { isMoodValue, type MoodValue } from '~/domain/mood/mood.ts'
import { newId } from '~/queries/database/use-write.ts'

/** A reflection that the database does not have yet. */
export type Draft = {
  /** The id the entry will have. */
  readonly id: string
  /** The id to use when another text is already stored under the first. */
  readonly besideId: string
  readonly content: string
  readonly mood: MoodValue | null
  /** The text last sent, when it is not known whether it arrived; `null` when none was sent. */
  readonly sent: string | null
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function emptyDraft(): Draft {
  return { id: newId(), besideId: newId(), content: '', mood: null, sent: null }
}

/** Reads what the device kept. Invalid data gives an empty draft, but text is never dropped. */
export function parseDraft(kept: unknown): Draft {
  const empty = emptyDraft()
  if (typeof kept !== 'object' || kept === null) return empty
  const { id, besideId, content, mood, sent } = kept as Partial<Record<keyof Draft, unknown>>
  const isKnown = typeof id === 'string' && UUID.test(id)
  return {
    id: isKnown ? id : empty.id,
    besideId: typeof besideId === 'string' && UUID.test(besideId) ? besideId : empty.besideId,
    content: typeof content === 'string' ? content : '',
    mood: isMoodValue(mood) ? mood : null,
    sent: isKnown && typeof sent === 'string' ? sent : null,
  }
}

const QUIET_MS = 250
const LONGEST_MS = 1000

/** Stores a draft 250 ms after the last change, and at most 1 s after the first. */
export class DraftKeeper {
  readonly #write: (draft: Draft) => void
  #waiting: Draft | undefined
  #since = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(write: (draft: Draft) => void) {
    this.#write = write
  }

  change(draft: Draft): void {
    const now = Date.now()
    if (!this.#waiting) this.#since = now
    this.#waiting = draft
    clearTimeout(this.#timer)
    const longest = Math.max(0, this.#since + LONGEST_MS - now)
    this.#timer = setTimeout(() => this.flush(), Math.min(QUIET_MS, longest))
  }

  /** Writes at once what still waits: the page may be about to close. */
  readonly flush = (): void => {
    const draft = this.#waiting
    this.drop()
    if (draft) this.#write(draft)
  }

  /** Drops what still waits. */
  drop(): void {
    clearTimeout(this.#timer)
    this.#waiting = undefined
  }
}
