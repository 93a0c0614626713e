import '~tests/support/window/fake-device.ts'
import { act, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ownSettings } from '~/lib/shell/own-settings.ts'
import { almanacOnNoonOfMarch, openMoreOfChart } from '../calculator/open-almanac.tsx'

almanacOnNoonOfMarch()

afterEach(() => ownSettings.choose('names', null))

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
  const sunrise = screen.getByText('Sunrise', { selector: 'dt' })
  expect(sunrise.nextElementSibling?.textContent).toMatch(/the vara alone is counted from it$/)
  await event('afterprint')
  expect(captions()).toEqual(onScreen)
})

/** What the sheet says of a limb; the screen has a part of the same name before it. */
function printedLimb(name: string): string | undefined {
  const part = within(
    screen.getAllByRole('region', { name: 'Panchang of birth' }).at(-1) as HTMLElement,
  )
  return part.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent ?? undefined
}

test.each([
  [
    null,
    'Krishna Chaturthi कृष्ण चतुर्थी',
    'Somavara सोमवार lord Moon',
    'Shobhana शोभन',
    'Balava बालव',
  ],
  ['iast', 'Kṛṣṇa Caturthī', 'Somavāra lord Candra', 'Śobhana', 'Bālava'],
])(
  'a printed chart has the panchang of its birth, as the screen, in the letters %s',
  async (form, ...limbs) => {
    ownSettings.choose('names', form)
    await openMoreOfChart({ sureToMinutes: null })
    await screen.findByText(/^B[aā]lava$/)
    expect(screen.getAllByRole('region', { name: 'Panchang of birth' })).toHaveLength(1)
    await event('beforeprint')
    expect(screen.getAllByRole('region', { name: 'Panchang of birth' })).toHaveLength(2)
    expect(['Tithi', 'Vara', 'Yoga', 'Karana'].map(printedLimb)).toEqual(limbs)
  },
)

test('the printed panchang says how sure it is, as far as the time of birth is', async () => {
  await openMoreOfChart({ sureToMinutes: 720 })
  await screen.findAllByText(/\(may change: /)
  await event('beforeprint')
  expect(printedLimb('Tithi')).toMatch(/^Krishna Chaturthi कृष्ण चतुर्थी \((?:firm|may change: .*)\)$/)
  expect(printedLimb('Karana')).toMatch(/^Balava बालव \(may change: .*\bBalava\b.*\)$/)
})

test('a printed chart without a time of birth has no navamsha, and says why', async () => {
  await openMoreOfChart({ sureToMinutes: 720 })
  await event('beforeprint')
  screen.getByText('No navamsha is drawn, because the time of birth is not known.')
  expect(screen.queryByText('Navamsha (D9)', { selector: 'figcaption' })).toBeNull()
})
