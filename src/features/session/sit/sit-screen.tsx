import { useEffect, useState } from 'react'
import { usePlayerState } from '~/audio/audio-provider.tsx'
import { isRunning, type PlayerState } from '~/audio/player/player-state.ts'
import { usePlaybackPosition, usePlayer } from '~/audio/use-player.ts'
import { holdWakeLock } from '~/audio/wake-lock.ts'
import { sittingSeconds } from '~/domain/sit/sit-recording.ts'
import { BreathWords, useLedBreath } from '~/features/session/breath/use-breath.tsx'
import { percentOf, sitNotice } from '~/features/session/sit/sit-words.ts'
import { BareButton, SitControls, SitTime } from '~/features/session/sit-controls.tsx'
import { useFullScreen } from '~/features/session/use-full-screen.ts'
import { WideBreath } from '~/features/session/wide-breath.tsx'
import { sessionLog } from '~/listening/session-log/session-log.ts'
import { Button } from '~/ui/controls/button.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { Dialog } from '~/ui/overlay/dialog.tsx'
import { SkyStage } from '~/ui/overlay/sky-stage.tsx'

type SitScreenProps = { state: PlayerState; onLeave: () => void }

/** A running or paused sit. */
export function SitScreen({ state, onLeave }: SitScreenProps) {
  const player = usePlayer()
  const [isTimeHidden, setTimeHidden] = useState(false)
  const [isEnding, setEnding] = useState(false)
  const isPaused = !isRunning(state)
  const breath = useLedBreath()
  const turnTime = () => setTimeHidden(!isTimeHidden)
  useFullScreen()
  useEffect(() => {
    return isPaused ? undefined : holdWakeLock()
  }, [isPaused])

  function end() {
    if (sessionLog.mayFinish()) sessionLog.finish()
    else setEnding(true)
  }

  return (
    <>
      <SkyStage
        label={state.recording?.title ?? ''}
        leaveLabel="Leave for now"
        onLeave={onLeave}
        onTap={turnTime}
        centre={
          <WideBreath
            breath={isPaused ? 'still' : (breath ?? 'usual')}
            words={breath && !isPaused && <BreathWords breath={breath} />}
          >
            <Time isHidden={isTimeHidden} isPaused={isPaused} />
          </WideBreath>
        }
        controls={
          <SitControls
            notice={sitNotice(state)}
            main={
              <Button variant="sky" size="large" onClick={isPaused ? player.play : player.pause}>
                {isPaused ? 'Resume' : 'Pause'}
              </Button>
            }
            beside={
              <>
                {percentOf(state) !== null ? (
                  <BareButton onClick={player.goByClock}>Begin without it</BareButton>
                ) : (
                  <BareButton onClick={turnTime}>
                    {isTimeHidden ? 'Show the time' : 'Hide the time'}
                  </BareButton>
                )}
                <BareButton onClick={end}>End the sit</BareButton>
              </>
            }
          />
        }
      />
      {isEnding && <EndSit onStay={() => setEnding(false)} />}
    </>
  )
}

/** A separate component, so that each second renders nothing else. */
function Time(props: { isHidden: boolean; isPaused: boolean }) {
  const { recording } = usePlayerState()
  const { seconds } = usePlaybackPosition()
  const left = (sittingSeconds(recording?.audioUrl ?? '') ?? 0) - seconds
  return <SitTime secondsLeft={Math.max(0, Math.ceil(left))} {...props} />
}

/** Asks before ending a sit that would not count. */
function EndSit({ onStay }: { onStay: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onStay()
      }}
      title="End this sit?"
      description="A sit counts from 80 % of its time. If you end it now, it is not recorded."
    >
      <Row stackOnPhone>
        <Button onClick={onStay}>Go on sitting</Button>
        <Button variant="quiet" onClick={sessionLog.giveUp}>
          End without recording
        </Button>
      </Row>
    </Dialog>
  )
}
