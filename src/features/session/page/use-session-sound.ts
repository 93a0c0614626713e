import { useEffect, useMemo } from 'react'
import { useNavigationType } from 'react-router-dom'
import { usePlayerState } from '~/audio/audio-provider.tsx'
import { isRunning, type PlayerState } from '~/audio/player-state.ts'
import type { Track } from '~/audio/track.ts'
import { usePlayer } from '~/audio/use-player.ts'
import type { MoodValue } from '~/domain/mood/mood.ts'
import type { Choice } from '~/domain/session/choose-session.ts'
import { mayAutoStart } from '~/domain/session/session-link.ts'

type Options = {
  choice: Choice
  mood: MoodValue | null
  /** The person changes sessions on this screen: what sounds goes on sounding. */
  isSwitching: boolean
  /** False while the choice may still change by itself. */
  isReady: boolean
}

const SILENT = { status: 'silent' } as const

export type SessionSound = ReturnType<typeof useSessionSound>

/** Puts the chosen session into the player, and says how the player stands with it. */
export function useSessionSound({ choice, mood, isSwitching, isReady }: Options) {
  const player = usePlayer()
  const state = usePlayerState()
  const isArrival = useNavigationType() !== 'POP'
  const track = useTrack(choice)
  // Coming back by the browser's arrows or a reload is not a wish to hear it once more.
  const autostart = (isArrival || isSwitching) && choice.matched && mayAutoStart(mood, track.raga)

  useEffect(() => {
    if (!isReady) return
    const now = player.snapshot()
    if (now.track?.url === track.url && isStarted(now)) return
    // Nor is it a wish to silence what plays.
    if (!isArrival && !isSwitching && isRunning(now)) return
    player.load(track, { autoplay: autostart || (isSwitching && isRunning(now)) })
  }, [player, track, autostart, isArrival, isSwitching, isReady])

  const isHere = state.track?.url === track.url

  /** The controls of this screen are for its own session: what sounds instead makes room for it. */
  function take() {
    const now = player.snapshot()
    if (now.track?.url !== track.url) player.load(track, { autoplay: isRunning(now) })
  }

  return {
    track,
    /** The player's state, if it is this session that it holds. */
    state: isHere ? state : SILENT,
    /** What sounds instead. */
    other: !isHere && isRunning(state) ? state.track : null,
    toggle() {
      if (player.snapshot().track?.url === track.url) player.toggle()
      else player.load(track, { autoplay: true })
    },
    seekTo(seconds: number) {
      take()
      player.seekTo(seconds)
    },
    skip(seconds: number) {
      take()
      player.skip(seconds)
    },
  }
}

function useTrack({ session }: Choice): Track {
  const { id, title, audioUrl, raag, minutes } = session
  return useMemo(
    () => ({ id, title, url: audioUrl, raga: raag, minutes }),
    [id, title, audioUrl, raag, minutes],
  )
}

/** Begun by the person or for them, so that it is theirs to stop; also when it broke off. */
function isStarted(state: PlayerState): boolean {
  return isRunning(state) || state.status === 'paused' || state.status === 'failed'
}
