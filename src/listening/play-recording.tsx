import { usePlayerState } from '~/audio/audio-provider.tsx'
import { isRunning } from '~/audio/player-state.ts'
import { usePlayer } from '~/audio/use-player.ts'
import type { Session } from '~/domain/session/session.ts'
import { isTrackOf, trackOf } from '~/listening/recording.ts'
import { PlayToggle } from '~/listening/view/recording-buttons.tsx'

type PlaySessionProps = {
  session: Session
  /** The name of the recording, for screen readers. */
  name: string
  /** Play exactly this recording, not the session in any of its lengths. */
  exactly?: boolean
}

/** Plays a session from a list without leaving the page. */
export function PlayRecording({ session, name, exactly = false }: PlaySessionProps) {
  const player = usePlayer()
  const state = usePlayerState()
  const isHere = exactly ? state.track?.url === session.audioUrl : isTrackOf(session, state.track)
  return (
    <PlayToggle
      name={name}
      running={isHere && isRunning(state)}
      onToggle={() => {
        if (isHere) player.toggle()
        else player.load(trackOf(session), { autoplay: true })
      }}
    />
  )
}
