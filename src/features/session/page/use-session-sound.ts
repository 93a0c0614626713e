import { useEffect, useRef, useState } from 'react'
import { useNavigationType } from 'react-router-dom'
import { isRunning, type PlayerState } from '~/audio/player/player-state.ts'
import { usePlayer } from '~/audio/use-player.ts'
import type { MoodValue } from '~/domain/mood/mood.ts'
import type { Choice } from '~/domain/session/choose-recording.ts'
import type { Recording } from '~/domain/session/recording.ts'
import { mayAutoStart } from '~/domain/session/session-link.ts'
import { sittingSeconds } from '~/domain/sit/sit-recording.ts'
import { haveSameFields } from '~/lib/channel.ts'
import { useRecordingPlayer } from '~/listening/use-recording-player.ts'

type Options = {
  choice: Choice
  mood: MoodValue | null
  /** The person changes recordings on this screen: if sound plays, the new one plays at once. */
  isSwitching: boolean
  /** False while the choice may still change without the person. */
  isReady: boolean
}

/** Puts the chosen recording into the player, and starts it where it may start by itself. */
export function useSessionSound({ choice, mood, isSwitching, isReady }: Options) {
  const player = usePlayer()
  const isArrival = useNavigationType() !== 'POP'
  const recording = useUnchanged(choice.recording)
  // Browser history or a reload opens the screen again, but is not a request to play.
  const mayStart = (isArrival || isSwitching) && choice.matched
  const autostart = mayStart && mayAutoStart(mood, recording.raga)
  /** The recording that was started by itself: another sound of it is not started once more. */
  const started = useRef<string | null>(null)

  useEffect(() => {
    if (!isReady) return
    const now = player.snapshot()
    if (now.recording?.audioUrl === recording.audioUrl && isStarted(now)) return
    // It is not a request to stop the current sound either, and no page interrupts a sit.
    if ((!isArrival || isSit(now.recording)) && !isSwitching && isRunning(now)) return
    const isStart = autostart && started.current !== recording.id
    if (autostart) started.current = recording.id
    player.load(recording, { autoplay: isStart || (isSwitching && isRunning(now)) })
  }, [player, recording, autostart, isArrival, isSwitching, isReady])

  return useRecordingPlayer(recording)
}

function isSit(recording: Recording | null): boolean {
  return recording !== null && sittingSeconds(recording.audioUrl) !== null
}

/** The same object until a part of it changes, because each choice makes a new one. */
function useUnchanged(recording: Recording): Recording {
  const [kept, setKept] = useState(recording)
  if (haveSameFields(kept, recording)) return kept
  setKept(recording)
  return recording
}

/** Whether it was begun, also if it failed later; only the person may then stop it. */
function isStarted(state: PlayerState): boolean {
  return isRunning(state) || state.status === 'paused' || state.status === 'failed'
}
