import '~tests/support/window/fake-device.ts'
import * as fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import type { LateStorage } from '~tests/support/window/late-storage.ts'
import { type DraftPage, newDevice, openPage } from './open-page.ts'

afterEach(() => vi.useRealTimers())

/** What the person did, in their own order; the words of each version are numbers of their own. */
type Version = { readonly at: number; readonly words: string | undefined }

/** Everything that can happen to a draft on a device, with what must be there afterwards. */
class Life {
  #at = 0
  #finishedAt = 0
  /** What was typed up to then was finished, or has been compared with what was typed later. */
  #settledAt = 0
  #inDevice: Version = { at: 0, words: undefined }
  #inStorage: Version = { at: 0, words: undefined }
  #onDisk: Version = { at: 0, words: undefined }
  #left: unknown[] = []
  readonly #storage: LateStorage
  #page: DraftPage
  #other: DraftPage

  constructor(storage: LateStorage, page: DraftPage, other: DraftPage) {
    this.#storage = storage
    this.#page = page
    this.#other = other
  }

  #newest(): Version {
    return this.#inStorage.at > this.#inDevice.at ? this.#inStorage : this.#inDevice
  }

  #next(isAnew: boolean): Version & { readonly words: string } {
    this.#at += 1
    const before = isAnew ? '' : (this.#newest().words ?? '')
    return { at: this.#at, words: `${before}<${this.#at}>` }
  }

  async type(isAnew: boolean) {
    this.#inDevice = this.#next(isAnew)
    expect(await this.#page.type(this.#inDevice.words ?? '')).toBe('device')
  }

  /** The person looks at another app, and comes back. */
  async hide(isAnew: boolean) {
    const version = this.#next(isAnew)
    await this.#page.hide({ content: version.words })
    this.#inDevice = version
  }

  /** The disk may have what localStorage has before the next page is opened. */
  async leave(isAnew: boolean, isHeard: boolean, isFlushed: boolean) {
    const version = this.#next(isAnew)
    await this.#page.leave({ content: version.words }, isHeard)
    this.#inStorage = version
    if (isHeard) this.#inDevice = version
    if (isFlushed) this.flush()
    this.#page = await openPage()
    await this.#look(this.#page)
  }

  async finish() {
    this.#at += 1
    this.#finishedAt = this.#at
    this.#settledAt = this.#at
    this.#inDevice = { at: this.#at, words: undefined }
    await this.#page.finish()
  }

  flush() {
    this.#storage.flush()
    this.#onDisk = this.#inStorage
  }

  async kill() {
    const disk = JSON.parse(Object.values(this.#storage.disk)[0] ?? 'null')
    this.#storage.restart()
    this.#inStorage = this.#onDisk
    const older = this.#atOf(disk?.value.content)
    const isOffered = older > this.#settledAt && !this.#newest().words?.includes(`<${older}>`)
    this.#page = await openPage()
    this.#other = await openPage()
    await this.#look(this.#page)
    if (isOffered) expect(this.#left).toContain(disk.value.content)
    if (older < this.#newest().at) this.#settledAt = Math.max(this.#settledAt, older)
  }

  lookInOther() {
    return this.#look(this.#other)
  }

  /** The newest words are there, and none that were finished. */
  async #look(page: DraftPage) {
    const newest = this.#newest()
    expect(await page.read()).toBe(newest.words)
    const left = await page.leftWords()
    const added = left.filter((words) => !this.#left.includes(words))
    for (const words of added) expect(this.#atOf(words)).toBeGreaterThan(this.#finishedAt)
    this.#left = left
    this.#inDevice = newest
  }

  /** When the last part of these words was typed. */
  #atOf(words: unknown): number {
    return Number(/<(\d+)>$/.exec(String(words))?.[1] ?? 0)
  }
}

const step = fc.oneof(
  fc.boolean().map((isAnew) => happening(`type ${isAnew}`, (life) => life.type(isAnew))),
  fc.boolean().map((isAnew) => happening(`hide ${isAnew}`, (life) => life.hide(isAnew))),
  fc
    .tuple(fc.boolean(), fc.boolean(), fc.boolean())
    .map((how) => happening(`leave ${how}`, (life) => life.leave(...how))),
  fc.constantFrom(
    happening('finish', (life) => life.finish()),
    happening('flush', (life) => life.flush()),
    happening('flush', (life) => life.flush()),
    happening('kill', (life) => life.kill()),
    happening('look', (life) => life.lookInOther()),
  ),
  fc
    .integer({ min: -9e6, max: 9e6 })
    .map((ms) => happening(`clock ${ms}`, () => void vi.setSystemTime(Date.now() + ms))),
)

/** What happens, with words for the report of a failure. */
function happening(words: string, happen: (life: Life) => unknown) {
  return { happen, toString: () => words }
}

test('whatever happens to a device, the newest words that it has kept are there, and none of a finished draft', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      const life = new Life(await newDevice(), await openPage(), await openPage())
      for (const { happen } of steps) await happen(life)
      await life.kill()
    }),
    { numRuns: 60 },
  )
})
