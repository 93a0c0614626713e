import type { Composed } from '~/audio/composed/composed-here.ts'
import { storedVolume, type VolumeStorage } from '~/audio/player/device-volume.ts'
import { createPlayer } from '~/audio/player/player.ts'
import { isRunning, type PlayerState } from '~/audio/player/player-state.ts'
import { fadeOut } from '~/audio/sit/fade-out.ts'
import type { Recording } from '~/domain/session/recording.ts'

/** What the composed sound of a sit does. */
export type TrackNews =
  /** Nothing is heard yet; `percent` of a sound that must be whole first. */
  | { readonly kind: 'preparing'; readonly percent: number | null }
  | { readonly kind: 'sounding' }
  /** The system paused it or took it up again: a call, a headset, another app. */
  | { readonly kind: 'held' | 'taken up' }
  /** It could not be composed, or does not come. */
  | { readonly kind: 'lost' }

export type TrackOptions = {
  readonly create: () => HTMLAudioElement
  readonly composed: Composed
  readonly storage: VolumeStorage | null
  readonly recording: Recording
  /** The place has moved on; no timer is behind it. */
  readonly onTick: () => void
  readonly onNews: (news: TrackNews) => void
}

/** A sit as one composed sound, its bells inside, over an element of its own. */
export function createSitTrack(options: TrackOptions) {
  const { create, composed, storage, recording, onTick, onNews } = options
  const element = create()
  const player = createPlayer(element, { composed, storage: storage && readOnly(storage) })
  let isWanted = false
  let isEnding = false
  let endFading = () => {}
  const stops = [player.subscribe(tell), player.subscribePosition(onTick)]

  function tell(state: PlayerState) {
    if (isEnding) {
      if (!isRunning(state)) close()
      return
    }
    const news = newsOf(state, isWanted)
    if (news) onNews(news)
  }

  function close() {
    for (const stop of stops) stop()
    endFading()
    player.clear()
    composed.composer.restart()
  }

  return {
    /** Begins at a second, or continues where it is; must be called within a user gesture. */
    play(from: number) {
      isWanted = true
      if (player.snapshot().recording) return player.play()
      player.load(recording, { autoplay: true })
      if (from === 0) return
      player.creditHeard([[0, from]])
      player.seekTo(from)
    },
    pause() {
      isWanted = false
      player.pause()
    },
    /** Seconds from its beginning. */
    place(): number {
      // A player shows 0 at the end.
      return element.ended ? element.duration : player.position().seconds
    },
    /** Seconds that really sounded, those before a reload among them. */
    heardSeconds: player.heardSeconds,
    /** Lets the last bell ring to its end. */
    letRing() {
      isEnding = true
      tell(player.snapshot())
    },
    /** Fades away before its time. */
    fadeAway() {
      isEnding = true
      const volume = storedVolume(storage)
      endFading = fadeOut((share) => player.setVolume(volume * share), close)
    },
    /** Ends all sound at once, and lets go of everything. */
    close,
  }
}

export type SitTrack = ReturnType<typeof createSitTrack>

function newsOf(state: PlayerState, isWanted: boolean): TrackNews | null {
  // A bell may not wait for a device that cannot keep ahead.
  if (state.status !== 'idle' && state.pace !== null) return { kind: 'lost' }
  switch (state.status) {
    case 'failed':
      return { kind: 'lost' }
    case 'loading':
    case 'buffering':
      if (state.isSlow) return { kind: 'lost' }
      return { kind: 'preparing', percent: percentOf(state) }
    case 'ready':
    case 'paused':
      return isWanted ? { kind: 'held' } : null
    case 'playing':
      return { kind: isWanted ? 'sounding' : 'taken up' }
    case 'ended':
      return { kind: 'sounding' }
    default:
      return null
  }
}

function percentOf(state: PlayerState): number | null {
  return state.status === 'loading' ? (state.percent ?? null) : null
}

// The fade at the end is nobody's choice of a volume.
function readOnly(storage: VolumeStorage): VolumeStorage {
  return { getItem: (key) => storage.getItem(key), setItem: () => {} }
}
