import { Composer } from '~/audio/composed/composer.ts'
import { workerAddress } from '~/lib/shell/worker-address.ts'
import address from '~/workers/composer.ts?worker&url'

/** The page's composer; its worker starts with the first session. */
export const composerBeside = new Composer(
  () => new Worker(workerAddress(address), { type: 'module' }),
)
