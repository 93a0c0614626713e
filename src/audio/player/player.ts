import { ElementPlayer } from '~/audio/player/element-player.ts'
import type { Span } from '~/audio/player/heard-time.ts'
import type { PlayerOptions } from '~/audio/player/player-options.ts'
import type { Ending, PlaybackPosition, PlayerState } from '~/audio/player/player-state.ts'
import type { Recording } from '~/domain/session/recording.ts'

/** Commands in, state out. No command throws; every error becomes a state. */
export type Player = {
  /** False where only the hardware sets the volume (iOS): show mute alone. */
  readonly canSetVolume: boolean

  /** Loading the same address again does not start over; autoplay then continues it. */
  load: (recording: Recording, options?: { autoplay?: boolean }) => void
  play: () => void
  pause: () => void
  /** The big button: pauses sound that plays or is about to, plays otherwise. */
  toggle: () => void
  /** Fetches the file again after a failure or a long wait, and continues where it stopped. */
  retry: () => void
  /**
   * Composes all of the session before it sounds, where the device is too slow to stream it, and
   * then plays it from this place on.
   */
  makeWhole: () => void
  /** Lets a sit go on by the clock, for a person who does not wait for its composed sound. */
  goByClock: () => void
  /** Clamped to the recording; kept for later while its length is unknown. */
  seekTo: (seconds: number) => void
  skip: (seconds: number) => void
  /** 0 to 1, kept on the device; turning it up ends mute. */
  setVolume: (volume: number) => void
  setMuted: (muted: boolean) => void
  /** Removes the recording; nothing is loaded any more. */
  clear: () => void

  /** The same object until something changes. */
  snapshot: () => PlayerState
  subscribe: (listener: (state: PlayerState) => void) => () => void
  /** Separate from the state, so that a tick renders only the slider. */
  position: () => PlaybackPosition
  subscribePosition: (listener: (position: PlaybackPosition) => void) => () => void
  /** Once each time a recording plays to its end, after the state is `ended`. */
  onEnded: (listener: (ending: Ending) => void) => () => void
  /** When something else has paused what was playing: a call, another app, a headset pulled out. */
  onInterrupted: (listener: () => void) => () => void
  /** Seconds of this recording that really sounded this time, each counted once. */
  heardSeconds: () => number
  /** The same seconds as stretches. */
  heardSpans: () => readonly Span[]
  /** Counts stretches of the loaded recording that sounded earlier in the same listening. */
  creditHeard: (spans: readonly Span[]) => void
}

/** The one owner of an `<audio>` element. */
export function createPlayer(element: HTMLAudioElement, options: PlayerOptions = {}): Player {
  return new ElementPlayer(element, options)
}
