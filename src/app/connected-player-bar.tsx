import { FAILURE_WORDS } from '~/audio/failure-words.ts'
import { isRunning, type PlayerState } from '~/audio/player-state.ts'
import { usePlaybackPosition } from '~/audio/use-playback-position.ts'
import { usePlayer } from '~/audio/use-player.ts'
import { usePlayerState } from '~/audio/use-player-state.ts'
import { MiniPlayerBar } from '~/ui/frame/mini-player-bar.tsx'
import { Timeline } from '~/ui/timeline.tsx'

function statusWords(state: PlayerState): string | null {
  if (state.status === 'failed') return FAILURE_WORDS[state.code].description
  if (state.status === 'buffering') return 'Waiting for more of the recording…'
  if (state.status === 'loading') return 'Preparing the recording…'
  return null
}

/** The mini-player over the one player; a tick renders its time line alone. */
export function ConnectedPlayerBar() {
  const player = usePlayer()
  const state = usePlayerState()
  if (!state.track) return null
  return (
    <MiniPlayerBar
      title={state.track.title}
      subtitle={state.track.raga}
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
  const { seconds, duration } = usePlaybackPosition()
  return <Timeline position={seconds} duration={duration ?? 0} onSeek={player.seekTo} />
}
