import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { showToast } from '~/ui/feedback/toast.ts'
import { Toaster } from '~/ui/feedback/toaster.tsx'
import { Dialog } from '~/ui/overlay/dialog.tsx'

function Opened({ once = false }) {
  const [isOpen, setOpen] = useState(false)
  const [isUsed, setUsed] = useState(false)
  const look = () => {
    setOpen(true)
    setUsed(true)
  }
  return (
    <>
      {!(once && isUsed) && (
        <button type="button" onClick={look}>
          Look
        </button>
      )}
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

test('a dialog whose opener has gone gives the focus to the page', async () => {
  const user = userEvent.setup()
  render(
    <main id="main" tabIndex={-1}>
      <Opened once />
    </main>,
  )
  await user.click(screen.getByRole('button', { name: 'Look' }))
  await screen.findByRole('dialog', { name: 'Looked at' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})

function WithToasts() {
  return (
    <>
      <Opened />
      <Toaster />
    </>
  )
}

test('Escape closes a dialog over which a toast has come', async () => {
  const user = userEvent.setup()
  render(<WithToasts />)
  await user.click(screen.getByRole('button', { name: 'Look' }))
  const dialog = await screen.findByRole('dialog', { name: 'Looked at' })
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  act(() => showToast({ title: 'An achievement' }))
  await screen.findByText('An achievement')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('one press of Escape closes a dialog once', async () => {
  const user = userEvent.setup()
  const closed: boolean[] = []
  render(
    <Dialog open onOpenChange={(isOpen) => closed.push(!isOpen)} title="Looked at">
      Words
    </Dialog>,
  )
  await screen.findByRole('dialog', { name: 'Looked at' })
  await user.keyboard('{Escape}')
  expect(closed).toEqual([true])
})

test('the second click of a double click that closes a dialog presses nothing beneath it', async () => {
  const user = userEvent.setup()
  const pressed = vi.fn()
  render(
    <>
      <button type="button" onClick={pressed}>
        Beneath
      </button>
      <Opened />
    </>,
  )
  const beneath = screen.getByText('Beneath')
  await user.click(screen.getByRole('button', { name: 'Look' }))
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  fireEvent.click(beneath, { detail: 2 })
  expect(pressed).not.toHaveBeenCalled()
  fireEvent.click(beneath, { detail: 1 })
  expect(pressed).toHaveBeenCalledOnce()
})

function PageWithToast() {
  return (
    <>
      <Opened />
      <Toaster />
    </>
  )
}

async function openBelowToast() {
  const perform = vi.fn()
  const user = userEvent.setup()
  render(<PageWithToast />)
  act(() => showToast({ title: 'Entry deleted', action: { label: 'Undo', perform } }))
  await user.click(screen.getByRole('button', { name: 'Look' }))
  await screen.findByRole('dialog', { name: 'Looked at' })
  return { user, perform }
}

test('a toast that stands when a dialog opens is pressed, and the dialog stays', async () => {
  const { user, perform } = await openBelowToast()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(perform).toHaveBeenCalledOnce()
  expect(screen.getByRole('dialog')).toBeDefined()
})

test('a toast that stands when a dialog opens is reached by keys, and Tab leads back', async () => {
  const { user, perform } = await openBelowToast()
  await user.keyboard('[F8][Tab][Tab]')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }))
  await user.keyboard('[Enter]')
  expect(perform).toHaveBeenCalledOnce()
  const dialog = screen.getByRole('dialog')
  await user.tab()
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
})
