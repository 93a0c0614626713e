import { useEffect, useState } from 'react'
import type { LocalDay } from '~/domain/day/local-day.ts'
import { type Comparisons, comparisonsOf } from '~/domain/insight/comparisons.ts'
import { AskedWorker } from '~/lib/shell/asked-worker.ts'
import { workerAddress } from '~/lib/shell/worker-address.ts'
import type { ComparisonReplies } from '~/workers/comparisons-worker.ts'
import address from '~/workers/comparisons-worker.ts?worker&url'

type Compared = Parameters<typeof comparisonsOf>

const beside = new AskedWorker<ComparisonReplies>(
  () => new Worker(workerAddress(address), { type: 'module' }),
)

/**
 * What `comparisonsOf` finds, reckoned beside the page; `null` until then, and while the sessions of
 * the coin are not known. After a change of the moods the earlier comparisons stay until the new ones
 * are there.
 */
export function useComparisons(
  moods: Compared[0],
  practice: Compared[1],
  coinSits: Compared[2] | null,
  last: LocalDay,
  seed: string,
): Comparisons | null {
  const [found, setFound] = useState<Comparisons | null>(null)
  useEffect(() => {
    if (coinSits === null) return
    let isWanted = true
    void compare(moods, practice, coinSits, last, seed).then((comparisons) => {
      if (isWanted) setFound(comparisons)
    })
    return () => {
      isWanted = false
    }
  }, [moods, practice, coinSits, last, seed])
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
