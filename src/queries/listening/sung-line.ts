import { queryOptions } from '@tanstack/react-query'
import { followedLeg } from '~/domain/melody/followed-leg.ts'
import { AskedWorker } from '~/lib/shell/asked-worker.ts'
import { workerAddress } from '~/lib/shell/worker-address.ts'
import type { SungLine } from '~/raga/sound/sung-line.ts'
import type { MelodyReplies } from '~/workers/melody.ts'
import address from '~/workers/melody.ts?worker&url'

const melodyBeside = new AskedWorker<MelodyReplies>(
  () => new Worker(workerAddress(address), { type: 'module' }),
)

/**
 * The pitch that is sung in one of Alap's own recordings, composed once beside the page; `null`
 * where `followedLeg` knows no melody and where the worker fails: then nothing follows it.
 */
export function sungLine(uid: string, audioUrl: string) {
  return queryOptions({
    queryKey: [uid, 'sung-line', audioUrl],
    queryFn: () => lineOf(audioUrl),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

async function lineOf(audioUrl: string): Promise<SungLine | null> {
  const leg = followedLeg(audioUrl)
  if (!leg) return null
  try {
    return await melodyBeside.ask('sungLine', leg.raga.id, leg.minutes, leg.seed)
  } catch {
    return null
  }
}
