import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { QuietBoundary } from '~/app/quiet-boundary.tsx'

function Broken(): never {
  throw new Error('Failed to fetch dynamically imported module')
}

test('a fault of something beside the page leaves the page', () => {
  // React repeats what a boundary caught on the console.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  render(
    <>
      <p>The page</p>
      <QuietBoundary>
        <Broken />
      </QuietBoundary>
    </>,
  )
  expect(screen.getByText('The page')).toBeDefined()
})
