import { playbackFault } from '~/audio/element/sounding.ts'

/**
 * Why a file or an address cannot be heard.
 *
 * - `no-sound`: it is nothing that this browser can play.
 * - `silent`: it has pictures and no sound.
 * - `unreachable`: nothing came.
 * - `barred`: the settings of this copy of Alap do not allow the address.
 */
export type Unheard = 'no-sound' | 'silent' | 'unreachable' | 'barred'

/** What is found in a file or at an address: its length in seconds, `null` where it is not said. */
export type Found =
  | { readonly status: 'sound'; readonly seconds: number | null }
  | { readonly status: 'unheard'; readonly because: Unheard }

const PATIENCE_MS = 20_000
/** A recorder in a browser writes files without their length; a seek beyond the end finds it. */
const BEYOND = 1e7

/** Looks at a file, or at what an address sends, until its length is known. Never rejects. */
export async function listenTo(source: Blob | string): Promise<Found> {
  const url = typeof source === 'string' ? source : URL.createObjectURL(source)
  const element = new Audio()
  element.preload = 'metadata'
  try {
    return await found(element, url, typeof source !== 'string')
  } finally {
    element.removeAttribute('src')
    element.load()
    if (typeof source !== 'string') URL.revokeObjectURL(url)
  }
}

function found(element: HTMLAudioElement, url: string, isFile: boolean): Promise<Found> {
  const given = new AbortController()
  const { signal } = given
  return new Promise<Found>((resolve) => {
    const end = (answer: Found) => {
      given.abort()
      resolve(answer)
    }
    const timer = setTimeout(() => end(unheard('unreachable')), PATIENCE_MS)
    signal.addEventListener('abort', () => clearTimeout(timer))
    const look = () => {
      if (isFile && hasNoTrack(element)) return end(unheard('silent'))
      const { duration } = element
      if (duration === Number.POSITIVE_INFINITY && isFile && element.currentTime === 0) {
        element.currentTime = BEYOND
      } else if (!Number.isNaN(duration)) {
        end({ status: 'sound', seconds: wholeSeconds(duration) })
      }
    }
    element.addEventListener('loadedmetadata', look, { signal })
    element.addEventListener(
      'durationchange',
      () => {
        if (Number.isFinite(element.duration)) look()
      },
      { signal },
    )
    element.addEventListener(
      'seeked',
      () => {
        end({ status: 'sound', seconds: wholeSeconds(element.duration) })
      },
      { signal },
    )
    element.addEventListener(
      'error',
      () => {
        const fault = playbackFault(element)
        if (!fault) return
        // Chrome says with the same code that nothing came and that it was no sound.
        const isLost = !isFile && !/demux|decod|media_metadata|format/i.test(fault.message)
        end(unheard(isLost ? 'unreachable' : 'no-sound'))
      },
      { signal },
    )
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI }) => {
        if (effectiveDirective === 'media-src' && isSameHost(blockedURI, url)) {
          end(unheard('barred'))
        }
      },
      { signal },
    )
    element.src = url
  })
}

function unheard(because: Unheard): Found {
  return { status: 'unheard', because }
}

function wholeSeconds(duration: number): number | null {
  return Number.isFinite(duration) && duration > 0 ? Math.max(1, Math.round(duration)) : null
}

/** Whether pictures would play in silence; Safari lists the tracks, and others show them when asked. */
function hasNoTrack(element: HTMLAudioElement & Partial<Captured>): boolean {
  const { audioTracks, videoTracks } = element
  if (audioTracks && videoTracks) return audioTracks.length === 0 && videoTracks.length > 0
  const capture = element.captureStream ?? element.mozCaptureStream
  try {
    return capture?.call(element).getAudioTracks().length === 0
  } catch {
    return false
  }
}

type Captured = {
  audioTracks: { readonly length: number }
  videoTracks: { readonly length: number }
  captureStream(): MediaStream
  mozCaptureStream(): MediaStream
}

function isSameHost(blocked: string, url: string): boolean {
  try {
    return new URL(blocked).origin === new URL(url).origin
  } catch {
    return false
  }
}
