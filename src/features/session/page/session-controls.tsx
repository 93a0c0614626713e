import { useState, useSyncExternalStore } from 'react'
import { canRetry } from '~/audio/player-state.ts'
import { FAILURE_WORDS, statusWords } from '~/audio/player-words.ts'
import { useCanSeek, usePlaybackPosition, usePlayer } from '~/audio/use-player.ts'
import { SessionMore } from '~/features/session/page/session-more.tsx'
import type { SessionChoice } from '~/features/session/page/use-session-choice.ts'
import type { SessionSound } from '~/features/session/page/use-session-sound.ts'
import { MoreButton, SessionFoot } from '~/features/session/view/session-foot.tsx'
import { useResumed } from '~/listening/resume/use-resumed.ts'
import { sessionLog } from '~/listening/session-log/session-log.ts'
import { ResumedLine, Timeline } from '~/listening/view/timeline.tsx'
import { Button } from '~/ui/controls/button.tsx'

type SessionControlsProps = { chosen: SessionChoice; sound: SessionSound }

/** The state of the sound, the time line, and the button for more options. */
export function SessionControls({ chosen, sound }: SessionControlsProps) {
  const player = usePlayer()
  const { state } = sound
  const canSeek = useCanSeek()
  const resumed = useResumed()
  const [isMoreOpen, setMoreOpen] = useState(false)
  const { session } = chosen.choice
  const isHere = state.status !== 'silent'
  return (
    <SessionFoot
      status={statusWords(state, sound.other)}
      trouble={state.status === 'failed' ? FAILURE_WORDS[state.code] : null}
      canRetry={state.status !== 'silent' && canRetry(state)}
      onRetry={player.retry}
      onSkip={sound.skip}
      canSkip={!isHere || canSeek}
      resumed={isHere && <ResumedLine resumed={resumed} />}
      timeline={<SessionTimeline isHere={isHere} minutes={session.minutes} onSeek={sound.seekTo} />}
    >
      {isHere && <FinishEarly />}
      <MoreButton onPress={() => setMoreOpen(true)}>More</MoreButton>
      {isMoreOpen && <SessionMore chosen={chosen} onClose={() => setMoreOpen(false)} />}
    </SessionFoot>
  )
}

type SessionTimelineProps = {
  /** Whether the player holds this session. */
  isHere: boolean
  /** The planned length, until the recording's own length is known. */
  minutes: number | null
  onSeek: (seconds: number) => void
}

/** The time line: the only part of the screen that renders at each tick. */
function SessionTimeline({ isHere, minutes, onSeek }: SessionTimelineProps) {
  const { seconds, duration, canSeek } = usePlaybackPosition()
  return (
    <Timeline
      position={isHere ? seconds : 0}
      duration={(isHere ? duration : null) ?? (minutes ?? 0) * 60}
      canSeek={!isHere || canSeek}
      onSeek={onSeek}
    />
  )
}

/** Shown once enough was really heard for the session to count. */
function FinishEarly() {
  const player = usePlayer()
  const mayFinish = useSyncExternalStore(player.subscribePosition, sessionLog.mayFinish)
  if (!mayFinish) return null
  return (
    <Button variant="on-sky" onClick={sessionLog.finish}>
      Finish
    </Button>
  )
}
