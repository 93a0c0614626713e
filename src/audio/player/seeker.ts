import type { Sounding } from '~/audio/element/sounding.ts'
import type { PlaybackPosition } from '~/audio/player/player-state.ts'

// A seek stops just short of the end, so that "ended" always means that playing reached it.
const END_MARGIN_SECONDS = 0.25
const HAVE_METADATA = 1

/** Moves what sounds to the position asked for, as soon as its length is known. */
export function createSeeker(sounding: () => Sounding) {
  let wanted: number | null = null

  // With a server that ignores Range every seek lands at the start. To keep the person's place no
  // seek is made then; the sound continues where it is.
  const canSeek = () => {
    const element = sounding()
    return (
      element.readyState < HAVE_METADATA || element.seekable.length === 0 || reachOf(element) > 0
    )
  }

  return {
    /** False once it is known that the recording plays from its start only. */
    canSeek,
    /** The position asked for, `null` when no seek is waiting. */
    wanted: () => wanted,
    ask: (seconds: number) => {
      wanted = canSeek() ? Math.max(0, seconds) : null
    },
    forget: () => {
      wanted = null
    },
    /** Makes the waiting seek if that is possible now. Returns whether it was made. */
    go: (duration: number | null): boolean => {
      const element = sounding()
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

function reachOf({ seekable }: Sounding): number {
  return seekable.end(seekable.length - 1)
}

type Seeker = ReturnType<typeof createSeeker>

/** Where the sound is, or will be after a waiting seek. */
export function readPosition(
  { currentTime, duration }: Pick<Sounding, 'currentTime' | 'duration'>,
  seeker: Seeker,
  ended: boolean,
): PlaybackPosition {
  return {
    seconds: ended ? 0 : (seeker.wanted() ?? currentTime),
    duration: Number.isFinite(duration) && duration > 0 ? duration : null,
    canSeek: seeker.canSeek(),
  }
}
