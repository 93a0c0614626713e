import type { QueryClient } from '@tanstack/react-query'
import { keptRows } from '~/device/kept-rows.ts'
import { followRows } from '~/queries/rows/follow-rows.ts'
import { rowsOf } from '~/queries/rows/person-rows.ts'

/**
 * Brings a person's rows to this device: now, when the network is back, and when the page is looked at
 * again. Returns a function that stops this.
 */
export function keepRows(client: QueryClient, uid: string): () => void {
  followRows(client, uid)
  // What does not arrive now comes with the next time; the screens show what is here.
  const pull = () =>
    void rowsOf(uid)
      .pull()
      .catch(() => undefined)
  const look = () => {
    if (document.visibilityState === 'visible') pull()
  }
  window.addEventListener('online', pull)
  document.addEventListener('visibilitychange', look)
  pull()
  return () => {
    window.removeEventListener('online', pull)
    document.removeEventListener('visibilitychange', look)
    keptRows.forget(uid)
  }
}
