import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ChipChoice } from '~/ui/choices/chip-choice.tsx'

const LENGTHS = [
  { value: '10', label: '10', spoken: '10 minutes' },
  { value: '20', label: '20', spoken: '20 minutes' },
]

test('a choice of chips is one group of radios by their spoken words', async () => {
  const onChange = vi.fn()
  render(<ChipChoice legend="How long?" choices={LENGTHS} value="10" onChange={onChange} />)
  screen.getByRole('group', { name: 'How long?' })
  const ten = screen.getByRole<HTMLInputElement>('radio', { name: '10 minutes' })
  const twenty = screen.getByRole<HTMLInputElement>('radio', { name: '20 minutes' })
  expect([ten.checked, twenty.checked]).toEqual([true, false])
  expect(ten.name).toBe(twenty.name)
  await userEvent.click(twenty)
  expect(onChange.mock.calls).toEqual([['20']])
})

test('two choices of chips on one page are two groups', () => {
  const none = () => {}
  render(
    <>
      <ChipChoice legend="How long?" choices={LENGTHS} value={null} onChange={none} />
      <ChipChoice legend="How long then?" choices={LENGTHS} value={null} onChange={none} />
    </>,
  )
  const radios = screen.getAllByRole<HTMLInputElement>('radio')
  expect(new Set(radios.map(({ name }) => name)).size).toBe(2)
  expect(radios.some(({ checked }) => checked)).toBe(false)
})
