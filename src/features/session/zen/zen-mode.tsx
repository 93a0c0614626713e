import { type ReactNode, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { usePlayerOrNull, usePlayerState } from '~/audio/audio-provider.tsx'
import { isRunning } from '~/audio/player/player-state.ts'
import { statusWords } from '~/audio/player-words.ts'
import { holdWakeLock } from '~/audio/wake-lock.ts'
import { BreathChoice } from '~/features/session/breath/breath-choice.tsx'
import { BreathWords, useLedBreath } from '~/features/session/breath/use-breath.tsx'
import { BareButton } from '~/features/session/sit-controls.tsx'
import { useFullScreen } from '~/features/session/use-full-screen.ts'
import { WideBreath } from '~/features/session/wide-breath.tsx'
import { overlays, queryOver } from '~/lib/overlays.ts'
import { PlayButton } from '~/listening/play-wheel.tsx'
import { sessionLog } from '~/listening/session-log/session-log.ts'
import { Button } from '~/ui/controls/button.tsx'
import { Dialog } from '~/ui/overlay/dialog.tsx'
import { SkyStage } from '~/ui/overlay/sky-stage.tsx'

/** Shows only a breathing ring and the play control of the current recording. */
export function ZenMode({ onClose }: { onClose: () => void }) {
  const player = usePlayerOrNull()
  const state = usePlayerState()
  const { done } = useSyncExternalStore(sessionLog.subscribe, sessionLog.snapshot)
  const sitInstead = useSitInstead()
  const breath = useLedBreath()
  const [isChoosing, setChoosing] = useState(false)
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
    <>
      <SkyStage
        label="Zen Mode"
        leaveLabel="Leave Zen Mode"
        onLeave={onClose}
        onTap={onClose}
        playerKeys
        centre={
          <WideBreath
            breath={breath ?? 'usual'}
            words={breath && <BreathWords breath={breath} />}
          />
        }
        heart={
          player &&
          state.recording && <PlayButton running={isRunning(state)} onToggle={player.toggle} />
        }
        controls={
          <ZenWords
            title={state.recording?.title}
            status={state.recording ? statusWords(state) : ''}
            hint="Tap anywhere to leave"
          >
            {!state.recording && (
              <Button variant="on-sky" onClick={sitInstead}>
                Sit without a recording
              </Button>
            )}
            <BareButton opensDialog onClick={() => setChoosing(true)}>
              Breath
            </BareButton>
          </ZenWords>
        }
      />
      {/* Beside the stage, where a press of it is no tap on the sky. */}
      {isChoosing && (
        <Dialog open onOpenChange={setChoosing} title="Your breath">
          <BreathChoice />
        </Dialog>
      )}
    </>
  )
}

/** Replaces Zen Mode with the timer, so that Back leads to the page below both. */
function useSitInstead() {
  const navigate = useNavigate()
  const { search, state } = useLocation()
  return () => void navigate(queryOver(search, overlays.sit()), { replace: true, state })
}

type ZenWordsProps = {
  /** The title of the current recording; not set without one. */
  title?: string | undefined
  /** The state of the sound in words; empty while it plays normally. */
  status: string
  hint: string
  children?: ReactNode
}

/** A few words below the ring, which fade with the controls. */
function ZenWords({ title, status, hint, children }: ZenWordsProps) {
  return (
    <div className="flex flex-col items-center gap-3">
      {title && <p className="font-display font-semibold text-lead">{title}</p>}
      <p role="status" className="empty:hidden">
        {status}
      </p>
      {children}
      <p className="text-small">{hint}</p>
    </div>
  )
}
