import { useSyncExternalStore } from 'react'
import { mediaQuery } from '~/lib/shell/media-query.ts'

// From the width of `lg`, where the rail begins.
const WIDE = mediaQuery('(width >= 56.25rem)')

/** Whether there is room for two panels beside one another. */
export function isWide(): boolean {
  return WIDE.matches()
}

/** The same; renders again when the window becomes wider or narrower. */
export function useIsWide(): boolean {
  return useSyncExternalStore(WIDE.subscribe, isWide, () => false)
}
