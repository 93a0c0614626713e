import { useDeferredValue } from 'react'

/**
 * False while a page is drawn for the first time, true in the step after: what lies below the head of
 * a long page waits for it, so that a slow phone shows the head at once.
 */
export function useSecondStep(): boolean {
  return useDeferredValue(true, false)
}
