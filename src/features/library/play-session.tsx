import { isRunning } from '~/audio/player-state.ts'
import { usePlayer } from '~/audio/use-player.ts'
import { usePlayerState } from '~/audio/use-player-state.ts'
import type { Session } from '~/domain/session.ts'
import { isTrackOf, trackOf } from '~/features/library/track-of.ts'
import { PlayToggle } from '~/ui/library/play-toggle.tsx'

type PlaySessionProps = {
  session: Session
  /** What is played, for screen readers. */
  name: string
  /** This one recording is meant, not the session in any of its lengths. */
  exactly?: boolean
}

/** Plays a session from a list, where the person is. */
export function PlaySession({ session, name, exactly = false }: PlaySessionProps) {
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
