import { vi } from 'vitest'
import { type Question, type Replies, type Reply, replyWith } from '~/lib/shell/worker-replies.ts'

type StandIn = {
  /** What a worker does with its next question. */
  state: 'replies' | 'fails' | 'waits'
  /** The names of the functions that were asked for. */
  readonly asked: string[]
  /** How many workers were started. */
  started: number
}

/** One for all tests of a file, because the page keeps its workers from one to the next. */
const workers: StandIn = { state: 'replies', asked: [], started: 0 }

/**
 * Workers in a window that has none: the real functions, asked and replying by events, with copies
 * of what is sent.
 */
export function standInWorkers(functions: Replies): StandIn {
  Object.assign(workers, { state: 'replies', started: 0 })
  workers.asked.length = 0
  class StandInWorker extends EventTarget {
    #listener: (event: { data: Question }) => void = () => undefined

    constructor() {
      super()
      workers.started += 1
      replyWith(functions, {
        addEventListener: (_, listener) => {
          this.#listener = listener
        },
        postMessage: (reply: Reply) => {
          this.dispatchEvent(new MessageEvent('message', { data: structuredClone(reply) }))
        },
      })
    }

    postMessage(question: Question): void {
      workers.asked.push(question.name)
      const data = structuredClone(question)
      queueMicrotask(() => {
        if (workers.state === 'fails') {
          this.dispatchEvent(new Event('error', { cancelable: true }))
        } else if (workers.state === 'replies') this.#listener({ data })
      })
    }

    terminate(): void {
      this.#listener = () => undefined
    }
  }
  vi.stubGlobal('Worker', StandInWorker)
  return workers
}
