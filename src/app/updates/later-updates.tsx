import { type ComponentType, useEffect, useState } from 'react'
import { reloadForMissingCode } from '~/app/updates/missing-code.ts'
import { firstScreen } from '~/lib/first-screen.ts'

/** What the service worker fetches must not delay the first screen, the player and the keepers. */
const AFTER_MS = 3000

/** The service worker and its new versions, in a build alone: `npm run dev` has files that change. */
export function LaterUpdates() {
  const [Updates, setUpdates] = useState<ComponentType | null>(null)
  useEffect(() => {
    return reloadForMissingCode()
  }, [])
  useEffect(() => {
    if (import.meta.hot || !('serviceWorker' in navigator)) return
    let timer: number | undefined
    const load = () =>
      import('~/app/updates/updates.tsx').then(
        (module) => setUpdates(() => module.Updates),
        () => {},
      )
    void firstScreen.then(() => {
      timer = window.setTimeout(load, AFTER_MS)
    })
    return () => window.clearTimeout(timer)
  }, [])
  return Updates && <Updates />
}
