import type { Order, PieceOrder, Reply } from '~/workers/composer/order.ts'

/** Why a session could not be composed; see `Reply`. */
export type ComposerFault = Extract<Reply, { fault: string }>['fault']

export type RunRequest = Pick<PieceOrder, 'address' | 'from' | 'packing'> & {
  /** Receives each piece that was asked for, once and in order. */
  readonly onPiece: (bytes: Uint8Array<ArrayBuffer>, isLast: boolean) => void
  /** The run is over; no piece will come. */
  readonly onFault: (fault: ComposerFault) => void
}

/** A session that is composed from one second on. */
export type ComposedRun = {
  /** Asks for so many more seconds; nothing while a piece is on its way. */
  more(seconds: number): void
  /** Whether a piece is on its way. */
  isAsked(): boolean
}

type Current = { readonly id: number; readonly request: RunRequest; piece: number; asked: boolean }

/** What the composer needs of a `Worker`. */
export type ComposerWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>

/**
 * The composer's worker, as the page sees it. One run is under way at a time: a new one ends the one
 * before, and what its worker still sends, late or twice, is dropped.
 */
export class Composer {
  readonly #start: () => ComposerWorker
  #worker: ComposerWorker | null = null
  #current: Current | null = null
  #runs = 0

  constructor(start: () => ComposerWorker) {
    this.#start = start
  }

  /** Lets the worker get ready for a session that may be played soon; a fault is no matter yet. */
  warm(address: string): void {
    try {
      this.#post({ kind: 'warm', address })
    } catch {
      this.#drop()
    }
  }

  begin(request: RunRequest): ComposedRun {
    const current: Current = { id: this.#runs++, request, piece: 0, asked: false }
    this.#current = current
    return {
      more: (seconds) => this.#ask(current, seconds),
      isAsked: () => current.asked,
    }
  }

  /** Ends the run under way. */
  end(): void {
    this.#current = null
  }

  /** Ends the worker too: the next run starts another. */
  restart(): void {
    this.end()
    this.#drop()
  }

  #ask(current: Current, seconds: number): void {
    if (current !== this.#current || current.asked) return
    current.asked = true
    const { address, from, packing } = current.request
    const { id: run, piece } = current
    try {
      this.#post({ kind: 'piece', run, piece, address, from, packing, seconds })
    } catch {
      this.#fail()
    }
  }

  #post(order: Order): void {
    this.#worker ??= this.#started()
    this.#worker.postMessage(order)
  }

  #started(): ComposerWorker {
    const worker = this.#start()
    const ended = (event: Event) => {
      // The player says itself what is missing.
      event.preventDefault()
      if (worker === this.#worker) this.#fail()
    }
    worker.addEventListener('error', ended)
    worker.addEventListener('messageerror', ended)
    worker.addEventListener('message', (event) => {
      if (worker === this.#worker) this.#hear((event as MessageEvent<Reply>).data)
    })
    return worker
  }

  #hear(reply: Reply): void {
    const current = this.#current
    if (reply.run !== current?.id || reply.piece !== current.piece || !current.asked) return
    if ('fault' in reply) {
      this.#fail(reply.fault)
      return
    }
    current.asked = false
    current.piece++
    current.request.onPiece(reply.bytes, reply.isLast)
  }

  #fail(fault: ComposerFault = 'composer'): void {
    const current = this.#current
    this.#current = null
    this.#drop()
    current?.request.onFault(fault)
  }

  #drop(): void {
    this.#worker?.terminate()
    this.#worker = null
  }
}
