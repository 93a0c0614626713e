import { use } from 'react'
import { loadPlayer, readAtOnce } from '~/audio/load-player.ts'
import type { Player } from '~/audio/player.ts'
import { usePlayerOrNull } from '~/audio/player-context.ts'

const known = new WeakMap<Player, Promise<Player>>()

/** The player's commands; suspends until its code is here, and then never renders again for it. */
export function usePlayer(): Player {
  const player = usePlayerOrNull()
  return use(player ? promiseOf(player) : loadPlayer())
}

function promiseOf(player: Player): Promise<Player> {
  const before = known.get(player)
  if (before) return before
  const promise = Promise.resolve(player)
  readAtOnce(promise, player)
  known.set(player, promise)
  return promise
}
