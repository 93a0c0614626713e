import { usePlayerState } from '~/audio/audio-provider.tsx'
import { canRetry, isRunning } from '~/audio/player/player-state.ts'
import { usePlayer } from '~/audio/use-player.ts'
import type { Recording } from '~/domain/session/recording.ts'
import { useTodays } from '~/listening/todays.ts'

const SILENT = { status: 'silent' } as const

export type RecordingPlayer = ReturnType<typeof useRecordingPlayer>

/**
 * The one player for the controls of one recording, which is played as today's improvisation. They
 * take the place of any other recording in it, and sound that plays continues to play.
 */
export function useRecordingPlayer(given: Recording) {
  const player = usePlayer()
  const state = usePlayerState()
  const recording = useTodays(given)
  const { audioUrl } = recording
  const isHere = state.recording?.audioUrl === audioUrl

  function take() {
    const now = player.snapshot()
    if (now.recording?.audioUrl !== audioUrl) player.load(recording, { autoplay: isRunning(now) })
  }
  return {
    recording,
    /** The player's state for this recording; silent while it holds another one, or none. */
    state: isHere ? state : SILENT,
    isRunning: isHere && isRunning(state),
    canRetry: isHere && canRetry(state),
    /** The recording that plays instead. */
    other: !isHere && isRunning(state) ? state.recording : null,
    toggle() {
      if (player.snapshot().recording?.audioUrl === audioUrl) player.toggle()
      else player.load(recording, { autoplay: true })
    },
    seekTo(seconds: number) {
      take()
      player.seekTo(seconds)
    },
    skip(seconds: number) {
      take()
      player.skip(seconds)
    },
    retry: player.retry,
  }
}
