import type { End, OutboxNews } from '~/queries/outbox/outbox-parts.ts'

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
