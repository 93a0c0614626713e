import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { FAILURE_WORDS } from '~/audio/failure-words.ts'
import { usePlayerOrNull } from '~/audio/player-context.ts'
import { isRunning, type PlayerState } from '~/audio/player-state.ts'
import { statusWords } from '~/audio/status-words.ts'
import { usePlayerState } from '~/audio/use-player-state.ts'
import { holdWakeLock } from '~/audio/wake-lock.ts'
import { pageSittings } from '~/features/session/page-sittings.ts'
import { overlays, queryOver } from '~/lib/overlays.ts'
import { Button } from '~/ui/button.tsx'
import { PlayToggle } from '~/ui/zen/play-toggle.tsx'
import { SkyStage } from '~/ui/zen/sky-stage.tsx'
import { useFullScreen } from '~/ui/zen/use-full-screen.ts'
import { WideBreath } from '~/ui/zen/wide-breath.tsx'
import { ZenWords } from '~/ui/zen/zen-words.tsx'

/** Everything gone but a breathing ring and the play control of the current track. */
export function ZenMode({ onClose }: { onClose: () => void }) {
  const player = usePlayerOrNull()
  const state = usePlayerState()
  const { done } = useSyncExternalStore(pageSittings.subscribe, pageSittings.snapshot)
  const sitInstead = useSitInstead()
  const leaveAtEnd = useEffectEvent(onClose)
  useFullScreen(onClose)
  useEffect(() => {
    return holdWakeLock()
  }, [])
  // A session that ends is told, and asks one question: not from behind this sky.
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

/** From here to the timer, so that Back leads to the page below both. */
function useSitInstead() {
  const navigate = useNavigate()
  const { search, state } = useLocation()
  return () => void navigate(queryOver(search, overlays.sit()), { replace: true, state })
}

function soundWords(state: PlayerState): string {
  if (state.status === 'failed') return FAILURE_WORDS[state.code].description
  return statusWords(state)
}
