import { render, screen, within } from '@testing-library/react'
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

test('many chips are in a sheet, which closes with a choice and gives the focus back', async () => {
  const user = open({ shown: 2 })
  expect(chips()).toEqual(['Bhairav', 'Desh', 'Raag: all 5'])
  await user.click(chip('Raag: all 5'))
  const sheet = within(await screen.findByRole('dialog', { name: 'Raag' }))
  for (const name of RAGAS) expect(sheet.getByRole('button', { name })).toBeDefined()
  await user.click(sheet.getByRole('button', { name: 'Todi' }))
  expect(onChange.mock.lastCall).toEqual(['Todi'])
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(chip('Raag: all 5'))
})

test('the sheet closes without a choice', async () => {
  const user = open({ shown: 2, value: 'Desh' })
  await user.click(chip('Raag: all 5'))
  await screen.findByRole('dialog', { name: 'Raag' })
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(onChange).not.toHaveBeenCalled()
})

test('beside the sheet the chosen chip is always shown', () => {
  open({ shown: 2, value: 'Todi' })
  expect(chips()).toEqual(['Bhairav', 'Desh', 'Todi', 'Raag: all 5'])
})

test('chips that all fit are not folded', () => {
  open({ shown: 5 })
  expect(chips()).toEqual(RAGAS)
})
