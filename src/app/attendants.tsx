import { Overlays } from '~/app/overlays.tsx'
import { SessionKeeper } from '~/features/session/session-keeper.tsx'

/** What stands beside all pages, inside the router. */
export function Attendants() {
  return (
    <>
      <SessionKeeper />
      <Overlays />
    </>
  )
}
