import { queryOptions } from '@tanstack/react-query'
import { AskedWorker } from '~/lib/shell/asked-worker.ts'
import { workerAddress } from '~/lib/shell/worker-address.ts'
import type { SungLine } from '~/raga/sound/sung-line.ts'
import type { SungLineReplies } from '~/workers/sung-line-worker.ts'
import address from '~/workers/sung-line-worker.ts?worker&url'

const sungLineBeside = new AskedWorker<SungLineReplies>(
  () => new Worker(workerAddress(address), { type: 'module' }),
)

/** Whether a melody may be known; the worker alone can read the rest of the address. */
export function mayBeFollowed(audioUrl: string): boolean {
  return audioUrl.startsWith('/recordings/')
}

/**
 * The pitch that is sung in one of Alap's own recordings, composed once beside the page; `null`
 * where no melody is known and where the worker fails: then nothing follows it.
 */
export function followedLine(uid: string, audioUrl: string) {
  return queryOptions({
    queryKey: [uid, 'sung-line', audioUrl],
    queryFn: () => lineOf(audioUrl),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

async function lineOf(audioUrl: string): Promise<SungLine | null> {
  if (!mayBeFollowed(audioUrl)) return null
  try {
    return await sungLineBeside.ask('sungLineAt', audioUrl)
  } catch {
    return null
  }
}
