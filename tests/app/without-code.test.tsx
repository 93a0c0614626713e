import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { QuietBoundary } from '~/app/quiet-boundary.tsx'
import { ToastRegion } from '~/app/toast-region.tsx'
import { showToast } from '~/ui/feedback/toast.ts'

vi.mock('~/ui/feedback/toaster.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module')
})

function Broken(): never {
  throw new Error('Failed to fetch dynamically imported module')
}

test('a toast whose code does not load is shown in plain words, with its action, until it is closed', async () => {
  const perform = vi.fn()
  render(<ToastRegion />)
  showToast({
    title: 'Saved on this device',
    description: 'It waits.',
    action: { label: 'Undo', perform },
  })
  expect(await screen.findByText('Saved on this device')).toBeDefined()
  expect(screen.getByRole('status').textContent).toContain('It waits.')
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(perform).toHaveBeenCalledOnce()
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText('Saved on this device')).toBeNull()
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
