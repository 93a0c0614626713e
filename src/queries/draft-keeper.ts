import type { Draft } from '~/queries/draft.ts'

const QUIET_MS = 250
const LONGEST_MS = 1000

/** Writes a draft down shortly after each change: 250 ms after the last one, never 1 s after the first. */
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

  /** Writes at once what is still waiting: the page may be about to go. */
  readonly flush = (): void => {
    const draft = this.#waiting
    this.drop()
    if (draft) this.#write(draft)
  }

  /** Forgets what is still waiting. */
  drop(): void {
    clearTimeout(this.#timer)
    this.#waiting = undefined
  }
}
