type Work = (lock: { readonly name: string } | null) => unknown

/** The Web Locks that jsdom lacks. They know no tabs: what a test requests is held elsewhere. */
export class FakeLocks {
  readonly #held = new Map<string, Promise<unknown>>()

  async request(name: string, ...more: readonly [Work] | readonly [{ ifAvailable: true }, Work]) {
    const work = more.length === 1 ? more[0] : more[1]
    if (this.#held.has(name) && more.length === 2) return work(null)
    while (this.#held.has(name)) await this.#held.get(name)?.catch(() => undefined)
    const done = Promise.resolve().then(() => work({ name }))
    this.#held.set(name, done)
    return done.finally(() => this.#held.delete(name))
  }

  async query() {
    return { held: [...this.#held.keys()].map((name) => ({ name })), pending: [] }
  }
}

/** Holds a lock as another tab does, until what is returned is called. */
export function holdElsewhere(name: string): Promise<() => void> {
  return new Promise((resolve) => {
    void navigator.locks.request(name, () => new Promise<void>((end) => resolve(end)))
  })
}
