import { useSyncExternalStore } from 'react'
import { mediaQuery } from '~/lib/shell/media-query.ts'
import { ownSettings } from '~/lib/shell/own-settings.ts'
import { isStill } from '~/ui/styles/look.ts'

const LESS_MOTION = mediaQuery('(prefers-reduced-motion: reduce)')

/** Whether the person asked their device, or Alap, for less motion. */
export function isMotionReduced(): boolean {
  return isStill() || LESS_MOTION.matches()
}

/** The same; renders again when the person changes it. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, isMotionReduced, () => false)
}

function subscribe(listener: () => void): () => void {
  const stops = [LESS_MOTION.subscribe(listener), ownSettings.subscribe(listener)]
  return () => {
    for (const stop of stops) stop()
  }
}
