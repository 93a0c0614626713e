import { type FileHandle, open } from 'node:fs/promises'
import type { RenderPaths } from '~dev/recordings/render/render-file.ts'

type Waiter = {
  readonly bytes: number
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

/** No estimate of the speed before this many bytes: a second of sound. */
const FIRST_SECOND_BYTES = 10_000

/** Bytes so far ahead of the last one, 40 seconds of sound, are not waited for. */
const FAR_BYTES = 400_000

/** A file of known size that is still being written. */
export class GrowingFile {
  readonly size: number
  readonly #paths: RenderPaths
  readonly #begin: number
  #available: number
  #failure: Error | undefined
  #waiters: Waiter[] = []
  #grownSince: number | undefined

  /** @param begin how many bytes of the whole are left out before the first one of this file. */
  constructor(paths: RenderPaths, size: number, begin = 0) {
    this.#paths = paths
    this.size = size
    this.#begin = begin
    this.#available = begin
  }

  /** Whether it is the rest of a recording, made apart for one reader. */
  get isRest(): boolean {
    return this.#begin > 0
  }

  /** Whether a byte will not be there for a while. */
  isFar(byte: number): boolean {
    return byte - this.#available > FAR_BYTES
  }

  /**
   * Resolves when the first `bytes` can be read; rejects if they will never exist, or with the
   * reason of `signal` when that ends the wait.
   */
  has(bytes: number, signal?: AbortSignal): Promise<void> {
    if (this.#available >= bytes) return Promise.resolve()
    if (this.#failure) return Promise.reject(this.#failure)
    if (signal?.aborted) return Promise.reject(signal.reason)
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#waiters = this.#waiters.filter((other) => other !== waiter)
        reject(signal?.reason)
      }
      // A signal lasts longer than many waits, so each wait must remove its listener.
      const done = () => signal?.removeEventListener('abort', leave)
      const waiter: Waiter = {
        bytes,
        resolve: () => {
          done()
          resolve()
        },
        reject: (error) => {
          done()
          reject(error)
        },
      }
      this.#waiters.push(waiter)
      signal?.addEventListener('abort', leave, { once: true })
    })
  }

  /** The number of waits for bytes. */
  get waiting(): number {
    return this.#waiters.length
  }

  /**
   * In how many seconds the first `bytes` will exist at the present speed; NaN before it is known.
   */
  secondsUntil(bytes: number): number {
    const grown = this.#available - this.#begin
    if (this.#grownSince === undefined || grown < FIRST_SECOND_BYTES) return Number.NaN
    const elapsed = (performance.now() - this.#grownSince) / 1000
    return ((bytes - this.#available) * elapsed) / grown
  }

  grow(available: number): void {
    this.#grownSince ??= performance.now()
    this.#available = available
    for (const waiter of this.#waiters) if (waiter.bytes <= available) waiter.resolve()
    this.#waiters = this.#waiters.filter((waiter) => waiter.bytes > available)
  }

  fail(error: Error): void {
    this.#failure = error
    for (const waiter of this.#waiters) waiter.reject(error)
    this.#waiters = []
  }

  /** The bytes from `start` to `end`, both included, when they exist, until `signal` ends it. */
  async *read(
    start: number,
    end: number,
    signal?: AbortSignal,
  ): AsyncGenerator<Buffer, void, void> {
    await this.has(start + 1, signal)
    const handle = await this.#open()
    try {
      for (let at = start; at <= end; ) {
        await this.has(at + 1, signal)
        const length = Math.min(65_536, end + 1 - at, this.#available - at)
        const { buffer, bytesRead } = await handle.read(
          Buffer.alloc(length),
          0,
          length,
          at - this.#begin,
        )
        if (bytesRead === 0) throw new Error('The recording is shorter than it was')
        yield buffer.subarray(0, bytesRead)
        at += bytesRead
      }
    } finally {
      await handle.close()
    }
  }

  /** The draft, which can still be read after its renaming; never an older file with that name. */
  #open(): Promise<FileHandle> {
    const { file, draft } = this.#paths
    return open(draft).catch(() => open(file))
  }
}
