import { Worker } from 'node:worker_threads'
import { sourceDigest } from '~dev/recordings/render/cache-key.ts'
import type { RenderPaths } from '~dev/recordings/render/render-file.ts'
import type { RenderOrder, RenderReport } from '~dev/recordings/render/render-messages.ts'

type Order = {
  readonly onBytes: (bytes: number) => void
  readonly resolve: () => void
  readonly reject: (error: Error) => void
}

/** The control of a render thread: it takes orders and returns promises. */
export class RenderWorker {
  #worker: Worker | undefined
  readonly #orders = new Map<number, Order>()
  #count = 0
  #sources = ''

  /** Makes a recording; starts the thread if it is not running. Rejects with what went wrong. */
  render(name: string, paths: RenderPaths, onBytes: (bytes: number) => void): Promise<void> {
    const sources = sourceDigest()
    // A thread that loaded other code would make a sound that does not fit its key.
    if (sources !== this.#sources) void this.stop()
    this.#sources = sources
    this.#worker ??= this.#start()
    const worker = this.#worker
    const { draft, file } = paths
    const id = this.#count++
    const order: RenderOrder = { id, name, paths: { draft, file } }
    return new Promise((resolve, reject) => {
      this.#orders.set(id, { onBytes, resolve, reject })
      worker.ref()
      worker.postMessage(order)
    })
  }

  /** Ends the thread; what it was making is abandoned. The next order starts another. */
  async stop(): Promise<void> {
    const worker = this.#worker
    this.#abandon(new Error('The render thread was stopped'))
    await worker?.terminate()
  }

  #start(): Worker {
    const worker = new Worker(new URL('./render-worker.mjs', import.meta.url))
    const ended = (error: unknown) => {
      if (this.#worker === worker) this.#abandon(error)
    }
    worker.on('message', (report: RenderReport) => this.#hear(report))
    worker.on('error', ended)
    worker.on('exit', () => ended(new Error('The render thread ended')))
    return worker
  }

  #hear(report: RenderReport): void {
    const order = this.#orders.get(report.id)
    if (report.kind === 'progress') {
      order?.onBytes(report.bytes)
      return
    }
    this.#orders.delete(report.id)
    // An idle thread must not keep the process alive.
    if (this.#orders.size === 0) this.#worker?.unref()
    if (report.kind === 'finished') order?.resolve()
    else order?.reject(new Error(report.reason))
  }

  #abandon(error: unknown): void {
    this.#worker = undefined
    const reason = error instanceof Error ? error : new Error(String(error))
    for (const order of this.#orders.values()) order.reject(reason)
    this.#orders.clear()
  }
}
