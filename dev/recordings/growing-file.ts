import { type FileHandle, open } from 'node:fs/promises'
import type { RenderPaths } from '~dev/recordings/render-file.ts'

type Waiter = {
  readonly bytes: number
  readonly resolve: () => void
  readonly reject: (error: Error) => void
}

/** A file of known size of which the first bytes exist and the others are on their way. */
export class GrowingFile {
  readonly size: number
  private readonly paths: RenderPaths
  private available = 0
  private failure: Error | undefined
  private waiters: Waiter[] = []

  constructor(paths: RenderPaths, size: number) {
    this.paths = paths
    this.size = size
  }

  /** Resolves once the first `bytes` can be read; rejects if they will never come. */
  has(bytes: number): Promise<void> {
    if (this.available >= bytes) return Promise.resolve()
    if (this.failure) return Promise.reject(this.failure)
    return new Promise((resolve, reject) => this.waiters.push({ bytes, resolve, reject }))
  }

  grow(available: number): void {
    this.available = available
    for (const waiter of this.waiters) if (waiter.bytes <= available) waiter.resolve()
    this.waiters = this.waiters.filter((waiter) => waiter.bytes > available)
  }

  fail(error: Error): void {
    this.failure = error
    for (const waiter of this.waiters) waiter.reject(error)
    this.waiters = []
  }

  /** The bytes from `start` to `end`, both included, as soon as they exist. */
  async *read(start: number, end: number): AsyncGenerator<Buffer, void, void> {
    await this.has(start + 1)
    const handle = await this.open()
    try {
      for (let at = start; at <= end; ) {
        await this.has(at + 1)
        const length = Math.min(65_536, end + 1 - at, this.available - at)
        const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, at)
        if (bytesRead === 0) throw new Error('The recording is shorter than it was')
        yield buffer.subarray(0, bytesRead)
        at += bytesRead
      }
    } finally {
      await handle.close()
    }
  }

  /** The draft, which stays readable when it gets its name; never an older file of that name. */
  private open(): Promise<FileHandle> {
    const { file, draft } = this.paths
    return open(draft).catch(() => open(file))
  }
}
