import type { Question, Replies, Reply } from '~/lib/shell/worker-replies.ts'

type Waiting = {
  readonly resolve: (result: unknown) => void
  readonly reject: (reason: Error) => void
}

/** A worker did not start, or ended, or its function threw something else than a refusal. */
export class WorkerFailed extends Error {
  override readonly name = 'WorkerFailed'
}

/**
 * A worker that takes over what would hold up the page. It starts with the first question; after a
 * failure the next question starts another.
 */
export class AskedWorker<Functions extends Replies> {
  readonly #start: () => Worker
  readonly #waiting = new Map<number, Waiting>()
  #worker: Worker | null = null
  #asked = 0

  constructor(start: () => Worker) {
    this.#start = start
  }

  /**
   * What the worker's function returns. Rejects with a `RangeError` when the function refuses, in
   * the function's own words, and with `WorkerFailed` for any other reason.
   */
  ask<Name extends keyof Functions & string>(
    name: Name,
    ...args: Parameters<Functions[Name]>
  ): Promise<ReturnType<Functions[Name]>> {
    return new Promise((resolve, reject) => {
      this.#asked += 1
      this.#waiting.set(this.#asked, { resolve: resolve as Waiting['resolve'], reject })
      try {
        this.#worker ??= this.#started()
        this.#worker.postMessage({ id: this.#asked, name, args } satisfies Question)
      } catch (cause) {
        this.#fail(cause)
      }
    })
  }

  #started(): Worker {
    const worker = this.#start()
    worker.addEventListener('message', ({ data }: { data: Reply }) => this.#settle(data))
    worker.addEventListener('error', (event) => {
      // The page says itself what is missing.
      event.preventDefault()
      this.#fail(event)
    })
    return worker
  }

  #settle(reply: Reply): void {
    const question = this.#waiting.get(reply.id)
    this.#waiting.delete(reply.id)
    if ('result' in reply) question?.resolve(reply.result)
    else question?.reject(reply.refusal === null ? failed() : new RangeError(reply.refusal))
  }

  /** No question of a worker that failed will be replied to. */
  #fail(cause: unknown): void {
    this.#worker?.terminate()
    this.#worker = null
    for (const { reject } of this.#waiting.values()) reject(failed(cause))
    this.#waiting.clear()
  }
}

function failed(cause?: unknown): WorkerFailed {
  return new WorkerFailed('A worker of this page failed.', { cause })
}
