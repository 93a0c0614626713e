import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { CheckOrder } from '~dev/recordings/check/check-recording.ts'
import type { CheckAnswer } from '~dev/recordings/check/check-worker.ts'

/** Checks recordings, one thread for each core; `hear` gets each result when it is ready. */
export async function checkAll(
  orders: readonly CheckOrder[],
  hear: (order: CheckOrder, answer: CheckAnswer) => void,
): Promise<void> {
  const queue = [...orders]
  const threads = Math.min(availableParallelism(), queue.length)
  await Promise.all(Array.from({ length: threads }, () => workThrough(queue, hear)))
}

async function workThrough(
  queue: CheckOrder[],
  hear: (order: CheckOrder, answer: CheckAnswer) => void,
): Promise<void> {
  const worker = new Worker(new URL('./check-worker.mjs', import.meta.url))
  try {
    for (let order = queue.shift(); order; order = queue.shift()) {
      worker.postMessage(order)
      const [answer] = (await once(worker, 'message')) as [CheckAnswer]
      hear(order, answer)
    }
  } finally {
    await worker.terminate()
  }
}
