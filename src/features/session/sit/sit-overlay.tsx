import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { usePlayerState } from '~/audio/audio-provider.tsx'
import type { Player } from '~/audio/player/player.ts'
import { isRunning, type PlayerState } from '~/audio/player/player-state.ts'
import { usePlayer } from '~/audio/use-player.ts'
import { sittingSeconds } from '~/domain/sit/sit-recording.ts'
import { SitScreen } from '~/features/session/sit/sit-screen.tsx'
import { recordingOf, type SitSettings } from '~/features/session/sit/sit-settings.ts'
import { SitSetup } from '~/features/session/sit/sit-setup.tsx'
import { waitingSit } from '~/listening/resume/going-on.ts'
import { sessionLog } from '~/listening/session-log/session-log.ts'
import { recentlyHeardOf } from '~/queries/listening/recently-heard.ts'
import { usePerson } from '~/queries/person.tsx'
import { useToast } from '~/ui/feedback/toast.ts'

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
