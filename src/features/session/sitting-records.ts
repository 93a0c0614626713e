import type { Sitting } from '~/features/session/sitting.ts'

export type RecordStatus = 'recording' | 'recorded' | 'failed'

/** Stores one sitting; rejects when it could not. */
export type Store = (sitting: Sitting) => Promise<void>

/** Sends each sitting until it is stored, never two requests for one at a time. */
export class SittingRecords {
  readonly #tell: (id: string, status: RecordStatus) => void
  readonly #unstored = new Map<string, Sitting>()
  readonly #sending = new Map<string, Promise<boolean>>()
  #store: Store | null = null

  constructor(tell: (id: string, status: RecordStatus) => void) {
    this.#tell = tell
  }

  /** Says who stores from now on. */
  storeWith(store: Store | null) {
    this.#store = store
  }

  /** Stores a sitting, again if need be. Resolves to whether it is stored. */
  send(sitting: Sitting): Promise<boolean> {
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

  async #attempt(sitting: Sitting): Promise<boolean> {
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
