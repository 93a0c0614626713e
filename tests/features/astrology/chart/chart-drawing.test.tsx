import '~tests/support/window/fake-device.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { ChartDrawing } from '~/features/astrology/chart/chart-drawing.tsx'
import { ownSettings } from '~/lib/shell/own-settings.ts'
import { createQueryClient } from '~/queries/cache/query-client.ts'
import { PersonProvider } from '~/queries/person.tsx'
import { person } from '~tests/support/as-person.tsx'
import { readingOfAsha } from '../reading-of-asha.ts'

afterEach(() => ownSettings.choose('names', null))

function open(chart = readingOfAsha()) {
  const user = userEvent.setup()
  const view = render(
    <QueryClientProvider client={createQueryClient()}>
      <PersonProvider person={person}>
        <ChartDrawing chart={chart} name="Asha" />
      </PersonProvider>
    </QueryClientProvider>,
  )
  return { user, ...view }
}

const house = (name: RegExp) => screen.getByRole('radio', { name })
const terms = () =>
  screen.getAllByRole('term').map((term) => `${term.textContent} ${term.nextSibling?.textContent}`)

test('the chart opens at the lagna and reads the house that is touched', async () => {
  const { user } = open()
  expect(screen.getByRole('group', { name: /^Birth chart of Asha/ })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'House 1: Aries' })).toBeTruthy()
  expect(terms()).toEqual([
    'Lagna 28° 12′, Krittika pada 1',
    'Jupiter 7° 03′, Ashwini pada 3',
    'Venus 12° 42′, Ashwini pada 4',
  ])
  await user.click(house(/^House 5, Leo: Ketu$/))
  expect(screen.getByRole('heading', { name: 'House 5: Leo' })).toBeTruthy()
  expect(screen.getByText(/Its lord, Sun, stands in house 11, Aquarius/)).toBeTruthy()
  expect(terms()).toEqual(['Ketu 29° 42′, Uttara Phalguni pada 1, retrograde'])
  await user.click(house(/^House 2, Taurus: empty$/))
  expect(screen.getByText('No graha stands in it.')).toBeTruthy()
})

test('the grahas in a house are ordered by longitude, with completed degrees', () => {
  open()
  const written = ['Me 1°', 'Su 28°', 'Ra 29° R', 'Mo 7°', 'Sa 8°', 'Ma 18°', 'Ke 29° R', 'La 28°']
  for (const text of written) expect(screen.getByText(text)).toBeTruthy()
  expect(house(/^House 11, Aquarius: Mercury, Sun, Rahu$/)).toBeTruthy()
})

test('the style of the chart is remembered on the device', async () => {
  const { user, unmount } = open()
  await user.click(screen.getByRole('radio', { name: 'South Indian' }))
  expect(screen.getByText('Ari')).toBeTruthy()
  unmount()
  open()
  expect(await screen.findByText('Ari')).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'South Indian' })).toHaveProperty('checked', true)
})

test('the navamsha counts its houses from its own lagna', async () => {
  const { user } = open()
  await user.click(screen.getByRole('radio', { name: 'Navamsha (D9)' }))
  // 28° of Aries is its ninth part, which is Sagittarius.
  expect(screen.getByRole('heading', { name: 'House 1: Sagittarius' })).toBeTruthy()
})

test('the table shows in words what the drawing shows', () => {
  open()
  const table = screen.getByRole('table', { name: 'Lagna and the nine grahas' })
  const rows = within(table).getAllByRole('row')
  const headings = within(table).getAllByRole('columnheader')
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Graha',
    'Sign',
    'House',
    'Nakshatra, pada',
  ])
  expect(rows).toHaveLength(11)
  expect(within(table).getByRole('row', { name: /^Rahu/ }).textContent).toBe(
    'Rahu राहुAquarius 29° 42′ कुम्भretrograde11Purva Bhadrapada 3 पूर्व भाद्रपदाlord Jupiter',
  )
})

test.each([
  ['latin', 'RahuAquarius 29° 42′retrograde11Purva Bhadrapada 3lord Jupiter', 'Ra 29° R', 'Pis'],
  ['devanagari', 'राहुकुम्भ 29° 42′retrograde11पूर्व भाद्रपदा 3lord गुरु', 'रा 29° R', 'मीन'],
  ['iast', 'RāhuKumbha 29° 42′retrograde11Pūrva Bhādrapadā 3lord Guru', 'Rā 29° R', 'Mīn'],
])(
  'a chart has its names in the letters that the person chose: %s',
  async (form, row, mark, sign) => {
    ownSettings.choose('names', form)
    const { user } = open()
    const table = screen.getByRole('table', { name: 'Lagna and the nine grahas' })
    expect(within(table).getAllByRole('row').at(-2)?.textContent).toBe(row)
    expect(screen.getByText(mark)).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: 'South Indian' }))
    expect(screen.getByText(sign)).toBeTruthy()
  },
)

test('what is said of a house has the chosen letters, and its Devanagari a language', () => {
  ownSettings.choose('names', 'devanagari')
  const { container } = open()
  expect(screen.getByRole('heading', { name: 'House 1: मेष' })).toBeTruthy()
  // A label has no place for a language.
  expect(house(/^House 1, Aries: lagna/)).toBeTruthy()
  const sentence = screen.getByText(/Its lord,$/).parentElement
  expect(sentence?.textContent).toMatch(/Its lord, मङ्गल, stands in house \d+, \S+\.$/)
  const bare = container.ownerDocument.createTreeWalker(container, NodeFilter.SHOW_TEXT, (node) =>
    /[\u0900-\u097f]/u.test(node.textContent ?? '') && !node.parentElement?.closest('[lang="sa"]')
      ? NodeFilter.FILTER_ACCEPT
      : NodeFilter.FILTER_REJECT,
  )
  expect(bare.nextNode()?.textContent).toBeUndefined()
})

test('facts that a backend leaves out are not made up, and combustion is shown where it is known', () => {
  const chart = readingOfAsha()
  const { Mercury, Saturn } = chart.grahas
  open({
    ...chart,
    grahas: {
      ...chart.grahas,
      Mercury: { ...Mercury, retrograde: true, combust: true },
      Saturn: { ...Saturn, speed: null, retrograde: null, combust: null },
    },
  })
  expect(screen.getByText('Me 1° RC')).toBeTruthy()
  expect(screen.getByText('Sa 8°')).toBeTruthy()
  expect(screen.getByRole('row', { name: /^Mercury.*retrograde, combust/ })).toBeTruthy()
})

test('a graha at nearly thirty degrees stays in its sign', () => {
  const chart = readingOfAsha()
  const Sun = { ...chart.grahas.Sun, degree: 29.999_99 }
  open({ ...chart, grahas: { ...chart.grahas, Sun } })
  expect(screen.getByText('Su 29°')).toBeTruthy()
  expect(screen.getByRole('row', { name: /^Sun सूर्य Aquarius 29° 59′/ })).toBeTruthy()
})
