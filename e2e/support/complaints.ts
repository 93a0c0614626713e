import type { BrowserContext } from 'playwright/test'

/** The browser's complaints, and those that a test causes on purpose. */
export class Complaints {
  readonly #heard: string[] = []
  readonly #allowed: RegExp[] = []

  /** For a fault that the test itself causes: the browser writes failed requests to its console. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern)
  }

  /**
   * Console errors and warnings, uncaught errors and broken policies of every page of a context.
   */
  listen(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return
      this.#heard.push(`${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (error) => this.#heard.push(String(error.error())))
  }

  unexpected(): string[] {
    return this.#heard.filter((words) => !this.#allowed.some((pattern) => pattern.test(words)))
  }
}
