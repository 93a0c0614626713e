import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { usePlayerState } from '~/audio/audio-provider.tsx'
import type { Player } from '~/audio/player/player.ts'
import { isRunning, type PlayerState } from '~/audio/player/player-state.ts'
import { usePlaybackPosition, usePlayer } from '~/audio/use-player.ts'
import { holdWakeLock } from '~/audio/wake-lock.ts'
import { sittingSeconds } from '~/domain/sit/sit-recording.ts'
import { BreathWords, useLedBreath } from '~/features/session/breath/use-breath.tsx'
import { recordingOf, type SitSettings } from '~/features/session/sit/sit-settings.ts'
import { SitSetup } from '~/features/session/sit/sit-setup.tsx'
import { percentOf, sitNotice } from '~/features/session/sit/sit-words.ts'
import { BareButton, SitControls, SitTime } from '~/features/session/sit-controls.tsx'
import { useFullScreen } from '~/features/session/use-full-screen.ts'
import { WideBreath } from '~/features/session/wide-breath.tsx'
import { waitingSit } from '~/listening/resume/going-on.ts'
import { sessionLog } from '~/listening/session-log/session-log.ts'
import { recentlyHeardOf } from '~/queries/listening/recently-heard.ts'
import { usePerson } from '~/queries/person.tsx'
import { Button } from '~/ui/controls/button.tsx'
import { useToast } from '~/ui/feedback/toast.ts'
import { Row } from '~/ui/layout/row.tsx'
import { Dialog } from '~/ui/overlay/dialog.tsx'
import { SkyStage } from '~/ui/overlay/sky-stage.tsx'

/** Sitting without a recording from elsewhere: first the settings, then the sit. */
export function SitOverlay({ onClose }: { onClose: () => void }) {
  const player = usePlayer()
  const state = usePlayerState()
  const { done } = useSyncExternalStore(sessionLog.subscribe, sessionLog.snapshot)
  const isOpen = useWaitingSit(player)
  const isSitting = isUnderWay(state)
  useCloseAfterwards(isSitting && !done, onClose)
  usePauseOnLeave(player)

  function begin(settings: SitSettings) {
    // Another of the same settings may still ring.
    player.clear()
    player.load(recordingOf(settings), { autoplay: true })
  }

  if (!isOpen) return null
  if (!isSitting) return <SitSetup onBegin={begin} onClose={onClose} />
  return <SitScreen state={state} onLeave={onClose} />
}

/** Whether the player holds a sit that is neither over nor given up. */
function isUnderWay({ recording, status }: PlayerState): boolean {
  if (!recording || status === 'ended') return false
  return sittingSeconds(recording.audioUrl) !== null && !sessionLog.isOver(recording.audioUrl)
}

/**
 * Puts the person's sit that waits into the player, unless that holds one. Returns whether that is
 * done, or there is none.
 */
function useWaitingSit(player: Player): boolean {
  const { data } = useQuery(recentlyHeardOf(usePerson().uid))
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (isOpen || !data) return
    const waiting = isUnderWay(player.snapshot()) ? null : waitingSit(data, new Date())
    if (waiting) player.load(waiting)
    setOpen(true)
  }, [player, data, isOpen])
  return isOpen
}

/** Leaving the screen pauses the sit. */
function usePauseOnLeave(player: Player) {
  const { toast } = useToast()
  useEffect(() => {
    return () => {
      const state = player.snapshot()
      if (!isUnderWay(state) || !isRunning(state)) return
      player.pause()
      toast({
        title: 'Your sit is paused',
        description: 'It waits where you left it: open the timer to go on.',
      })
    }
  }, [player, toast])
}

/** Closes the overlay after a sit ends in any way. */
function useCloseAfterwards(isSitting: boolean, close: () => void) {
  const wasSitting = useRef(false)
  const closeNow = useEffectEvent(close)

  useEffect(() => {
    if (!isSitting && wasSitting.current) closeNow()
    wasSitting.current = isSitting
  }, [isSitting])
}

type SitScreenProps = { state: PlayerState; onLeave: () => void }

/** A running or paused sit. */
function SitScreen({ state, onLeave }: SitScreenProps) {
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
