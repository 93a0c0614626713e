import { UnreachedNotice } from '~/features/outbox/unreached-notice.tsx'
import { WaitingStrip } from '~/features/outbox/waiting-strip.tsx'

/** Above every page: whether it shows what this device kept, and what waits to be sent. */
export function DeviceStrips() {
  return (
    <>
      <UnreachedNotice />
      <WaitingStrip />
    </>
  )
}
