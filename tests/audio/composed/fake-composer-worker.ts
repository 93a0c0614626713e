import { Composer } from '~/audio/composed/composer.ts'
import { encodedSeconds, FRAME_BYTES, FRAME_SECONDS } from '~/mp3/frames.ts'
import type { Order, PieceOrder, Reply } from '~/workers/composer/order.ts'

/** A composer's worker whose replies the test sends. */
class FakeComposerWorker extends EventTarget {
  orders: PieceOrder[] = []
  warmed: string[] = []
  isTerminated = false
  #made = new Map<number, number>()

  postMessage(order: Order) {
    if (order.kind === 'piece') this.orders.push(order)
    else this.warmed.push(order.address)
  }

  terminate() {
    this.isTerminated = true
  }

  send(reply: Reply) {
    this.dispatchEvent(new MessageEvent('message', { data: reply }))
  }

  /** Carries out the last order, in a session of so many seconds; returns its reply. */
  reply(seconds: number): Reply {
    const order = this.orders.at(-1)
    if (!order) throw new Error('Nothing was ordered')
    const { run, piece, from } = order
    const last = Math.round((encodedSeconds(seconds) - from) / FRAME_SECONDS)
    const before = this.#made.get(run) ?? 0
    const frames = Math.min(last, before + Math.round(order.seconds / FRAME_SECONDS)) - before
    this.#made.set(run, before + frames)
    const bytes = new Uint8Array(frames * FRAME_BYTES)
    const reply = { run, piece, bytes, isLast: before + frames >= last }
    this.send(reply)
    return reply
  }
}

/** A composer over fake workers, the one started last at the end. */
export function fakeComposer() {
  const workers: FakeComposerWorker[] = []
  const composer = new Composer(() => {
    workers.push(new FakeComposerWorker())
    return workers.at(-1) as unknown as Worker
  })
  const worker = () => {
    const last = workers.at(-1)
    if (!last) throw new Error('No worker was started')
    return last
  }
  return { composer, workers, worker }
}
