import { useEffect } from 'react'
import type { RouteRow } from '~/app/routes/routes.ts'

/** Leaves a slow phone free for the person between two pages; Safari cannot say when it is idle. */
const A_SECOND_MS = 1000

/**
 * Loads the code of the pages in the menu, one after another, where nothing hovers: a finger touches a
 * link too shortly before it presses.
 */
export function useEarlyMenu(rows: readonly RouteRow[]): void {
  useEffect(() => {
    if (!window.matchMedia?.('(hover: none)').matches) return
    const waiting = rows.filter(({ isInMenu }) => isInMenu)
    let timer: ReturnType<typeof setTimeout> | undefined
    const planNext = () => {
      if (waiting.length > 0) timer = setTimeout(loadNext, A_SECOND_MS)
    }
    const loadNext = () => {
      // A page that is opened loads its code again, and reports what is wrong.
      waiting.shift()?.code.load().then(planNext, planNext)
    }
    planNext()
    return () => {
      waiting.length = 0
      clearTimeout(timer)
    }
  }, [rows])
}
