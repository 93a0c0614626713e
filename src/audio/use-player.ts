import type { Player } from '~/audio/player.ts'
import { usePlayerOrNull } from '~/audio/player-context.ts'

/** The player's commands; never a reason to render again. */
export function usePlayer(): Player {
  const player = usePlayerOrNull()
  if (player === null) throw new Error('There is no sound in a page rendered ahead of time.')
  return player
}
