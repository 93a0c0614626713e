import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Disclosure } from '~/ui/controls/disclosure.tsx'

function Page() {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <button type="button">Elsewhere</button>
      <Disclosure title="Change name" isOpen={isOpen} onToggle={setOpen}>
        <button type="button">Save</button>
      </Disclosure>
    </>
  )
}

/** As a browser closes it, by any way. */
function close() {
  const details = screen.getByRole('group')
  details.removeAttribute('open')
  fireEvent(details, new Event('toggle'))
}

test('a part that closes with the focus in it gives the focus to its line', () => {
  render(<Page />)
  screen.getByText('Save').focus()
  close()
  expect(document.activeElement).toBe(screen.getByText('Change name').closest('summary'))
})

test('a part that closes leaves the focus where it is outside', () => {
  render(<Page />)
  screen.getByText('Elsewhere').focus()
  close()
  expect(document.activeElement).toBe(screen.getByText('Elsewhere'))
})

test('what is chosen inside a part is read out with its title', () => {
  render(
    <Disclosure title="Length" value="20 minutes" isOpen={false} onToggle={() => {}}>
      <p>The choices</p>
    </Disclosure>,
  )
  const line = screen.getByText('Length').closest('summary')
  expect(line?.textContent).toBe('Length 20 minutes')
})
