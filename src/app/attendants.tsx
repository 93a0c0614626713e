import { useEffect } from 'react'
import { Celebrations } from '~/app/celebrations.tsx'
import { Overlays } from '~/app/overlays.tsx'
import type { RouteRow } from '~/app/routes.ts'
import { usePrefetchOnIntent } from '~/app/use-prefetch-on-intent.ts'
import { PlayerKeys } from '~/features/session/player-keys.tsx'
import { SessionKeeper } from '~/features/session/session-keeper.tsx'
import { ShelfKeeper } from '~/features/session/shelf-keeper.tsx'
import { leavingDevice } from '~/queries/leave-device.ts'

export type AttendantsProps = { rows: readonly RouteRow[] }

/** What stands beside all pages, inside the router. */
export function Attendants({ rows }: AttendantsProps) {
  usePrefetchOnIntent(rows)
  useEffect(() => {
    return leavingDevice.withOtherTabs()
  }, [])
  useEffect(() => {
    // The words for faults must be here before the network is gone.
    import('~/app/fault-page.tsx').catch(() => undefined)
  }, [])
  return (
    <>
      <SessionKeeper />
      <ShelfKeeper />
      <PlayerKeys />
      <Celebrations />
      <Overlays />
    </>
  )
}
