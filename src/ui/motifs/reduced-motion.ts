import { useSyncExternalStore } from 'react'
import { ownSettings } from '~/lib/shell/own-settings.ts'
import { isStill } from '~/ui/styles/look.ts'

const QUERY = '(prefers-reduced-motion: reduce)'

/** Whether the person asked their device, or Alap, for less motion. */
export function isMotionReduced(): boolean {
  return isStill() || (window.matchMedia?.(QUERY).matches ?? false)
}

/** The same; renders again when the person changes it. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, isMotionReduced, () => false)
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia?.(QUERY)
  query?.addEventListener('change', listener)
  const stop = ownSettings.subscribe(listener)
  return () => {
    query?.removeEventListener('change', listener)
    stop()
  }
}
