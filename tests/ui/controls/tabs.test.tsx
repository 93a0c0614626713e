import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Tabs } from '~/ui/controls/tabs.tsx'

const PARTS = [
  { id: 'days', label: 'Days' },
  { id: 'moods', label: 'Moods' },
] as const

function Journey() {
  const [part, setPart] = useState<'days' | 'moods'>('days')
  return (
    <Tabs label="Journey" tabs={PARTS} value={part} onChange={setPart}>
      {part}
    </Tabs>
  )
}

const tab = (name: string) => screen.getByRole('tab', { name })
const chosen = () => screen.getByRole('tab', { selected: true }).textContent

test('tabs are chosen when a pointer lets go, not when it presses', async () => {
  const user = userEvent.setup()
  render(<Journey />)
  await user.pointer({ keys: '[MouseLeft>]', target: tab('Moods') })
  expect(chosen()).toBe('Days')
  await user.pointer({ keys: '[/MouseLeft]', target: tab('Moods') })
  expect(chosen()).toBe('Moods')
})

test.each([
  ['Alt and Left, which go back in the history', { key: 'ArrowLeft', altKey: true }],
  ['Command and Right', { key: 'ArrowRight', metaKey: true }],
  ['Control and End', { key: 'End', ctrlKey: true }],
  ['Page Down', { key: 'PageDown' }],
])('tabs leave %s to the browser', (_what, keys) => {
  render(<Journey />)
  const press = createEvent.keyDown(tab('Days'), keys)
  fireEvent(tab('Days'), press)
  expect(press.defaultPrevented).toBe(false)
  expect(chosen()).toBe('Days')
})
