// Well within the 250 ms after which no character may be lost.
const PAUSE_MS = 100

/**
 * Stores what is typed 100 ms after the first change that is not stored yet; at once, with
 * `isLast`, when the page may be closing.
 */
export class DraftKeeper<Typed> {
  readonly #write: (typed: Typed, isLast: boolean) => unknown
  #waiting: { readonly typed: Typed } | undefined
  #underWay: { readonly typed: Typed } | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(write: (typed: Typed, isLast: boolean) => unknown) {
    this.#write = write
  }

  change(typed: Typed): void {
    if (!this.#waiting) this.#timer = setTimeout(() => void this.flush(), PAUSE_MS)
    this.#waiting = { typed }
  }

  /** Writes at once what still waits. */
  readonly flush = (): Promise<void> => this.#store(this.#waiting, false)

  /** Writes at once what is not stored for certain: the page may be about to close. */
  readonly leave = (): Promise<void> => this.#store(this.#waiting ?? this.#underWay, true)

  /** Drops what still waits. */
  drop(): void {
    clearTimeout(this.#timer)
    this.#waiting = undefined
    this.#underWay = undefined
  }

  async #store(latest: { readonly typed: Typed } | undefined, isLast: boolean): Promise<void> {
    if (!latest) return
    this.drop()
    this.#underWay = latest
    await this.#write(latest.typed, isLast)
    if (this.#underWay === latest) this.#underWay = undefined
  }
}
