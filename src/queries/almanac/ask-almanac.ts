import { AskedWorker } from '~/lib/shell/asked-worker.ts'
import { workerAddress } from '~/lib/shell/worker-address.ts'
import type { AlmanacReplies } from '~/workers/almanac-worker.ts'
import address from '~/workers/almanac-worker.ts?worker&url'

/** The almanac beside the page, for what takes longer than the page may stand still. */
export const almanacBeside = new AskedWorker<AlmanacReplies>(
  () => new Worker(workerAddress(address), { type: 'module' }),
)
