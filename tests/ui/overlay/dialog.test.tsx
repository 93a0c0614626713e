import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Dialog } from '~/ui/overlay/dialog.tsx'

function Opened() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Look
      </button>
      {isOpen && (
        <Dialog open onOpenChange={setOpen} title="Looked at">
          Words
        </Dialog>
      )}
    </>
  )
}

test('the page does not scroll behind a dialog, and can be scrolled after it', async () => {
  const user = userEvent.setup()
  const { style } = document.documentElement
  render(<Opened />)
  await user.click(screen.getByRole('button', { name: 'Look' }))
  expect(style.overflow).toBe('hidden')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(style.overflow).toBe('')
})

test('a dialog gives the focus back to what opened it', async () => {
  const user = userEvent.setup()
  render(<Opened />)
  const opener = screen.getByRole('button', { name: 'Look' })
  await user.click(opener)
  await screen.findByRole('dialog', { name: 'Looked at' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(opener))
})
