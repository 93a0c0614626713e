import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { usePlayerState } from '~/audio/audio-provider.tsx'
import { isRunning, NOWHERE, type PlayerState } from '~/audio/player/player-state.ts'
import { FAILURE_WORDS } from '~/audio/player-words.ts'
import { usePlayer } from '~/audio/use-player.ts'
import { inMinutes, lengthOf } from '~/domain/session/heard-enough.ts'
import { inLength, isInAnyLength, lengthsOf } from '~/domain/session/raga-recording.ts'
import type { Recording } from '~/domain/session/recording.ts'
import { afterFrame } from '~/lib/shell/after-frame.ts'
import { useShowsPlayerOf } from '~/listening/mini-player/use-has-mini-player.ts'
import { useOwnMinutes } from '~/listening/own-minutes.ts'
import { useImprovise } from '~/listening/todays.ts'
import { useRecordingPlayer } from '~/listening/use-recording-player.ts'
import { useFailure } from '~/ui/feedback/toast.ts'

/** The player of a recording's own card, where it waits, and is heard in any of its lengths. */
export function useCardPlayer(recording: Recording) {
  const player = usePlayer()
  const held = usePlayerState().recording
  const [picked, setPicked] = useState<string | null>(null)
  const isHere = isInAnyLength(recording, held)
  const improvise = useImprovise()
  const usual = useOwnMinutes()
  const lengths = lengthsOf(recording.audioUrl, usual)
  const first = lengths.find(({ minutes }) => minutes === usual)?.audioUrl ?? recording.audioUrl
  const sound = useRecordingPlayer(inLength(recording, isHere ? held.audioUrl : (picked ?? first)))
  useWaiting(recording, first, improvise)
  useFailureToast(recording)
  const { audioUrl } = sound.recording
  const minutes = useSyncExternalStore(player.subscribePosition, () => {
    const { duration, seconds } = isHere ? player.position() : NOWHERE
    return inMinutes(lengthOf(sound.recording, { seconds, duration, isOver: false }))
  })
  const shows = (other: Recording) => other.audioUrl === audioUrl || isInAnyLength(recording, other)
  useShowsPlayerOf(useCallback(shows, [recording, audioUrl]))
  return {
    ...sound,
    /** How long it really is, as far as that is known. */
    minutes,
    lengths,
    choose(audioUrl: string) {
      setPicked(audioUrl)
      const autoplay = isRunning(player.snapshot())
      if (isHere) player.load(improvise(inLength(recording, audioUrl)), { autoplay })
    },
  }
}

/**
 * Puts the recording into the player in its first length, ready to start, unless another one is playing or paused
 * there. It leaves the player again if the person leaves without starting it.
 */
function useWaiting(
  recording: Recording,
  first: string,
  improvise: ReturnType<typeof useImprovise>,
) {
  const player = usePlayer()
  useEffect(() => {
    return afterFrame(() => {
      const now = player.snapshot()
      const held = now.recording
      const isHere = isInAnyLength(recording, held)
      if (isUnderWay(now) || (isHere && now.status !== 'failed')) return
      player.load(improvise(inLength(recording, isHere ? held.audioUrl : first)))
    })
  }, [player, recording, first, improvise])
  useEffect(
    () => () => {
      const now = player.snapshot()
      if (now.recording && !now.begun && isInAnyLength(recording, now.recording)) player.clear()
    },
    [player, recording],
  )
}

function isUnderWay(state: PlayerState): boolean {
  return isRunning(state) || state.status === 'paused'
}

/** Shows a toast each time the recording's file fails. */
function useFailureToast(recording: Recording): void {
  const player = usePlayer()
  const fail = useFailure()
  useEffect(() => {
    let wasFailed = player.snapshot().status === 'failed'
    return player.subscribe((now) => {
      const isNew = now.status === 'failed' && !wasFailed
      wasFailed = now.status === 'failed'
      if (isNew && isInAnyLength(recording, now.recording)) {
        const { title, description } = FAILURE_WORDS[now.code]
        fail(description, { title })
      }
    })
  }, [player, recording, fail])
}
