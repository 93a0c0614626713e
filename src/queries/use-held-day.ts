import { useState } from 'react'
import type { LocalDay } from '~/domain/local-day.ts'
import { useToday } from '~/queries/use-today.ts'

/**
 * The person's calendar day, but while `isHeld` says so of the day shown it stays: what somebody is
 * in the middle of does not change under them at midnight. Opened again, it is today's.
 */
export function useHeldDay(isHeld: (shown: LocalDay) => boolean): LocalDay {
  const today = useToday()
  const [shown, setShown] = useState(today)
  if (shown === today || isHeld(shown)) return shown
  setShown(today)
  return today
}
