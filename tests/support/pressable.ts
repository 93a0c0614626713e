import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/**
 * The element that `find` returns, once it can be pressed: a toast cannot for a few turns after it
 * is drawn, until Radix has counted it.
 */
export function pressable(find: () => HTMLElement): Promise<HTMLElement> {
  return waitFor(() => {
    const element = find()
    expect(getComputedStyle(element).pointerEvents).not.toBe('none')
    return element
  })
}
