import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { usePlayerOrNull, usePlayerState } from '~/audio/audio-provider.tsx'
import { isRunning, type PlayerState } from '~/audio/player-state.ts'
import { FAILURE_WORDS, statusWords } from '~/audio/player-words.ts'
import { holdWakeLock } from '~/audio/wake-lock.ts'
import { useFullScreen } from '~/features/session/view/use-full-screen.ts'
import { WideBreath } from '~/features/session/view/wide-breath.tsx'
import { PlayToggle, ZenWords } from '~/features/session/view/zen-controls.tsx'
import { overlays, queryOver } from '~/lib/overlays.ts'
import { sessionLog } from '~/listening/session-log/session-log.ts'
import { Button } from '~/ui/controls/button.tsx'
import { SkyStage } from '~/ui/overlay/sky-stage.tsx'

/** Shows only a breathing ring and the play control of the current track. */
export function ZenMode({ onClose }: { onClose: () => void }) {
  const player = usePlayerOrNull()
  const state = usePlayerState()
  const { done } = useSyncExternalStore(sessionLog.subscribe, sessionLog.snapshot)
  const sitInstead = useSitInstead()
  const leaveAtEnd = useEffectEvent(onClose)
  useFullScreen(onClose)
  useEffect(() => {
    return holdWakeLock()
  }, [])
  // The dialog at the end of a session asks a question, so Zen Mode must not cover it.
  useEffect(() => {
    if (done) leaveAtEnd()
  }, [done])

  return (
    <SkyStage
      label="Zen Mode"
      leaveLabel="Leave Zen Mode"
      onLeave={onClose}
      onTap={onClose}
      playerKeys
      centre={<WideBreath breathing />}
      heart={
        player && state.track && <PlayToggle running={isRunning(state)} onToggle={player.toggle} />
      }
      controls={
        <ZenWords
          title={state.track?.title}
          status={state.track ? soundWords(state) : ''}
          hint="Tap anywhere to leave"
        >
          {!state.track && (
            <Button variant="on-sky" onClick={sitInstead}>
              Sit without a recording
            </Button>
          )}
        </ZenWords>
      }
    />
  )
}

/** Replaces Zen Mode with the timer, so that Back leads to the page below both. */
function useSitInstead() {
  const navigate = useNavigate()
  const { search, state } = useLocation()
  return () => void navigate(queryOver(search, overlays.sit()), { replace: true, state })
}

function soundWords(state: PlayerState): string {
  if (state.status === 'failed') return FAILURE_WORDS[state.code].description
  return statusWords(state)
}
