import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { QuietBoundary } from '~/app/quiet-boundary.tsx'
import { PlainToast } from '~/ui/feedback/plain-toast.tsx'
import { showToast, useCurrentToast } from '~/ui/feedback/toast.ts'

function Current() {
  return <PlainToast toast={useCurrentToast()} />
}

function Broken(): never {
  throw new Error('Failed to fetch dynamically imported module')
}

test('a toast without the code of the toaster has its words and its action, until it is closed', async () => {
  const perform = vi.fn()
  const action = { label: 'Undo', perform }
  showToast({ title: 'Saved on this device', description: 'It waits.', action })
  render(<Current />)
  expect(screen.getByRole('status').textContent).toContain('Saved on this device')
  expect(screen.getByRole('status').textContent).toContain('It waits.')
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(perform).toHaveBeenCalledOnce()
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.getByRole('status').textContent).toBe('')
})

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
