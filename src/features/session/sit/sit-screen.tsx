import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Player } from '~/audio/player.ts'
import { holdWakeLock } from '~/audio/wake-lock.ts'
import { EndSit } from '~/features/session/sit/end-sit.tsx'
import { pageSit } from '~/features/session/sit/page-sit.ts'
import { titleOf } from '~/features/session/sit/sit-settings.ts'
import type { SitState } from '~/features/session/sit/sit-state.ts'
import { Button } from '~/ui/button.tsx'
import { BareButton } from '~/ui/zen/bare-button.tsx'
import { SitControls } from '~/ui/zen/sit-controls.tsx'
import { SitTime } from '~/ui/zen/sit-time.tsx'
import { SkyStage } from '~/ui/zen/sky-stage.tsx'
import { useFullScreen } from '~/ui/zen/use-full-screen.ts'
import { WideBreath } from '~/ui/zen/wide-breath.tsx'

type SitScreenProps = {
  state: Exclude<SitState, { status: 'none' }>
  player: Player | null
  onLeave: () => void
}

/** A sit under way. */
export function SitScreen({ state, player, onLeave }: SitScreenProps) {
  const [isTimeHidden, setTimeHidden] = useState(false)
  const [isEnding, setEnding] = useState(false)
  const isPaused = state.status === 'paused'
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
          <WideBreath breathing={!isPaused}>
            <Time isHidden={isTimeHidden} isPaused={isPaused} />
          </WideBreath>
        }
        controls={
          <SitControls
            notice={
              state.isSoundLost
                ? 'The tanpura could not be loaded. The sit goes on in silence.'
                : ''
            }
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
                <BareButton onClick={turnTime}>
                  {isTimeHidden ? 'Show the time' : 'Hide the time'}
                </BareButton>
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

/** By itself, so that a second that passes renders nothing else. */
function Time(props: { isHidden: boolean; isPaused: boolean }) {
  const { seconds } = useSyncExternalStore(pageSit.subscribeLeft, pageSit.left)
  return <SitTime secondsLeft={seconds} {...props} />
}
