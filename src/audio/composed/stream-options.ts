import type { Composer, ComposerFault } from '~/audio/composed/composer.ts'
import type { WayOfPlaying } from '~/audio/composed/way-of-playing.ts'

export type StreamWay = Extract<WayOfPlaying, { kind: 'stream' }>

/** What a browser gives to stream with. */
export type Streaming = {
  readonly create: (way: StreamWay) => MediaSource
  readonly urlOf: (source: MediaSource | Blob) => string
  readonly revoke: (url: string) => void
  /** Milliseconds of any origin. */
  readonly now: () => number
}

export type StreamOptions = {
  readonly element: HTMLAudioElement
  readonly composer: Composer
  readonly address: string
  /** Of the session, before it is encoded. */
  readonly seconds: number
  readonly way: StreamWay
  readonly streaming: Streaming
  readonly onFault: (fault: ComposerFault) => void
  /**
   * This device cannot keep ahead of the sound: it makes so many seconds of it in a second. `null`
   * when it does again.
   */
  readonly onSlow: (pace: number | null) => void
}
