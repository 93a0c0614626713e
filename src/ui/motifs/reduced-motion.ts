import { useSyncExternalStore } from 'react'

const QUERY = '(prefers-reduced-motion: reduce)'

/** Whether the person asked their device for less motion. */
export function isMotionReduced(): boolean {
  return window.matchMedia?.(QUERY).matches ?? false
}

/** The same; renders again when the person changes it. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, isMotionReduced, () => false)
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia?.(QUERY)
  query?.addEventListener('change', listener)
  return () => query?.removeEventListener('change', listener)
}
