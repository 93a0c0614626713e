import type { PlaybackPosition } from '~/audio/player-state.ts'

// A seek stops just short, so that "ended" always means that playing got there.
const END_MARGIN_SECONDS = 0.25
const HAVE_METADATA = 1

/** Takes one element to where it is asked to be, as soon as it knows how long it is. */
export function createSeeker(element: HTMLAudioElement) {
  let wanted: number | null = null

  // A server that ignores Range leaves one point to seek to, and a seek anywhere lands on it: the
  // start. Nobody's place is thrown away like that; the sound goes on where it is.
  const canSeek = () =>
    element.readyState < HAVE_METADATA || element.seekable.length === 0 || reachOf(element) > 0

  return {
    /** False once it is known that the recording plays from its start or not at all. */
    canSeek,
    /** Where it will be, `null` when no seek is waiting. */
    wanted: () => wanted,
    ask: (seconds: number) => {
      wanted = canSeek() ? Math.max(0, seconds) : null
    },
    forget: () => {
      wanted = null
    },
    /** Goes where it was asked, if that can be done by now. Answers whether it went. */
    go: (duration: number | null): boolean => {
      if (wanted === null || element.readyState < HAVE_METADATA) return false
      const last = duration === null ? Number.POSITIVE_INFINITY : duration - END_MARGIN_SECONDS
      const place = Math.max(0, Math.min(wanted, last))
      wanted = null
      if (!canSeek()) return false
      element.currentTime = place
      return true
    },
  }
}

function reachOf({ seekable }: HTMLAudioElement): number {
  return seekable.end(seekable.length - 1)
}

type Seeker = ReturnType<typeof createSeeker>

/** Where an element stands, or will stand once a seek that waits is done. */
export function readPosition(
  { currentTime, duration }: Pick<HTMLAudioElement, 'currentTime' | 'duration'>,
  seeker: Seeker,
  ended: boolean,
): PlaybackPosition {
  return {
    seconds: ended ? 0 : (seeker.wanted() ?? currentTime),
    duration: Number.isFinite(duration) && duration > 0 ? duration : null,
    canSeek: seeker.canSeek(),
  }
}
