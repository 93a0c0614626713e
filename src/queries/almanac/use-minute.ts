import { useSyncExternalStore } from 'react'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'

const MINUTE = 60_000

/** The beginning of the running minute, ms UTC: changes with it, and when the page is looked at. */
export function useMinute(): UtcMilliseconds {
  return useSyncExternalStore(subscribe, minute)
}

function minute(): UtcMilliseconds {
  return (Math.floor(Date.now() / MINUTE) * MINUTE) as UtcMilliseconds
}

function subscribe(onChange: () => void): () => void {
  const timer = window.setInterval(onChange, MINUTE / 4)
  document.addEventListener('visibilitychange', onChange)
  return () => {
    window.clearInterval(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}
