import { bindActions } from '~/audio/player/media-session.ts'
import type { Player } from '~/audio/player/player.ts'

export type SitCommands = { play: () => void; pause: () => void }

/**
 * Gives the lock screen and the media keys to a sit, so that they pause the sit and not the
 * recording that waits in the player. Returns functions to show its state and to give the keys
 * back.
 */
export function lendMediaSession(title: string, commands: SitCommands, player: Player | null) {
  if (typeof navigator === 'undefined' || !('mediaSession' in navigator)) {
    return { show: () => {}, giveBack: () => {} }
  }
  const session = navigator.mediaSession
  const { metadata, playbackState } = session
  bindActions(session, null)
  session.metadata = new MediaMetadata({ title, artist: 'Alap', album: 'Alap' })
  dropPosition(session)
  session.setActionHandler('play', commands.play)
  session.setActionHandler('pause', commands.pause)
  return {
    show(state: 'playing' | 'paused') {
      session.playbackState = state
    },
    giveBack() {
      const hasRecording = player !== null && player.snapshot().recording !== null
      bindActions(session, hasRecording ? player : null)
      session.metadata = hasRecording ? metadata : null
      session.playbackState = hasRecording ? playbackState : 'none'
    },
  }
}

// The lock screen shows no time line for a sit, nor that of the recording before it.
function dropPosition(session: MediaSession) {
  try {
    session.setPositionState()
  } catch {
    // Older browsers lack the method; they show no line either.
  }
}
