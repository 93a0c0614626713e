import { createContext, useContext } from 'react'
import type { Player } from '~/audio/player.ts'

/** `null` until the player's code has come; `undefined` outside the provider. */
export const PlayerContext = createContext<Player | null | undefined>(undefined)

export function usePlayerOrNull(): Player | null {
  const player = useContext(PlayerContext)
  if (player === undefined) throw new Error('The player is only known inside <AudioProvider>.')
  return player
}
