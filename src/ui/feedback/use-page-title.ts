import { useEffect } from 'react'
import { announce } from '~/ui/feedback/announcer.ts'

/** Sets the document title to the page's subject once it is known, and announces it. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return
    let isOver = false
    // Run after the route, which may set the page's first title in the same tick.
    queueMicrotask(() => {
      if (isOver) return
      document.title = `${title} · Alap`
      announce(title)
    })
    return () => {
      isOver = true
    }
  }, [title])
}
