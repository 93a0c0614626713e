import { Composer } from '~/audio/composed/composer.ts'
import type { Streaming } from '~/audio/composed/stream-options.ts'
import { type WayOfPlaying, wayOfPlaying } from '~/audio/composed/way-of-playing.ts'
import { isTooLong } from '~/audio/composed/whole.ts'
import { workerAddress } from '~/lib/shell/worker-address.ts'
import address from '~/workers/composer-worker.ts?worker&url'

/** How sessions and sits are composed here. */
export type Composed = {
  readonly composer: Composer
  readonly way: WayOfPlaying
  readonly streaming: Streaming
}

/** How this browser composes, with a worker that starts when something is to be composed. */
export function composedHere(): Composed {
  return {
    composer: new Composer(() => new Worker(workerAddress(address), { type: 'module' })),
    way: wayOfPlaying(window),
    streaming: {
      create: ({ isManaged }) => new (isManaged ? managedMediaSource() : MediaSource)(),
      urlOf: (source) => URL.createObjectURL(source),
      revoke: (url) => URL.revokeObjectURL(url),
      now: () => performance.now(),
    },
  }
}

/** Safari's own, of which the library of TypeScript does not know. */
function managedMediaSource(): typeof MediaSource {
  return Reflect.get(window, 'ManagedMediaSource')
}

/** Whether this browser can compose a sound of this length. */
export function isComposedHere(seconds: number): boolean {
  return !isTooLong(wayOfPlaying(window), seconds)
}
