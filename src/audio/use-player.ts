import { use } from 'react'
import { loadPlayer } from '~/audio/load-player.ts'
import type { Player } from '~/audio/player.ts'
import { usePlayerOrNull } from '~/audio/player-context.ts'

/** The player's commands; suspends until its code is here, and then never renders again for it. */
export function usePlayer(): Player {
  const player = usePlayerOrNull()
  return player ?? use(loadPlayer())
}
