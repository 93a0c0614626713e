import type { ObservanceRequest } from '~/jyotish/almanac/observances/observances.ts'
import type { AlmanacYearReply } from '~/workers/almanac-year.ts'

type Listener = (event: { data: unknown }) => void

let onMessage: ((event: { data: ObservanceRequest }) => void) | undefined
let reply: ((reply: AlmanacYearReply) => void) | undefined

/** Runs the real code of the worker in the page. */
export class AlmanacWorker {
  static started = 0
  static ended = 0
  static fails = false

  static reset(): void {
    Object.assign(AlmanacWorker, { started: 0, ended: 0, fails: false })
  }

  readonly #listeners = new Map<string, Listener>()

  constructor() {
    AlmanacWorker.started += 1
  }

  addEventListener(type: string, listener: Listener): void {
    this.#listeners.set(type, listener)
  }

  postMessage(request: ObservanceRequest): void {
    void this.#answer(request)
  }

  terminate(): void {
    AlmanacWorker.ended += 1
  }

  async #answer(request: ObservanceRequest): Promise<void> {
    if (AlmanacWorker.fails) {
      this.#listeners.get('error')?.({ data: null })
      return
    }
    await inScope(() => import('~/workers/almanac-year.ts'))
    reply = (data) => this.#listeners.get('message')?.({ data })
    // What is sent to a worker is copied.
    await inScope(() => onMessage?.({ data: structuredClone(request) }))
  }
}

const scope = {
  addEventListener: (_type: string, listener: typeof onMessage) => {
    onMessage = listener
  },
  postMessage: (data: AlmanacYearReply) => reply?.(structuredClone(data)),
}

/** The file of the worker speaks to the scope it runs in. */
async function inScope(work: () => unknown): Promise<void> {
  const { self } = globalThis
  const put = (value: unknown) =>
    Object.defineProperty(globalThis, 'self', { value, configurable: true, writable: true })
  put(scope)
  await work()
  put(self)
}
