import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from '~/ui/controls/button.tsx'

test('a busy button shows that, and cannot be pressed again', async () => {
  const press = vi.fn()
  const { rerender } = render(<Button onClick={press}>Save</Button>)
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save', busy: false })
  await userEvent.click(button)
  rerender(
    <Button busy onClick={press}>
      Save
    </Button>,
  )
  expect(screen.getByRole('button', { name: 'Save', busy: true })).toBe(button)
  await userEvent.click(button)
  expect(press).toHaveBeenCalledTimes(1)
})
