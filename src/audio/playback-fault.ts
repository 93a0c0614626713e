// NS_ERROR_DOM_MEDIA_MEDIASINK_ERR, the only name under which this can be known.
const NO_OUTPUT = /mediasink/i

/**
 * The error that keeps an element from playing, `null` when there is none. Where a device has no
 * sound output Firefox reports an error too, but plays to the end in silence: that is no fault.
 */
export function playbackFault({ error }: Pick<HTMLMediaElement, 'error'>): MediaError | null {
  return error && NO_OUTPUT.test(error.message) ? null : error
}
