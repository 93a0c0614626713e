import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { usePlayerOrNull } from '~/audio/player-context.ts'
import { pagePlaces } from '~/features/session/page-places.ts'
import { pageSittings } from '~/features/session/page-sittings.ts'
import { putOnShelf, shelfOf } from '~/queries/shelf.ts'
import { useSignInState } from '~/queries/use-sign-in-state.ts'

/** Stands beside all pages: keeps on the device what the person hears, and where they left it. */
export function ShelfKeeper() {
  const player = usePlayerOrNull()
  const client = useQueryClient()
  const signIn = useSignInState()
  const uid = signIn.status === 'signed-in' ? signIn.person.uid : null

  useEffect(() => {
    if (!player || uid === null) return
    // Whoever signs out before the device has told takes the question along.
    const shelf = client.fetchQuery(shelfOf(uid)).catch(() => [])
    const known = () => client.getQueryData(shelfOf(uid).queryKey)
    return pagePlaces.follow(player, {
      find: (url) => {
        const heard = known()
        return heard
          ? heard.find((one) => one.url === url)
          : shelf.then((read) => read.find((one) => one.url === url))
      },
      put: (heard, hurried) => void putOnShelf(client, uid, heard, { hurried }),
      underWay: pageSittings.underWay,
      takeUp: pageSittings.takeUp,
      isFinished: (url) => pageSittings.snapshot().done?.url === url,
    })
  }, [player, client, uid])

  useEffect(() => {
    if (uid === null) return
    const look = () => {
      if (document.visibilityState === 'hidden') pagePlaces.keep()
      // Another tab may have been listened to meanwhile.
      else void client.prefetchQuery(shelfOf(uid))
    }
    const go = () => pagePlaces.keep(true)
    document.addEventListener('visibilitychange', look)
    window.addEventListener('pagehide', go)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('pagehide', go)
    }
  }, [client, uid])

  return null
}
