import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { usePlayerOrNull } from '~/audio/audio-provider.tsx'
import { soundOneTabAtATime } from '~/audio/one-tab-at-a-time.ts'
import { pageSit } from '~/features/session/sit/page-sit.ts'
import { SitScreen } from '~/features/session/sit/sit-screen.tsx'
import type { SitSettings } from '~/features/session/sit/sit-settings.ts'
import { SitSetup } from '~/features/session/sit/sit-setup.tsx'
import { loadCompletionDialog } from '~/listening/session-log/record-sessions.tsx'
import { usePerson } from '~/queries/person.tsx'
import { useToast } from '~/ui/feedback/toast.ts'

// For other tabs a sit counts as a recording: only the last one started plays.
const SIT_AS_SOUND = {
  subscribe: (listener: (state: { status: string }) => void) =>
    pageSit.subscribe(({ status }) =>
      listener({ status: status === 'running' ? 'playing' : 'paused' }),
    ),
  pause: pageSit.pause,
}

/** Sitting by the clock: first the settings, then the sit. */
export function SitOverlay({ onClose }: { onClose: () => void }) {
  const { uid } = usePerson()
  const player = usePlayerOrNull()
  const state = useSyncExternalStore(pageSit.subscribe, pageSit.snapshot)
  const isOpen = useOpenSit(uid)
  const isSitting = state.status !== 'none'
  useCloseAfterwards(isSitting, onClose)
  useEffect(() => {
    // Load it now: the network may be lost at the end of the sit.
    if (isSitting) loadCompletionDialog().catch(() => {})
  }, [isSitting])
  useEffect(() => {
    return soundOneTabAtATime(SIT_AS_SOUND)
  }, [])

  const begin = (settings: SitSettings) => pageSit.begin(uid, settings, player)

  if (!isOpen) return null
  if (!isSitting) return <SitSetup onBegin={begin} onClose={onClose} />
  return <SitScreen state={state} player={player} onLeave={onClose} />
}

/** Opens a paused sit of this person; leaving the screen pauses it again. */
function useOpenSit(uid: string): boolean {
  const [isOpen, setOpen] = useState(false)
  const { toast } = useToast()

  useEffect(() => {
    pageSit.open(uid)
    setOpen(true)
    return () => {
      if (!pageSit.leave()) return
      toast({
        title: 'Your sit is paused',
        description: 'It waits where you left it: open the timer to go on.',
      })
    }
  }, [uid, toast])

  return isOpen
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
