import type { Player } from '~/audio/player.ts'
import { SKIP_SECONDS } from '~/lib/skip-seconds.ts'

type Actions = Partial<Record<MediaSessionAction, MediaSessionActionHandler>>

// Stop is a pause: a notification swiped away must not cost the sitting its place.
const playing = (player: Player): Actions => ({
  play: player.play,
  pause: player.pause,
  stop: player.pause,
})

const seeking = (player: Player): Actions => ({
  seekbackward: ({ seekOffset }) => player.skip(-(seekOffset ?? SKIP_SECONDS)),
  seekforward: ({ seekOffset }) => player.skip(seekOffset ?? SKIP_SECONDS),
  seekto: ({ seekTime }) => player.seekTo(seekTime ?? Number.NaN),
})

const ACTIONS = ['play', 'pause', 'stop', 'seekbackward', 'seekforward', 'seekto'] as const

/**
 * Hands the system's media buttons to the player, those that move through the recording only while
 * it lets itself be moved through, or takes them back with `null`. There is no list of tracks, so
 * next and previous are never offered.
 */
export function bindActions(session: MediaSession, player: Player | null) {
  const canSeek = player?.position().canSeek
  const actions: Actions = player ? { ...playing(player), ...(canSeek && seeking(player)) } : {}
  for (const action of ACTIONS) {
    try {
      session.setActionHandler(action, actions[action] ?? null)
    } catch {
      // A browser throws on an action it does not know; the others still work.
    }
  }
}
