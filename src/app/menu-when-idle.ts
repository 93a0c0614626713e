import { useEffect } from 'react'
import type { RouteRow } from '~/app/routes/routes.ts'

// Safari has no idle callback: a second after the last thing is a guess at it.
const A_SECOND_MS = 1000
const hasIdleCallback = () => 'requestIdleCallback' in window

/**
 * Loads the code of the pages in the menu, one at a time and each when the browser is idle: a finger
 * touches a link too shortly before it presses.
 */
export function useMenuWhenIdle(rows: readonly RouteRow[]): void {
  useEffect(() => {
    const waiting = rows.filter(({ isInMenu }) => isInMenu)
    let planned = 0
    const planNext = () => {
      if (waiting.length === 0) return
      planned = hasIdleCallback()
        ? requestIdleCallback(loadNext)
        : window.setTimeout(loadNext, A_SECOND_MS)
    }
    const loadNext = () => {
      // A page that is opened loads its code again, and reports what is wrong.
      waiting.shift()?.code.load().then(planNext, planNext)
    }
    planNext()
    return () => {
      waiting.length = 0
      if (hasIdleCallback()) cancelIdleCallback(planned)
      else clearTimeout(planned)
    }
  }, [rows])
}
