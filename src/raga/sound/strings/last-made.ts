/** Values that take long to make, by their keys: those asked for last, so that memory has a limit. */
export class LastMade<Key, Value> {
  readonly #most: number
  readonly #kept = new Map<Key, Value>()

  constructor(most: number) {
    this.#most = most
  }

  /** The value of a key, made unless it is kept. */
  of(key: Key, make: () => Value): Value {
    const value = this.#kept.has(key) ? (this.#kept.get(key) as Value) : make()
    this.#kept.delete(key)
    this.#kept.set(key, value)
    const [oldest] = this.#kept.keys()
    if (oldest !== undefined && this.#kept.size > this.#most) this.#kept.delete(oldest)
    return value
  }
}
