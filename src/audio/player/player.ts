import type { VolumeStorage } from '~/audio/player/device-volume.ts'
import { ElementPlayer, type Ending } from '~/audio/player/element-player.ts'
import type { Span } from '~/audio/player/heard-time.ts'
import type { AskedPause } from '~/audio/player/retry-after.ts'
import type { PlaybackPosition, PlayerState } from '~/audio/player-state.ts'
import type { Track } from '~/audio/track.ts'

/** Commands in, state out. No command throws; whatever goes wrong becomes a state. */
export type Player = {
  /** False where only the hardware sets the volume (iOS): show mute alone. */
  readonly canSetVolume: boolean

  /** Loading the url that is loaded does not start over; autoplay then plays on. */
  load: (track: Track, options?: { autoplay?: boolean }) => void
  play: () => void
  pause: () => void
  /** What the big button does: pauses sound that is on or on its way, plays otherwise. */
  toggle: () => void
  /** Fetches the file again after a failure or a long wait, and goes on where it broke off. */
  retry: () => void
  /** Clamped to the recording; kept for later while its length is unknown. */
  seekTo: (seconds: number) => void
  skip: (seconds: number) => void
  /** 0 to 1, kept on the device; turning it up ends mute. */
  setVolume: (volume: number) => void
  setMuted: (muted: boolean) => void
  /** Takes the track away; nothing is loaded any more. */
  clear: () => void

  /** The same object until something changes. */
  snapshot: () => PlayerState
  subscribe: (listener: (state: PlayerState) => void) => () => void
  /** Apart from the state, so that a tick reaches the slider alone. */
  position: () => PlaybackPosition
  subscribePosition: (listener: (position: PlaybackPosition) => void) => () => void
  /** Once per playing-through, after the state says so. */
  onEnded: (listener: (ending: Ending) => void) => () => void
  /** Seconds of this track that really sounded in this playing-through, each counted once. */
  heardSeconds: () => number
  /** The same as stretches of it. */
  heardSpans: () => readonly Span[]
  /** Counts stretches of the loaded track that sounded before, in the same listening. */
  creditHeard: (spans: readonly Span[]) => void
}

/** The one owner of an `<audio>` element. */
export function createPlayer(
  element: HTMLAudioElement,
  options: { storage?: VolumeStorage | null; askedPause?: AskedPause } = {},
): Player {
  return new ElementPlayer(element, options.storage ?? null, options.askedPause ?? (() => null))
}
