import type { Packing } from '~/workers/composer/order.ts'

/** How a composed session reaches the element: while it is made, or when all of it is. */
export type WayOfPlaying =
  | { readonly kind: 'stream'; readonly type: string; readonly packing: Packing }
  | { readonly kind: 'whole' }

const STREAMS = [
  { kind: 'stream', type: 'audio/mpeg', packing: 'mpeg' },
  { kind: 'stream', type: 'audio/mp4; codecs="mp3"', packing: 'mp4' },
] as const

/** The parts of a browser's window that decide it. */
type Surroundings = {
  readonly MediaSource?: { isTypeSupported(type: string): boolean } | undefined
  readonly navigator: { readonly vendor: string; readonly platform: string }
}

/**
 * Streams wherever the browser says that it can; docs/music.md lists where that was tried. An Apple
 * device has all of it made first until then: its streams may end on a locked phone.
 */
export function wayOfPlaying({ MediaSource: source, navigator }: Surroundings): WayOfPlaying {
  const isApple = /^Apple/.test(navigator.vendor) && /^(?:Mac|iP)/.test(navigator.platform)
  if (isApple || !source) return { kind: 'whole' }
  return STREAMS.find(({ type }) => source.isTypeSupported(type)) ?? { kind: 'whole' }
}
