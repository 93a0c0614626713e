import type { Packing } from '~/workers/composer/order.ts'

/** How a composed session reaches the element: while it is made, or when all of it is. */
export type WayOfPlaying =
  | {
      readonly kind: 'stream'
      readonly type: string
      readonly packing: Packing
      /** The browser's `ManagedMediaSource`, the only one of an iPhone. */
      readonly isManaged?: true
    }
  | { readonly kind: 'whole' }

const STREAMS = [
  { kind: 'stream', type: 'audio/mpeg', packing: 'mpeg' },
  { kind: 'stream', type: 'audio/mp4; codecs="mp3"', packing: 'mp4' },
] as const

type Source = { isTypeSupported(type: string): boolean }

/** The parts of a browser's window that decide it. */
type Surroundings = {
  readonly MediaSource?: Source | undefined
  readonly ManagedMediaSource?: Source | undefined
}

/**
 * Streams wherever the browser says that it can; docs/music.md lists where that was tried. A managed
 * source is taken where there is no other: its browser may forget what lies ahead.
 */
export function wayOfPlaying(window: Surroundings): WayOfPlaying {
  const streamOf = (source: Source | undefined) =>
    source && STREAMS.find(({ type }) => source.isTypeSupported(type))
  const plain = streamOf(window.MediaSource)
  if (plain) return plain
  const managed = streamOf(window.ManagedMediaSource)
  return managed ? { ...managed, isManaged: true } : { kind: 'whole' }
}
