import { useSyncExternalStore } from 'react'
import { usePlayer } from '~/audio/use-player.ts'
import { useSittings } from '~/features/session/sittings-context.ts'
import { Button } from '~/ui/button.tsx'

/** Offered once enough was really heard for the session to count. */
export function FinishEarly() {
  const player = usePlayer()
  const sittings = useSittings()
  const mayFinish = useSyncExternalStore(player.subscribePosition, sittings.mayFinish)
  if (!mayFinish) return null
  return (
    <Button variant="on-sky" onClick={sittings.finish}>
      Finish
    </Button>
  )
}
