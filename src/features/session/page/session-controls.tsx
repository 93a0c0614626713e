import { useState, useSyncExternalStore } from 'react'
import { FAILURE_WORDS } from '~/audio/player-words.ts'
import { usePlayer } from '~/audio/use-player.ts'
import { SessionMore } from '~/features/session/page/session-more.tsx'
import type { SessionChoice } from '~/features/session/page/use-session-choice.ts'
import { BareButton } from '~/features/session/sit-controls.tsx'
import { WaysOn } from '~/features/session/sound/ways-on.tsx'
import { RecordingControls } from '~/listening/recording-controls.tsx'
import { sessionLog } from '~/listening/session-log/session-log.ts'
import type { RecordingPlayer } from '~/listening/use-recording-player.ts'
import { Button } from '~/ui/controls/button.tsx'

type SessionControlsProps = {
  chosen: SessionChoice
  sound: RecordingPlayer
  /** Opens the offer of a journey; `null` where none is offered. */
  onJourney: (() => void) | null
}

/** The controls of the sound, and the button for more options. */
export function SessionControls({ chosen, sound, onJourney }: SessionControlsProps) {
  const { state } = sound
  const [isMoreOpen, setMoreOpen] = useState(false)
  return (
    <RecordingControls
      isClose
      sound={{ ...sound, canRetry: sound.canRetry && !isTooLong(state) }}
      ways={<WaysOn state={state} music={chosen.music} />}
      trouble={state.status === 'failed' ? FAILURE_WORDS[state.code] : null}
    >
      {state.status !== 'silent' && <FinishEarly />}
      {/* It has no frame, so that the play control is the most obvious button. */}
      <BareButton opensDialog onClick={() => setMoreOpen(true)}>
        More
      </BareButton>
      {isMoreOpen && (
        <SessionMore chosen={chosen} onJourney={onJourney} onClose={() => setMoreOpen(false)} />
      )}
    </RecordingControls>
  )
}

/** To try again changes nothing. */
const isTooLong = (state: RecordingPlayer['state']) =>
  state.status === 'failed' && state.code === 'too-long'

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
