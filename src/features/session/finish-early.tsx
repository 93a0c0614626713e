import { useSyncExternalStore } from 'react'
import { usePlayer } from '~/audio/use-player.ts'
import { pageSittings } from '~/features/session/page-sittings.ts'
import { Button } from '~/ui/button.tsx'

/** Offered once enough was really heard for the session to count. */
export function FinishEarly() {
  const player = usePlayer()
  const mayFinish = useSyncExternalStore(player.subscribePosition, pageSittings.mayFinish)
  if (!mayFinish) return null
  return (
    <Button variant="on-sky" onClick={pageSittings.finish}>
      Finish
    </Button>
  )
}
