import { parentPort } from 'node:worker_threads'
import { type CheckOrder, checkRecording } from '~dev/recordings/check/check-recording.ts'
import type { Figures } from '~dev/recordings/check/gates.ts'

/** The reply of a check thread to an order. */
export type CheckAnswer =
  | { readonly kind: 'measured'; readonly figures: Figures }
  | { readonly kind: 'failed'; readonly reason: string }

parentPort?.on('message', (order: CheckOrder) => void answer(order))

async function answer(order: CheckOrder): Promise<void> {
  const reply = (message: CheckAnswer) => parentPort?.postMessage(message)
  try {
    reply({ kind: 'measured', figures: await checkRecording(order) })
  } catch (error) {
    reply({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) })
  }
}
