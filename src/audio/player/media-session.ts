import type { Player } from '~/audio/player/player.ts'
import { isRunning, type PlaybackPosition } from '~/audio/player/player-state.ts'
import type { Recording } from '~/domain/session/recording.ts'
import { SKIP_SECONDS } from '~/lib/words/clock-time.ts'

/** The picture of the app, shown where there is no other. */
const ICON: MediaImage = { src: '/icon-512.png', sizes: '512x512', type: 'image/png' }

// A tick moves the position by less than this; more is a seek, which the lock screen must show.
const JUMP_SECONDS = 1.5

/**
 * Shows the player on the lock screen, the headset and the media keys, and takes their commands.
 * `pictureOf` draws a raga by its name, a PNG of 512 pixels. Does nothing in a browser without the
 * Media Session API; returns a function that disconnects.
 */
export function connectMediaSession(
  player: Player,
  pictureOf: (raga: string) => Promise<Blob | null>,
): () => void {
  if (typeof navigator === 'undefined' || !('mediaSession' in navigator)) return () => {}
  const session = navigator.mediaSession
  let shown: Recording | null = null
  let last: PlaybackPosition = player.position()
  let drawn: string | null = null

  function show(recording: Recording | null) {
    if (drawn) URL.revokeObjectURL(drawn)
    drawn = null
    shown = recording
    session.metadata = recording && metadataOf(recording, [ICON])
    bindActions(session, recording && player)
    if (recording) void addPicture(recording)
  }

  async function addPicture(recording: Recording) {
    const picture = recording.raga === null ? null : await pictureOf(recording.raga)
    if (!picture || shown !== recording) return
    drawn = URL.createObjectURL(picture)
    session.metadata = metadataOf(recording, [{ ...ICON, src: drawn }, ICON])
  }

  function showState() {
    const state = player.snapshot()
    if (state.recording !== shown) show(state.recording)
    session.playbackState = shown ? (isRunning(state) ? 'playing' : 'paused') : 'none'
    last = player.position()
    showPosition(session, last)
  }

  function followPosition(now: PlaybackPosition) {
    if (now.canSeek !== last.canSeek) bindActions(session, shown && player)
    const isSeek = Math.abs(now.seconds - last.seconds) > JUMP_SECONDS
    if (isSeek || now.duration !== last.duration) showPosition(session, now)
    last = now
  }

  showState()
  const stops = [player.subscribe(showState), player.subscribePosition(followPosition)]
  return () => {
    for (const stop of stops) stop()
    show(null)
    session.playbackState = 'none'
  }
}

function metadataOf(recording: Recording, artwork: MediaImage[]): MediaMetadata {
  return new MediaMetadata({
    title: recording.title,
    artist: recording.raga ?? 'Alap',
    album: 'Alap',
    artwork,
  })
}

/** From here the system advances the position itself. It throws on one outside the recording. */
function showPosition(session: MediaSession, { seconds, duration }: PlaybackPosition) {
  try {
    if (duration === null) session.setPositionState()
    else session.setPositionState({ duration, position: Math.min(seconds, duration) })
  } catch {
    // Older browsers lack the method; the controls work without it.
  }
}

type Actions = Partial<Record<MediaSessionAction, MediaSessionActionHandler>>

// Stop is a pause: swiping a notification away must not lose the position in the session.
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
 * Gives the system's media buttons to the player, or removes them with `null`; those that seek only
 * while the recording can be sought in. Next and previous are never offered, because there is no
 * list of recordings.
 */
function bindActions(session: MediaSession, player: Player | null) {
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
