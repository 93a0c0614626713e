/** What the player commands and reads: an `<audio>`, or what takes its place. */
export type Sounding = Pick<
  HTMLAudioElement,
  | 'currentTime'
  | 'duration'
  | 'ended'
  | 'error'
  | 'networkState'
  | 'paused'
  | 'readyState'
  | 'seekable'
  | 'seeking'
  | 'pause'
  | 'play'
>

// NS_ERROR_DOM_MEDIA_MEDIASINK_ERR: only this name in the message identifies the error.
const NO_OUTPUT = /mediasink/i

/**
 * The error that keeps an element from playing, `null` when there is none. On a device without
 * sound output Firefox reports an error too, but plays to the end in silence: that is no fault.
 */
export function playbackFault({ error }: Pick<Sounding, 'error'>): MediaError | null {
  return error && NO_OUTPUT.test(error.message) ? null : error
}
