import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ChartReading } from '~/domain/chart/chart-reading.ts'
import { DashaSection } from '~/features/astrology/dashas/dasha-section.tsx'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'
import { ownSettings } from '~/lib/shell/own-settings.ts'
import { readingOfAsha } from '../reading-of-asha.ts'

const NOW = Date.parse('2026-06-01T12:00:00Z') as UtcMilliseconds

beforeEach(() => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB'])
})

afterEach(() => ownSettings.choose('names', null))

function drawn(chart: ChartReading = readingOfAsha(), band?: string, now = NOW) {
  render(<DashaSection chart={chart} now={now} band={band} />)
  return userEvent.setup()
}

async function opened(chart?: ChartReading, band?: string) {
  const user = drawn(chart, band)
  await user.click(screen.getByRole('button', { name: 'View Full Timeline' }))
  const dialog = await screen.findByRole('dialog', { name: 'Complete Dasha Timeline' })
  return { user, dialog, list: within(dialog).getByRole('region') }
}

/** The whole line of a period, by its name. */
function lineOf(list: HTMLElement, name: string): string {
  const [line] = within(list).getAllByText(name)
  return line?.closest('li > *, summary')?.textContent ?? ''
}

const search = (day: string) =>
  fireEvent.change(screen.getByLabelText('Find a day'), { target: { value: day } })
const found = () => screen.getByRole('status').textContent

describe('the river', () => {
  test('the river has the nine mahadashas with their state, the first from birth', () => {
    drawn()
    const river = screen.getByRole('list', { name: /^The mahadashas from birth/ })
    const names = within(river)
      .getAllByRole('button', { name: / mahadasha, / })
      .map((button) => button.textContent)
    expect(names.map((name) => name?.split(' ')[0])).toEqual([
      'Ketu',
      'Venus',
      'Sun',
      'Moon',
      'Mars',
      'Rahu',
      'Jupiter',
      'Saturn',
      'Mercury',
    ])
    expect(names[0]).toMatch(/^Ketu mahadasha, 1[12] Mar 1988 to 1\d Apr 1991, 3\.09 years, Past$/)
    expect(names[3]).toMatch(/^Moon mahadasha, .*, 10 years, Current$/)
    expect(names[8]).toMatch(/Future$/)
    const now = within(river).getByText('Now')
    expect(now.closest('li')?.textContent).toContain('Moon')
  })

  test('the river names the lords in the letters that the person chose', () => {
    ownSettings.choose('names', 'devanagari')
    drawn()
    const stretch = screen.getByRole('button', { name: /^शुक्र mahadasha, 13 Apr 1991 / })
    expect(within(stretch).getByText('शुक्र').lang).toBe('sa')
  })

  test.each([
    ['before birth', '1988-03-01T00:00:00Z'],
    ['after the 120 years', '2107-01-01T00:00:00Z'],
  ])('the river does not mark the present %s', (_, at) => {
    drawn(readingOfAsha(), undefined, Date.parse(at) as UtcMilliseconds)
    expect(screen.getAllByRole('button', { name: / mahadasha, / })).toHaveLength(9)
    expect(screen.queryByText('Now')).toBeNull()
  })

  test('the river opens by keys, stretch after stretch', async () => {
    const user = drawn()
    screen.getByRole('button', { name: 'View Full Timeline' }).focus()
    await user.tab()
    await user.tab()
    expect(document.activeElement?.textContent).toMatch(/^Venus mahadasha, /)
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('dialog', { name: 'Complete Dasha Timeline' })).toBeTruthy()
  })

  test('the river opens the timeline at a press on a stretch', async () => {
    const user = drawn()
    await user.click(screen.getByRole('button', { name: /^Rahu mahadasha/ }))
    expect(await screen.findByRole('dialog', { name: 'Complete Dasha Timeline' })).toBeTruthy()
  })
})

describe('the timeline', () => {
  test('the timeline lists every mahadasha with its bhuktis, each past, current or future', async () => {
    const { list } = await opened()
    expect(within(list).getAllByText(/ mahadasha$/)).toHaveLength(9)
    expect(within(list).getAllByText(/ bhukti$/)).toHaveLength(81)
    expect(lineOf(list, 'Venus mahadasha')).toMatch(
      /^Venus mahadashaPast1\d Apr 1991 – 1\d Apr 2011 · 20 years$/,
    )
    expect(lineOf(list, 'Moon mahadasha')).toMatch(/^Moon mahadashaCurrent1/)
    expect(lineOf(list, 'Mars mahadasha')).toMatch(/^Mars mahadashaFuture/)
  })

  test('the timeline marks the active bhukti, and it alone', async () => {
    const { list } = await opened()
    const active = within(list).getAllByText('Current · Active now')
    expect(active).toHaveLength(1)
    expect(active[0]?.previousSibling?.textContent).toBe('Venus bhukti')
  })

  test('the timeline says which periods are partial, and which were over before birth', async () => {
    const { list } = await opened()
    expect(lineOf(list, 'Ketu mahadasha')).toMatch(
      /^Ketu mahadashaPast · Partial period1[12] Mar 1988 – 1\d Apr 1991 · 3\.09 years of 7 years$/,
    )
    expect(within(list).getAllByText('Past · Partial period')).toHaveLength(2)
    expect(within(list).getAllByText('Past · before birth').length).toBeGreaterThan(0)
  })

  test('the timeline opens a bhukti into its pratyantars', async () => {
    const { user, list } = await opened()
    expect(within(list).queryAllByText(/ pratyantar$/)).toEqual([])
    const [bhukti] = within(list).getAllByText('Venus bhukti')
    await user.click(bhukti ?? list)
    expect(within(list).getAllByText(/ pratyantar$/)).toHaveLength(9)
  })

  test('the timeline folds to the mahadashas alone and back', async () => {
    const { user, list } = await opened()
    await user.click(screen.getByRole('button', { name: 'Show the mahadashas alone' }))
    expect(within(list).queryAllByText(/ bhukti$/)).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Show every bhukti' }))
    expect(within(list).getAllByText(/ bhukti$/)).toHaveLength(81)
  })

  test('the timeline shows how far its dates may be off', async () => {
    const { dialog } = await opened(undefined, '± 4 days')
    expect(within(dialog).getByText(/^All dates ± 4 days/)).toBeTruthy()
  })
})

describe('the periods of a day', () => {
  test('the periods of a day are named and opened', async () => {
    const { list } = await opened()
    search('2031-05-14')
    expect(found()).toBe('14 May 2031: Mars mahadasha, Mercury bhukti, Rahu pratyantar.')
    expect(within(list).getAllByText(/ pratyantar$/)).toHaveLength(9)
  })

  test('the periods of a day on which they change are both shown', async () => {
    const chart = readingOfAsha()
    const { end } = chart.mahadashas[3] ?? { end: NOW }
    const day = new Date(end)
    const part = (value: number) => String(value).padStart(2, '0')
    await opened(chart)
    search(`${day.getFullYear()}-${part(day.getMonth() + 1)}-${part(day.getDate())}`)
    expect(found()).toMatch(
      /: Moon mahadasha, Sun bhukti, Venus pratyantar\. Later that day Mars mahadasha, Mars bhukti, Mars pratyantar\.$/,
    )
  })

  test.each(['1988-03-10', '1987-01-01', '2150-01-01'])(
    'a day outside the periods is reported: %s',
    async (day) => {
      await opened()
      search(day)
      expect(found()).toMatch(
        /^That day lies outside these dashas: .* 1[12] Mar 1988, to 1\d Apr 2104/,
      )
    },
  )

  test('a day of birth is within the periods, and a half-typed year gives no result yet', async () => {
    await opened()
    search('0019-05-14')
    expect(found()).toBe('Names the periods of any day.')
    search('1988-03-12')
    expect(found()).toMatch(/^12 Mar 1988: Ketu mahadasha/)
  })
})

test('the timeline has only mahadashas when the backend sends no others', async () => {
  const chart = readingOfAsha()
  const mahadashas = chart.mahadashas.map((mahadasha) => ({ ...mahadasha, bhuktis: [] }))
  const { list } = await opened({ ...chart, utc: null, computedBy: 'backend', mahadashas })
  expect(within(list).getAllByText(/ mahadasha$/)).toHaveLength(9)
  search('2031-05-14')
  expect(found()).toBe('14 May 2031: Mars mahadasha.')
})
