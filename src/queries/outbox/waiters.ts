import type { Write } from '~/data/write.ts'
import type { End, OutboxNews } from '~/queries/outbox/outbox-parts.ts'

// Together two seconds: longer than a good line needs. What takes longer is safe on the device.
const STEP_MS = 100
const STEPS = 20

/** Who waits for the end of a write. */
export class Waiters {
  readonly #waiting = new Map<number, Set<(end: End) => void>>()

  endOf(seq: number): Promise<End> {
    return new Promise((resolve) => {
      const others = this.#waiting.get(seq) ?? new Set()
      others.add(resolve)
      this.#waiting.set(seq, others)
    })
  }

  has(seq: number): boolean {
    return this.#waiting.has(seq)
  }

  settle(ends: OutboxNews['ends']): void {
    for (const [seq, end] of ends) {
      const waiting = this.#waiting.get(seq)
      this.#waiting.delete(seq)
      for (const resolve of waiting ?? []) resolve(end)
    }
  }

  /** Tells all that wait still that their writes stay on the device. */
  keepAll(): void {
    this.settle([...this.#waiting.keys()].map((seq) => [seq, { did: 'kept' }]))
  }
}

/**
 * The end of a write, or `kept` when it does not come soon. Counted in steps, because a busy page
 * misses them: the reply may have come while it had no time to look.
 */
export function inTime(end: Promise<End>): Promise<End> {
  return new Promise((resolve) => {
    let steps = 0
    const timer = setInterval(() => {
      steps += 1
      if (steps < STEPS) return
      clearInterval(timer)
      resolve({ did: 'kept' })
    }, STEP_MS)
    void end.then((known) => {
      clearInterval(timer)
      resolve(known)
    })
  })
}

/** A write, and how it ended when nobody waited for it any more. */
export type LateEnd = { readonly write: Write; readonly end: End }

/** What a person was not told when it happened; kept until the app listens. */
class LateEnds {
  #kept: readonly LateEnd[] = []
  #listener: ((late: LateEnd) => void) | null = null

  add(late: LateEnd): void {
    if (this.#listener) this.#listener(late)
    else this.#kept = [...this.#kept, late]
  }

  listen(listener: (late: LateEnd) => void): () => void {
    this.#listener = listener
    for (const late of this.#kept) listener(late)
    this.#kept = []
    return () => {
      if (this.#listener === listener) this.#listener = null
    }
  }
}

const persons = new Map<string, LateEnds>()

/** The late ends of a person in this page. */
export function lateEndsOf(uid: string): LateEnds {
  const known = persons.get(uid) ?? new LateEnds()
  persons.set(uid, known)
  return known
}
