import { useCallback, useEffect, useState } from 'react'
import { usePlayerState } from '~/audio/audio-provider.tsx'
import { isRunning, type PlayerState } from '~/audio/player-state.ts'
import { FAILURE_WORDS } from '~/audio/player-words.ts'
import type { Track } from '~/audio/track.ts'
import { usePlayer } from '~/audio/use-player.ts'
import { lengthsOf } from '~/domain/session/raga-recording.ts'
import type { Session } from '~/domain/session/session.ts'
import { useShowsPlayerOf } from '~/listening/mini-player/use-has-mini-player.ts'
import { inLength, isTrackOf, trackOf } from '~/listening/recording.ts'
import { useToast } from '~/ui/feedback/toast.ts'

const SILENT = { status: 'silent' } as const

export type RecordingPlayer = ReturnType<typeof useRecordingPlayer>

/**
 * Connects one session to the one player. `state` follows the player; the controls load the
 * session, and sound that plays continues to play.
 */
export function useRecordingPlayer(session: Session) {
  const player = usePlayer()
  const state = usePlayerState()
  const [picked, setPicked] = useState(session.audioUrl)
  const { track } = state
  const isHere = isTrackOf(session, track)
  const chosen = inLength(session, isHere && track ? track.url : picked)
  useWaitingTrack(session)
  useShowsPlayerOf(useCallback((held: Track) => isTrackOf(session, held), [session]))

  function take(next: Session) {
    const now = player.snapshot()
    if (now.track?.url !== next.audioUrl) {
      player.load(trackOf(next), { autoplay: isRunning(now) })
    }
  }
  return {
    /** The session in the length that is chosen. */
    chosen,
    lengths: lengthsOf(session.audioUrl),
    /**
     * The player's state for this session; silent while the player holds another track, or none.
     */
    state: isHere ? state : SILENT,
    /** The track that plays instead. */
    other: !isHere && isRunning(state) ? track : null,
    toggle() {
      if (isHere) player.toggle()
      else player.load(trackOf(chosen), { autoplay: true })
    },
    seekTo(seconds: number) {
      take(chosen)
      player.seekTo(seconds)
    },
    skip(seconds: number) {
      take(chosen)
      player.skip(seconds)
    },
    choose(audioUrl: string) {
      setPicked(audioUrl)
      if (isHere) take(inLength(session, audioUrl))
    },
    retry: player.retry,
  }
}

/**
 * Puts the session into the player, ready to start, unless another track is playing or paused
 * there. It leaves the player again if the person leaves without starting it.
 */
function useWaitingTrack(session: Session) {
  const player = usePlayer()
  useEffect(() => {
    const now = player.snapshot()
    const isHere = isTrackOf(session, now.track)
    if (isUnderWay(now) || (isHere && now.status !== 'failed')) return
    player.load(trackOf(isHere && now.track ? inLength(session, now.track.url) : session))
  }, [player, session])
  useEffect(
    () => () => {
      const now = player.snapshot()
      if (now.track && !now.begun && isTrackOf(session, now.track)) player.clear()
    },
    [player, session],
  )
}

function isUnderWay(state: PlayerState): boolean {
  return isRunning(state) || state.status === 'paused'
}

/** Shows a toast each time the session's file fails. */
export function useFailureToast(session: Session): void {
  const player = usePlayer()
  const { toast } = useToast()
  useEffect(() => {
    let wasFailed = player.snapshot().status === 'failed'
    return player.subscribe((now) => {
      const isNew = now.status === 'failed' && !wasFailed
      wasFailed = now.status === 'failed'
      if (isNew && isTrackOf(session, now.track)) {
        toast({ ...FAILURE_WORDS[now.code], tone: 'destructive' })
      }
    })
  }, [player, session, toast])
}
