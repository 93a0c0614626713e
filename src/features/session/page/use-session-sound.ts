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
  /** The person changes sessions on this screen: if sound plays, the new session plays at once. */
  isSwitching: boolean
  /** False while the choice may still change without the person. */
  isReady: boolean
}

const SILENT = { status: 'silent' } as const

export type SessionSound = ReturnType<typeof useSessionSound>

/** Puts the chosen session into the player, and returns the player's state for it. */
export function useSessionSound({ choice, mood, isSwitching, isReady }: Options) {
  const player = usePlayer()
  const state = usePlayerState()
  const isArrival = useNavigationType() !== 'POP'
  const track = useTrack(choice)
  // Browser history or a reload opens the screen again, but is not a request to play.
  const autostart = (isArrival || isSwitching) && choice.matched && mayAutoStart(mood, track.raga)

  useEffect(() => {
    if (!isReady) return
    const now = player.snapshot()
    if (now.track?.url === track.url && isStarted(now)) return
    // It is not a request to stop the current sound either.
    if (!isArrival && !isSwitching && isRunning(now)) return
    player.load(track, { autoplay: autostart || (isSwitching && isRunning(now)) })
  }, [player, track, autostart, isArrival, isSwitching, isReady])

  const isHere = state.track?.url === track.url

  /** The controls of this screen act on its own session, which replaces any other track. */
  function take() {
    const now = player.snapshot()
    if (now.track?.url !== track.url) player.load(track, { autoplay: isRunning(now) })
  }

  return {
    track,
    /** The player's state if it holds this session, else silent. */
    state: isHere ? state : SILENT,
    /** The track that plays instead. */
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

/** Whether the track was begun, also if it failed later; only the person may then stop it. */
function isStarted(state: PlayerState): boolean {
  return isRunning(state) || state.status === 'paused' || state.status === 'failed'
}
