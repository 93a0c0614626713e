import { useEffect } from 'react'
import { usePlayerOrNull } from '~/audio/player-context.ts'
import { useSignInState } from '~/queries/use-sign-in-state.ts'

/** What one person plays does not go on for the next. */
export function SilenceOnSignOut() {
  const player = usePlayerOrNull()
  const { status } = useSignInState()
  useEffect(() => {
    if (status === 'signed-out') player?.clear()
  }, [player, status])
  return null
}
