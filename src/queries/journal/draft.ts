import { isMoodValue, type MoodValue } from '~/domain/mood/mood.ts'
import { beforeReload } from '~/lib/shell/before-reload.ts'
import { newId } from '~/queries/database/use-write.ts'

/** A reflection that is being written. */
export type Draft = {
  /** The id the entry will have. */
  readonly id: string
  readonly content: string
  readonly mood: MoodValue | null
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function emptyDraft(): Draft {
  return { id: newId(), content: '', mood: null }
}

/** Reads what the device kept. Invalid data gives an empty draft, but text is never dropped. */
export function parseDraft(kept: unknown): Draft {
  const empty = emptyDraft()
  if (typeof kept !== 'object' || kept === null) return empty
  const { id, content, mood } = kept as Partial<Record<keyof Draft, unknown>>
  return {
    id: typeof id === 'string' && UUID.test(id) ? id : empty.id,
    content: typeof content === 'string' ? content : '',
    mood: isMoodValue(mood) ? mood : null,
  }
}

// Well within the 250 ms after which no character may be lost.
const PAUSE_MS = 100

/** Stores what is typed 100 ms after the first change that is not stored yet. */
export class DraftKeeper<Typed> {
  readonly #write: (typed: Typed) => unknown
  #waiting: { readonly typed: Typed } | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(write: (typed: Typed) => unknown) {
    this.#write = write
  }

  change(typed: Typed): void {
    if (!this.#waiting) this.#timer = setTimeout(() => void this.flush(), PAUSE_MS)
    this.#waiting = { typed }
  }

  /** Writes at once what still waits: the page may be about to close. */
  readonly flush = async (): Promise<void> => {
    const waiting = this.#waiting
    this.drop()
    if (waiting) await this.#write(waiting.typed)
  }

  /** Drops what still waits. */
  drop(): void {
    clearTimeout(this.#timer)
    this.#waiting = undefined
  }
}

/** Keeps at once what was typed last when the page is hidden or left. Returns the clean-up. */
export function flushOnLeave(keeper: Pick<DraftKeeper<unknown>, 'flush'>): () => void {
  document.addEventListener('visibilitychange', keeper.flush)
  window.addEventListener('pagehide', keeper.flush)
  const forget = beforeReload(keeper.flush)
  return () => {
    forget()
    document.removeEventListener('visibilitychange', keeper.flush)
    window.removeEventListener('pagehide', keeper.flush)
    void keeper.flush()
  }
}
