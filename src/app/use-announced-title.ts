import { useEffect } from 'react'
import { announce } from '~/ui/announcer.ts'

/** Gives the document its title and tells screen readers where they are. */
export function useAnnouncedTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Alap`
    announce(title)
    window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [title])
}
