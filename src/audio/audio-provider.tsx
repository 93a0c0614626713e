import { type ReactNode, useEffect, useState } from 'react'
import { loadPlayer } from '~/audio/load-player.ts'
import type { Player } from '~/audio/player.ts'
import { PlayerContext } from '~/audio/player-context.ts'
import { firstScreen } from '~/lib/first-screen.ts'

type Props = {
  children: ReactNode
  /** A player over another element, for tests. */
  player?: Player
}

/** Owns the one player of the product; wraps the router, so that sound outlives every page. */
export function AudioProvider({ children, player: given }: Props) {
  const [loaded, setLoaded] = useState<Player | null>(null)

  useEffect(() => {
    if (given) return
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
  }, [given])

  return <PlayerContext value={given ?? loaded}>{children}</PlayerContext>
}
