/**
 * localStorage as a browser has it: what pages set and remove is there for them at once, and comes to
 * the disk later. A browser that is killed finds what the disk has.
 */
export class LateStorage {
  #disk: Readonly<Record<string, string>> = {}

  /** What the disk has, by key. */
  get disk(): Readonly<Record<string, string>> {
    return this.#disk
  }

  /** Everything up to now comes to the disk. */
  flush(): void {
    this.#disk = { ...localStorage }
  }

  /** The browser is killed, and started again. */
  restart(): void {
    localStorage.clear()
    for (const [key, text] of Object.entries(this.#disk)) localStorage.setItem(key, text)
  }
}
