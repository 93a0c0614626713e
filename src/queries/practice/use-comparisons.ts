import { useEffect, useState } from 'react'
import { type Comparisons, comparisonsOf } from '~/domain/insight/comparisons.ts'
import { AskedWorker } from '~/lib/shell/asked-worker.ts'
import { workerAddress } from '~/lib/shell/worker-address.ts'
import type { InsightReplies } from '~/workers/insight.ts'
import address from '~/workers/insight.ts?worker&url'

type Compared = Parameters<typeof comparisonsOf>

const beside = new AskedWorker<InsightReplies>(
  () => new Worker(workerAddress(address), { type: 'module' }),
)

/**
 * What `comparisonsOf` finds, reckoned beside the page; `null` until then. After a change of the
 * moods the earlier comparisons stay until the new ones are there.
 */
export function useComparisons(...[moods, practice, last, seed]: Compared): Comparisons | null {
  const [found, setFound] = useState<Comparisons | null>(null)
  useEffect(() => {
    let isWanted = true
    void compare(moods, practice, last, seed).then((comparisons) => {
      if (isWanted) setFound(comparisons)
    })
    return () => {
      isWanted = false
    }
  }, [moods, practice, last, seed])
  return found
}

/** Where there is no worker, the page reckons by itself and stands still for a moment. */
async function compare(...compared: Compared): Promise<Comparisons> {
  try {
    return await beside.ask('compare', ...compared)
  } catch {
    return comparisonsOf(...compared)
  }
}
