import { PlayerHeart } from '~/app/player-heart.tsx'
import { FAILURE_WORDS } from '~/audio/failure-words.ts'
import { isRunning, type PlayerState } from '~/audio/player-state.ts'
import type { Track } from '~/audio/track.ts'
import { useCanSeek } from '~/audio/use-can-seek.ts'
import { usePlaybackPosition } from '~/audio/use-playback-position.ts'
import { usePlayer } from '~/audio/use-player.ts'
import { usePlayerState } from '~/audio/use-player-state.ts'
import { Resumed } from '~/features/session/resumed.tsx'
import { paths } from '~/lib/paths.ts'
import { MiniPlayerBar } from '~/ui/frame/mini-player-bar.tsx'
import { Timeline } from '~/ui/timeline.tsx'

function statusWords(state: PlayerState): string | null {
  if (state.status === 'failed') return FAILURE_WORDS[state.code].description
  if (state.status === 'buffering') return 'Waiting for more of the recording…'
  if (state.status === 'loading') return 'Preparing the recording…'
  return null
}

/** The raga, or how long it lasts where the raga is the title already. */
function besideTitle({ title, raga, minutes }: Track): string | null {
  if (raga !== title) return raga
  return minutes === null ? null : `${minutes} minutes`
}

/** The track as the session screen reads it, so that it is this one the screen is about. */
function handedOver({ id, title, url, raga, minutes }: Track) {
  return { title, audioUrl: url, sessionId: id, sessionData: { raag: raga, minutes } }
}

/** The mini-player over the one player; a tick renders its time line alone. */
export function ConnectedPlayerBar() {
  const player = usePlayer()
  const state = usePlayerState()
  const canSeek = useCanSeek()
  if (!state.track) return null
  return (
    <MiniPlayerBar
      title={state.track.title}
      subtitle={besideTitle(state.track)}
      session={{ to: paths.session(), state: handedOver(state.track) }}
      heart={<PlayerHeart track={state.track} />}
      resumed={<Resumed />}
      canSkip={canSeek}
      status={statusWords(state)}
      failed={state.status === 'failed'}
      running={isRunning(state)}
      sounding={state.status === 'playing'}
      volume={player.canSetVolume ? state.volume : null}
      muted={state.muted}
      timeline={<PlayerTimeline />}
      onToggle={player.toggle}
      onRetry={player.retry}
      onSkip={player.skip}
      onVolume={player.setVolume}
      onMute={() => player.setMuted(!state.muted)}
      onClose={player.clear}
    />
  )
}

function PlayerTimeline() {
  const player = usePlayer()
  const { seconds, duration, canSeek } = usePlaybackPosition()
  return (
    <Timeline
      position={seconds}
      duration={duration ?? 0}
      canSeek={canSeek}
      onSeek={player.seekTo}
    />
  )
}
