import { getConfig, render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

const NAME = 'pointer-events'

test('a query that waits prints the document once, at its end', async () => {
  render(<p>Here</p>)
  const messages: string[] = []
  const find = () => {
    try {
      return screen.getByText('Nowhere')
    } catch (error) {
      messages.push(String(error))
      throw error
    }
  }
  const ended = waitFor(find, { timeout: 300, interval: 20 })
  await expect(ended).rejects.toThrow('<p>')
  expect(messages.length).toBeGreaterThan(2)
  expect(messages.filter((message) => message.includes('<p>'))).toHaveLength(0)
  expect(() => screen.getByText('Nowhere')).toThrow('<p>')
  expect(Reflect.has(getConfig(), '_disableExpensiveErrorDiagnostics')).toBe(true)
})

test('a query that waits returns an open dialog once it can be pressed, some turns later', async () => {
  const { container } = render(<div role="dialog" data-state="open" />)
  const dialog = container.firstElementChild as HTMLElement
  setImmediate(() => setImmediate(() => setImmediate(() => dialog.style.setProperty(NAME, 'auto'))))
  expect((await screen.findByRole('dialog')).style.getPropertyValue(NAME)).toBe('auto')
})
