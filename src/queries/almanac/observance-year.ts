import type {
  ObservanceList,
  ObservanceRequest,
} from '~/jyotish/almanac/observances/observances.ts'
import { workerAddress } from '~/lib/shell/worker-address.ts'
import type { AlmanacYearReply } from '~/workers/almanac-year.ts'
import address from '~/workers/almanac-year.ts?worker&url'

/**
 * The dates of a span, computed beside the page.
 * @throws RangeError, to be shown as it is, for a request without any, and another error when the
 * worker could not be started
 */
export async function observanceYear(request: ObservanceRequest): Promise<ObservanceList> {
  const worker = new Worker(workerAddress(address), { type: 'module' })
  try {
    const reply = await new Promise<AlmanacYearReply>((resolve, reject) => {
      worker.addEventListener('message', ({ data }) => resolve(data))
      worker.addEventListener('error', () => reject(new Error('The worker did not start.')))
      worker.postMessage(request)
    })
    if (reply.kind === 'found') return reply.list
    throw new RangeError(reply.message)
  } finally {
    worker.terminate()
  }
}
