import type { Mp3Encoder } from '~/mp3/encoder.ts'
import { beginRun, type Run, soundOf } from '~/workers/composer/begin-run.ts'
import type { Order, PieceOrder, Reply } from '~/workers/composer/order.ts'

export type Workshop = {
  /** An encoder for one run. Rejects when LAME is not there. */
  readonly encoder: () => Promise<Mp3Encoder>
  readonly send: (reply: Reply) => void
  /** Resolves when the orders that have come meanwhile have been received. */
  readonly breathe: () => Promise<void>
}

type Underway = { readonly id: number; readonly run: Run; next: number }

class EncoderMissing extends Error {
  override readonly name = 'EncoderMissing'
}

/**
 * Carries out orders, one after the other. Of a run that is no longer the newest nothing is made,
 * nor a piece that is not the next one, so that orders may come twice or late.
 */
export function createComposing({ encoder, send, breathe }: Workshop): (order: Order) => void {
  const waiting: Order[] = []
  let isBusy = false
  let newest = -1
  let underway: Underway | null = null

  async function encoderFor(): Promise<Mp3Encoder> {
    try {
      return await encoder()
    } catch (cause) {
      throw new EncoderMissing('LAME is not there', { cause })
    }
  }

  async function runOf({ run, piece, address, from, packing }: PieceOrder) {
    if (underway?.id === run || piece !== 0) return underway?.id === run ? underway : null
    const made = await encoderFor()
    underway = { id: run, run: beginRun(soundOf(address, from), made, from, packing), next: 0 }
    return underway
  }

  async function makePiece(order: PieceOrder): Promise<void> {
    const { run, piece } = order
    if (run !== newest) return
    try {
      const current = await runOf(order)
      if (current?.next !== piece) return
      current.next++
      send({ run, piece, ...current.run(order.seconds) })
    } catch (error) {
      underway = null
      send({ run, piece, fault: error instanceof EncoderMissing ? 'encoder' : 'composer' })
    }
  }

  /** Composes, tunes the strings and compiles the encoder; a fault is found again when it matters. */
  async function warm(address: string): Promise<void> {
    try {
      await encoderFor()
      soundOf(address, 0).next()
    } catch {
      // The first piece will say it.
    }
  }

  async function work(): Promise<void> {
    isBusy = true
    for (let order = waiting.shift(); order; order = waiting.shift()) {
      if (order.kind === 'piece') await makePiece(order)
      else await warm(order.address)
      await breathe()
    }
    isBusy = false
  }

  return (order) => {
    if (order.kind === 'piece') newest = Math.max(newest, order.run)
    waiting.push(order)
    if (!isBusy) void work()
  }
}
