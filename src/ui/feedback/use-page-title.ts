import { useEffect } from 'react'
import { announce } from '~/ui/feedback/announcer.ts'

/** Gives the document the name of what its page is about, once that is known, and says it. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return
    let isOver = false
    // After the route, which may give the page its first title in the same moment.
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
