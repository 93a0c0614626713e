import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { FilterChips } from '~/ui/choices/filter-chips.tsx'

const RAGAS = ['Bhairav', 'Desh', 'Kafi', 'Todi', 'Yaman']
const onChange = vi.fn()

function open(props: { value?: string | null; shown?: number } = {}) {
  onChange.mockReset()
  const { value = null, ...rest } = props
  render(<FilterChips label="Raag" choices={RAGAS} value={value} onChange={onChange} {...rest} />)
  return userEvent.setup()
}

const chips = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
const chip = (name: string) => screen.getByRole('button', { name })

test('a press on a chip chooses it, and a press on the chosen one clears the choice', async () => {
  const user = open({ value: 'Desh' })
  expect(chip('Desh').getAttribute('aria-pressed')).toBe('true')
  expect(chip('Kafi').getAttribute('aria-pressed')).toBe('false')
  await user.click(chip('Kafi'))
  expect(onChange.mock.lastCall).toEqual(['Kafi'])
  await user.click(chip('Desh'))
  expect(onChange.mock.lastCall).toEqual([null])
})

test('many chips are folded to the first few until the person asks for all', async () => {
  const user = open({ shown: 2 })
  expect(chips()).toEqual(['Bhairav', 'Desh', 'All 5'])
  expect(chip('All 5').getAttribute('aria-expanded')).toBe('false')
  await user.click(chip('All 5'))
  expect(chips()).toEqual([...RAGAS, 'Fewer'])
  expect(chip('Fewer').getAttribute('aria-expanded')).toBe('true')
  await user.click(chip('Fewer'))
  expect(chips()).toEqual(['Bhairav', 'Desh', 'All 5'])
})

test('folded chips still show the chosen one', () => {
  open({ shown: 2, value: 'Todi' })
  expect(chips()).toEqual(['Bhairav', 'Desh', 'Todi', 'All 5'])
})

test('chips that all fit are not folded', () => {
  open({ shown: 5 })
  expect(chips()).toEqual(RAGAS)
})
