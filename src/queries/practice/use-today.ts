import { useState, useSyncExternalStore } from 'react'
import { type LocalDay, localDayAt } from '~/domain/day/local-day.ts'

/** The person's calendar day: changes at their midnight, and when the page is looked at again. */
export function useToday(): LocalDay {
  return useSyncExternalStore(subscribe, today)
}

/** The person's calendar day now. */
export function today(): LocalDay {
  return localDayAt(new Date())
}

function subscribe(onChange: () => void): () => void {
  let timer: number | undefined
  // Sleep stops timers and travel moves midnight, so the day is read again whenever the page is
  // shown.
  const wait = () => {
    window.clearTimeout(timer)
    timer = window.setTimeout(look, msToMidnight())
  }
  const look = () => {
    onChange()
    wait()
  }
  wait()
  document.addEventListener('visibilitychange', look)
  window.addEventListener('pageshow', look)
  return () => {
    window.clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('pageshow', look)
  }
}

function msToMidnight(): number {
  const now = new Date()
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime()
}

/**
 * The person's calendar day, but the earlier day stays while `isHeld` returns true for it: what
 * somebody is doing at midnight does not change. After that it is today again.
 */
export function useHeldDay(isHeld: (shown: LocalDay) => boolean): LocalDay {
  const today = useToday()
  const [shown, setShown] = useState(today)
  if (shown === today || isHeld(shown)) return shown
  setShown(today)
  return today
}
