import type { PlaybackPosition } from '~/audio/player-state.ts'
import type { Seeker } from '~/audio/seeker.ts'

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
