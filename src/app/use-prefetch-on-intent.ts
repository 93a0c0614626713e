import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { matchPath } from 'react-router-dom'
import type { RouteRow } from '~/app/routes.ts'

/** Fetches a page's code and data when a link to it is hovered, focused or touched. */
export function usePrefetchOnIntent(rows: readonly RouteRow[]): void {
  const client = useQueryClient()
  useEffect(() => {
    const prefetch = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return
      if (link.pathname === window.location.pathname) return
      const row = rows.find(({ path }) => matchPath(path, link.pathname))
      if (!row) return
      // A failed prefetch is no fault yet: the visit itself will tell.
      row.code.load().catch(() => undefined)
      row.prefetch?.(client, link.search)
    }
    const intents = ['pointerover', 'focusin', 'touchstart'] as const
    for (const intent of intents) document.addEventListener(intent, prefetch, { passive: true })
    return () => {
      for (const intent of intents) document.removeEventListener(intent, prefetch)
    }
  }, [client, rows])
}
