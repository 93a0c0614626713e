import { useState } from 'react'
import { FAILURE_WORDS } from '~/audio/failure-words.ts'
import { canRetry } from '~/audio/player-state.ts'
import { statusWords } from '~/audio/status-words.ts'
import { useCanSeek } from '~/audio/use-can-seek.ts'
import { usePlayer } from '~/audio/use-player.ts'
import { useResumed } from '~/audio/use-resumed.ts'
import { FinishEarly } from '~/features/session/finish-early.tsx'
import { SessionMore } from '~/features/session/session-more.tsx'
import { SessionTimeline } from '~/features/session/session-timeline.tsx'
import type { SessionChoice } from '~/features/session/use-session-choice.ts'
import type { SessionSound } from '~/features/session/use-session-sound.ts'
import { ResumedLine } from '~/ui/frame/resumed-line.tsx'
import { MoreButton } from '~/ui/session/more-button.tsx'
import { SessionFoot } from '~/ui/session/session-foot.tsx'

type SessionControlsProps = { chosen: SessionChoice; sound: SessionSound }

/** What the sound is doing, where it is, and what waits behind a tap. */
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
