import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Combobox } from '~/ui/controls/combobox.tsx'

const PLACES = ['Pune, India', 'Puno, Peru', 'Punta Arenas, Chile']
const onChoose = vi.fn()

beforeEach(() => onChoose.mockReset())

function Places({ options = PLACES }: { options?: readonly string[] }) {
  const [text, setText] = useState('')
  return (
    <form aria-label="Form" onSubmit={(event) => event.preventDefault()}>
      <Combobox
        label="Place"
        value={text}
        onChange={setText}
        options={text ? options : []}
        onChoose={onChoose}
        note="From an atlas"
      />
      <button type="submit">Save</button>
    </form>
  )
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Place' })
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)
const active = () => {
  const id = box().getAttribute('aria-activedescendant')
  return id === null ? null : document.getElementById(id)?.textContent
}

async function typed(options?: readonly string[]) {
  const user = userEvent.setup()
  render(<Places {...(options ? { options } : {})} />)
  await user.type(box(), 'pun')
  return user
}

test('a field with suggestions is closed until something is typed, then announces how many there are', async () => {
  const user = userEvent.setup()
  render(<Places />)
  await user.click(box())
  expect(box().getAttribute('aria-expanded')).toBe('false')
  await user.type(box(), 'pun')
  expect(box().getAttribute('aria-expanded')).toBe('true')
  expect(options()).toEqual(PLACES)
  expect(document.getElementById(box().getAttribute('aria-controls') ?? '')?.role).toBe('listbox')
  screen.getByText('3 places found.')
  expect(screen.getByText('From an atlas').closest('[hidden]')).toBeNull()
  expect(active()).toBeNull()
})

test('a field with suggestions is walked with the arrows, through its own text, and chosen from with Enter', async () => {
  const user = await typed()
  await user.keyboard('{ArrowDown}')
  expect(active()).toBe('Pune, India')
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Pune, India')
  await user.keyboard('{ArrowUp}')
  expect(active()).toBeNull()
  await user.keyboard('{ArrowUp}')
  expect(active()).toBe('Punta Arenas, Chile')
  await user.keyboard('{ArrowDown}')
  expect(active()).toBeNull()
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(1)
  expect(options()).toEqual([])
  expect(document.activeElement).toBe(box())
})

test('a field with suggestions is chosen from with a touch, and the field keeps the focus', async () => {
  const user = await typed()
  await user.click(screen.getByRole('option', { name: 'Puno, Peru' }))
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(1)
  expect(document.activeElement).toBe(box())
})

test('a field with suggestions closes with Escape and opens again with an arrow; what is typed stays', async () => {
  const user = await typed()
  await user.keyboard('{Escape}')
  expect(options()).toEqual([])
  expect(box().value).toBe('pun')
  await user.keyboard('{ArrowDown}')
  expect(options()).toEqual(PLACES)
})

test('a field with suggestions closes when it is left, and chooses nothing', async () => {
  const user = await typed()
  await user.keyboard('{ArrowDown}')
  await user.tab()
  expect(options()).toEqual([])
  expect(onChoose).not.toHaveBeenCalled()
  expect(document.activeElement?.textContent).toBe('Save')
})

test.each([
  ['below the screen', 2000, 1],
  ['on the screen', 300, 0],
])(
  'a field with suggestions and a list that would lie %s moves up for it or not',
  async (_where, bottom, times) => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, 0, 300, bottom),
    )
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
    await typed()
    expect(scroll.mock.contexts).toEqual(Array(times).fill(box().labels?.[0]))
    vi.restoreAllMocks()
  },
)

test('a field with an empty list of suggestions is a plain field', async () => {
  const user = await typed([])
  expect(box().getAttribute('aria-expanded')).toBe('false')
  await user.keyboard('{ArrowDown}{Enter}{Escape}')
  expect(onChoose).not.toHaveBeenCalled()
})
