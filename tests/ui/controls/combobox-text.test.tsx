import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Combobox } from '~/ui/controls/combobox.tsx'

const PLACES = ['Pune, India', 'Puno, Peru', 'Punta Arenas, Chile']
const onChoose = vi.fn()
const onSubmit = vi.fn()

beforeEach(() => {
  onChoose.mockReset()
  onSubmit.mockReset()
})

function Places() {
  const [text, setText] = useState('')
  return (
    <form
      aria-label="Form"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <Combobox
        label="Place"
        value={text}
        onChange={setText}
        options={text ? PLACES : []}
        onChoose={onChoose}
      />
      <p>Elsewhere</p>
    </form>
  )
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Place' })
const isOpen = () => box().getAttribute('aria-expanded')
const option = (name: string) => screen.getByRole('option', { name })

async function typed() {
  const user = userEvent.setup()
  render(<Places />)
  await user.type(box(), 'pun')
  return user
}

test('what is typed in a field with suggestions is changed in its middle, and the caret stays there', async () => {
  const user = await typed()
  await user.keyboard('{ArrowLeft}{ArrowLeft}xy')
  expect(box().value).toBe('pxyun')
  expect(box().selectionStart).toBe(3)
})

test('what is typed in a field with suggestions uses Home and End itself while the list is open', async () => {
  const user = await typed()
  await user.keyboard('{Home}a{End}b')
  expect(box().value).toBe('apunb')
  await user.keyboard('{ArrowDown}{Home}')
  expect(screen.getByRole('option', { selected: true })).toBe(option('Pune, India'))
  expect(box().selectionStart).toBe(0)
})

test('what is typed in a field with suggestions is not cleared by a second Escape', async () => {
  const user = await typed()
  await user.keyboard('{Escape}{Escape}')
  expect(box().value).toBe('pun')
})

test('what is typed in a field with suggestions is sent with Enter while no place is pointed at', async () => {
  const user = await typed()
  await user.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
  expect(onChoose).not.toHaveBeenCalled()
})

test('what is typed in a field with suggestions stays when a pointer is pressed elsewhere, though a place was pointed at', async () => {
  const user = await typed()
  await user.keyboard('{ArrowDown}')
  await user.click(screen.getByText('Elsewhere'))
  expect(isOpen()).toBe('false')
  expect(box().value).toBe('pun')
  expect(onChoose).not.toHaveBeenCalled()
})

test('what is typed in a field with suggestions keeps its list when it is clicked', async () => {
  const user = await typed()
  await user.click(box())
  expect(isOpen()).toBe('true')
})

test('the suggestions of a field are not selected by a mouse that passes', async () => {
  const user = await typed()
  await user.hover(option('Puno, Peru'))
  expect(screen.queryByRole('option', { selected: true })).toBeNull()
  await user.unhover(option('Puno, Peru'))
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('option', { selected: true })).toBe(option('Pune, India'))
})

test('the suggestions of a field can be chosen a second time', async () => {
  const user = await typed()
  await user.click(option('Puno, Peru'))
  await user.type(box(), 'o')
  await user.click(option('Puno, Peru'))
  expect(onChoose.mock.calls).toEqual([[1], [1]])
})

test('the suggestions of a field are not chosen by the Enter that ends a word of an input method', async () => {
  const user = await typed()
  await user.keyboard('{ArrowDown}')
  fireEvent.keyDown(box(), { key: 'Enter', keyCode: 229, which: 229 })
  expect(onChoose).not.toHaveBeenCalled()
  expect(isOpen()).toBe('true')
})
