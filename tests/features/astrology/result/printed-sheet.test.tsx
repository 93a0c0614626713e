import '~tests/support/window/fake-device.ts'
import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { almanacOnNoonOfMarch, openMoreOfChart } from '../calculator/open-almanac.tsx'

almanacOnNoonOfMarch()

const captions = () =>
  screen.getAllByRole('table').map((table) => within(table).getByRole('caption').textContent)
const event = (name: string) => act(async () => window.dispatchEvent(new Event(name)))

test('a printed chart carries its chart, table, dashas, vargas and conventions, and the page comes back', async () => {
  await openMoreOfChart({ sureToMinutes: 15 })
  await screen.findByText(/^The lagna of D9 is Leo, for a birth/)
  const onScreen = captions()
  await event('beforeprint')
  expect(captions().slice(onScreen.length)).toEqual([
    'Lagna and the nine grahas',
    'Mahadashas',
    'Bhuktis of Saturn',
    'The signs of all sixteen',
  ])
  screen.getByText('Rashi (D1)')
  screen.getByText('Navamsha (D9)', { selector: 'figcaption' })
  const printed = screen.getByText('Ayanamsha', { selector: 'dt' })
  expect(printed.nextElementSibling?.textContent).toMatch(/^Lahiri \(mean\), 23\.2\d+°/)
  screen.getByText('Node', { selector: 'dt' })
  screen.getByText('Sunrise', { selector: 'dt' })
  await event('afterprint')
  expect(captions()).toEqual(onScreen)
})

test('a printed chart without a time of birth has no navamsha, and says why', async () => {
  await openMoreOfChart({ sureToMinutes: 720 })
  await event('beforeprint')
  screen.getByText('No navamsha is drawn, because the time of birth is not known.')
  expect(screen.queryByText('Navamsha (D9)', { selector: 'figcaption' })).toBeNull()
})
