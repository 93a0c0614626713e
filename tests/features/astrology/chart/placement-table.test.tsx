import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { PlacementTable } from '~/features/astrology/chart/placement-table.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** The page as wide as it is asked to be, and the table 287 units wide. */
function drawnIn(width: number) {
  let measure = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        measure = told
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width)
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(Math.max(287, width))
  render(<PlacementTable caption="Lagna and the nine grahas" rows={[]} />)
  act(() => measure())
  return screen.getByRole('region', { name: 'Lagna and the nine grahas' })
}

test('a table too wide for its place can be scrolled with the keyboard', () => {
  expect(drawnIn(240).getAttribute('tabindex')).toBe('0')
})

test('a table that fits its place is no tab stop', () => {
  expect(drawnIn(320).getAttribute('tabindex')).toBeNull()
})
