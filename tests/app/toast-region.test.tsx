import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ToastRegion } from '~/app/toast-region.tsx'
import { showToast } from '~/ui/feedback/toast.ts'

test('there is no region for toasts before the first one, and it stays for the next', async () => {
  const { container } = render(<ToastRegion />)
  expect(container.innerHTML).toBe('')
  act(() => showToast({ title: 'Mood recorded' }))
  await screen.findByText('Mood recorded')
  const region = screen.getByRole('region')
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText('Mood recorded')).toBeNull()
  expect(screen.getByRole('region')).toBe(region)
  act(() => showToast({ title: 'Entry saved' }))
  await screen.findByText('Entry saved')
  expect(screen.getByRole('region')).toBe(region)
})
