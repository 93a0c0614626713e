import { type ReactNode, useEffect, useState } from 'react'
import { loadPlayer } from '~/audio/load-player.ts'
import type { Player } from '~/audio/player.ts'
import { PlayerContext } from '~/audio/player-context.ts'
import { firstScreen } from '~/lib/first-screen.ts'

type Props = {
  children: ReactNode
  /** Whether the player's code is fetched before a page asks for it. */
  isPlayerWanted?: boolean
  /** A player over another element, for tests. */
  player?: Player
}

/** Owns the one player of the product; wraps the router, so that sound outlives every page. */
export function AudioProvider({ children, isPlayerWanted = true, player: given }: Props) {
  const [loaded, setLoaded] = useState<Player | null>(null)

  useEffect(() => {
    if (given || !isPlayerWanted) return
    let isOver = false
    firstScreen
      .then(loadPlayer)
      .then((ready) => {
        if (!isOver) setLoaded(ready)
      })
      // A page that plays asks again and shows what went wrong.
      .catch(() => {})
    return () => {
      isOver = true
    }
  }, [given, isPlayerWanted])

  return <PlayerContext value={given ?? loaded}>{children}</PlayerContext>
}
