import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Player } from '~/audio/player/player.ts'
import { holdWakeLock } from '~/audio/wake-lock.ts'
import { BreathWords, useLedBreath } from '~/features/session/breath/use-breath.tsx'
import { pageSit } from '~/features/session/sit/page-sit.ts'
import { titleOf } from '~/features/session/sit/sit-settings.ts'
import type { SitState } from '~/features/session/sit/sit-under-way.ts'
import { sitNotice } from '~/features/session/sit/sit-words.ts'
import { BareButton, SitControls, SitTime } from '~/features/session/sit-controls.tsx'
import { useFullScreen } from '~/features/session/use-full-screen.ts'
import { WideBreath } from '~/features/session/wide-breath.tsx'
import { Button } from '~/ui/controls/button.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { Dialog } from '~/ui/overlay/dialog.tsx'
import { SkyStage } from '~/ui/overlay/sky-stage.tsx'

type SitScreenProps = {
  state: Exclude<SitState, { status: 'none' }>
  player: Player | null
  onLeave: () => void
}

/** A running or paused sit. */
export function SitScreen({ state, player, onLeave }: SitScreenProps) {
  const [isTimeHidden, setTimeHidden] = useState(false)
  const [isEnding, setEnding] = useState(false)
  const isPaused = state.status === 'paused'
  const breath = useLedBreath()
  const turnTime = () => setTimeHidden(!isTimeHidden)
  useFullScreen()
  useEffect(() => {
    return isPaused ? undefined : holdWakeLock()
  }, [isPaused])

  function end() {
    if (pageSit.mayFinish()) pageSit.finish()
    else setEnding(true)
  }

  return (
    <>
      <SkyStage
        label={titleOf(state.settings)}
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
              <Button
                variant="sky"
                size="large"
                onClick={isPaused ? () => pageSit.resume(player) : pageSit.pause}
              >
                {isPaused ? 'Resume' : 'Pause'}
              </Button>
            }
            beside={
              <>
                {typeof state.preparing === 'number' ? (
                  <BareButton onClick={pageSit.goByClock}>Begin without it</BareButton>
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
  const { seconds } = useSyncExternalStore(pageSit.subscribeLeft, pageSit.left)
  return <SitTime secondsLeft={seconds} {...props} />
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
        <Button variant="quiet" onClick={pageSit.giveUp}>
          End without recording
        </Button>
      </Row>
    </Dialog>
  )
}
