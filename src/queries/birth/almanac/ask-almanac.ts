import { AstrologyError } from '~/lib/astrology-error.ts'
import { AskedWorker } from '~/lib/shell/asked-worker.ts'
import { workerAddress } from '~/lib/shell/worker-address.ts'
import type { ChartAlmanacReplies } from '~/workers/chart-almanac.ts'
import address from '~/workers/chart-almanac.ts?worker&url'

const beside = new AskedWorker<ChartAlmanacReplies>(
  () => new Worker(workerAddress(address), { type: 'module' }),
)

/**
 * Asks the almanac beside the page, which stays free meanwhile.
 * Rejects with a `RangeError` when the almanac refuses, and with an `AstrologyError` when the worker
 * fails; both have words for people.
 */
export async function askAlmanac<Name extends keyof ChartAlmanacReplies>(
  name: Name,
  ...args: Parameters<ChartAlmanacReplies[Name]>
): Promise<ReturnType<ChartAlmanacReplies[Name]>> {
  return beside.ask(name, ...args).catch((cause: unknown) => {
    if (cause instanceof RangeError) throw cause
    throw new AstrologyError(
      'unexpected',
      'This part could not be worked out just now. The chart itself stands. Try again, or reload the page if it keeps failing.',
      { cause },
    )
  })
}
