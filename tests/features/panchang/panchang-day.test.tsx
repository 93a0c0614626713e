import '~tests/support/window/fake-device.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ownSettings } from '~/lib/shell/own-settings.ts'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { birthRow, birthTable } from '~tests/support/database/birth-rows.ts'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { address, openPanchang, said, shownDay } from './open-panchang.tsx'

const database = standInDatabase()

/** The device shows the time of Pune's clocks, in whatever zone the tests run. */
function atPune(text: string) {
  vi.setSystemTime(new Date(`${text}+05:30`))
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  atPune('2026-03-14T12:00:00')
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB'])
  const { resolvedOptions } = Intl.DateTimeFormat.prototype
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone: 'Asia/Kolkata' }
  })
  database.reset()
  database.reply = birthTable(birthRow())
  signInAsAsha()
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  ownSettings.choose('names', null)
})

const table = async (user: ReturnType<typeof openPanchang>['user']) => {
  await user.click(await screen.findByText('The day from sunrise to sunrise: the table'))
  return screen.getByRole('table', { name: /All that is drawn/ })
}

describe('what runs', () => {
  test('the day that runs says what runs now, and until when', async () => {
    openPanchang()
    await shownDay(/Saturday 14 March Pune/)
    expect(await screen.findByRole('heading', { level: 3, name: 'Now' })).toBeDefined()
    expect(said('Tithi')).toMatch(/^Krishna Ekadashi कृष्ण एकादशी until 09:1\d tomorrow/)
    expect(said('Nakshatra')).toMatch(/^Uttara Ashadha|^Shravana|^Purva Ashadha/)
    expect(said('Yoga')).toMatch(/ until \d\d:\d\d/)
    expect(said('Karana')).toMatch(/ until \d\d:\d\d/)
    expect(said('Vara')).toBe('Shanivara शनिवार')
    expect(said('Paksha')).toMatch(/^Krishna कृष्ण the waning half/)
    expect(said('Lunar month')).toBe('Phalguna फाल्गुन or Chaitra where months end at the full moon')
    expect(said('Rahu kaal राहु काल')).toMatch(/^\d\d:\d\d–\d\d:\d\d$/)
    expect(database.requests).toHaveLength(1)
  })

  test('a day is told with the names in the letters that the person chose', async () => {
    ownSettings.choose('names', 'iast')
    openPanchang()
    await shownDay(/Saturday 14 March Pune/)
    expect(said('Tithi')).toMatch(/^Kṛṣṇa Ekādaśī until 09:1\d tomorrow/)
    expect(said('Vara')).toBe('Śanivāra')
    expect(said('Paksha')).toMatch(/^Kṛṣṇa the waning half/)
    expect(said('Lunar month')).toBe('Phālguna or Caitra where months end at the full moon')
  })

  test('before sunrise the day of yesterday still runs, and the page says so', async () => {
    atPune('2026-03-14T05:00:00')
    openPanchang()
    await shownDay(/Friday 13 March/)
    expect(screen.getByText(/until 06:\d\d it is still Friday’s/)).toBeDefined()
    expect(said('Vara')).toBe('Shukravara शुक्रवार')
    expect(screen.getByRole('heading', { level: 3, name: 'Now' })).toBeDefined()
  })

  test('another day is shown from its sunrise, with the days of its times', async () => {
    openPanchang('?day=2025-01-10')
    await shownDay(/Friday, 10 January 2025/)
    expect(
      await screen.findByRole('heading', { level: 3, name: /At sunrise, 07:\d\d/ }),
    ).toBeDefined()
    expect(said('Tithi')).toMatch(
      /^Shukla Ekadashi शुक्ल एकादशी until 10:\d\dthen Shukla Dvadashi until 08:\d\d the next day/,
    )
  })

  test('a dropped tithi and a sankranti are said', async () => {
    openPanchang('?day=2025-06-21')
    await shownDay(/21 June 2025/)
    expect(
      await screen.findByText(/^Krishna Ekadashi begins and ends between .*kshaya/),
    ).toBeDefined()
    openPanchang('?day=2025-01-14')
    expect(
      await screen.findByText(/^Sankranti: the Sun enters Capricorn at 08:5\d\.$/),
    ).toBeDefined()
  })
})

describe('the drawn day', () => {
  test('the drawing has a table with all that is drawn, opened by the keyboard', async () => {
    const { user } = openPanchang('?day=2026-03-13')
    await shownDay(/13 March/)
    const rows = within(await table(user)).getAllByRole('row')
    const texts = rows.map(({ textContent }) => textContent ?? '')
    expect(texts[0]).toBe('NamePartFromUntil')
    for (const part of ['Tithi', 'Nakshatra', 'Yoga', 'Karana', 'Prahar', 'Muhurta']) {
      expect(texts.some((text) => text.includes(part))).toBe(true)
    }
    expect(texts.filter((text) => text.includes('Prahar'))).toHaveLength(8)
    expect(texts.some((text) => /^Rahu kaal राहु कालMuhurta11:\d\d12:\d\d$/.test(text))).toBe(true)
    expect(texts.some((text) => /^Abhijit अभिजित्Muhurta12:\d\d13:\d\d$/.test(text))).toBe(true)
    for (const row of rows.slice(1)) expect(within(row).getByRole('rowheader')).toBeDefined()
  })

  test('horas and choghadiya are tables of their own', async () => {
    const { user } = openPanchang()
    await user.click(await screen.findByText('Horas'))
    const hours = (half: RegExp) => within(screen.getByRole('table', { name: half }))
    const [ofDay, ofNight] = [hours(/Twelve of the day/), hours(/Twelve of the night/)]
    expect(ofDay.getAllByRole('row')).toHaveLength(13)
    expect(ofDay.getAllByRole('rowheader')[0]?.textContent).toBe('Saturn शनि')
    expect(ofNight.getAllByRole('row')).toHaveLength(13)
    // The lords go on in their order: the thirteenth of a Saturday is Mercury.
    expect(ofNight.getAllByRole('rowheader')[0]?.textContent).toBe('Mercury बुध')
    await user.click(screen.getByText('Choghadiya'))
    expect(screen.queryByRole('table', { name: /Twelve/ })).toBeNull()
    for (const half of [/Eight of the day/, /Eight of the night/]) {
      expect(hours(half).getAllByRole('row')).toHaveLength(9)
    }
    expect(hours(/Eight of the day/).getAllByRole('rowheader')[0]?.textContent).toBe('Kala काल')
  })
})

describe('other days', () => {
  test('buttons turn to the next and to the previous day, and back to today', async () => {
    const { user } = openPanchang()
    await shownDay(/14 March/)
    await user.click(screen.getByRole('button', { name: 'Next day' }))
    await shownDay(/15 March/)
    expect(address()).toBe('?day=2026-03-15')
    await user.click(screen.getByRole('button', { name: 'Previous day' }))
    await user.click(screen.getByRole('button', { name: 'Previous day' }))
    await shownDay(/13 March/)
    await user.click(screen.getByRole('button', { name: 'Back to today' }))
    await shownDay(/14 March/)
    expect(address()).toBe('')
  })

  test('the arrow keys turn the days, but not in a field or with another key', async () => {
    const { user } = openPanchang('?day=2026-03-20')
    await shownDay(/20 March/)
    await user.keyboard('{ArrowRight}')
    await shownDay(/21 March/)
    screen.getByRole('button', { name: 'Next day' }).focus()
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    await shownDay(/19 March/)
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}{Shift>}{ArrowRight}{/Shift}')
    await user.click(screen.getByRole('button', { name: 'Another date or place' }))
    await user.click(screen.getByRole('combobox', { name: 'Town or city' }))
    await user.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}')
    expect(address()).toBe('?day=2026-03-19')
  })

  test('a key that the player has taken turns nothing', async () => {
    const take = (event: KeyboardEvent) => event.preventDefault()
    document.addEventListener('keydown', take)
    const { user } = openPanchang('?day=2026-03-20')
    await shownDay(/20 March/)
    await user.keyboard('{ArrowRight}')
    expect(address()).toBe('?day=2026-03-20')
    document.removeEventListener('keydown', take)
  })

  test.each([
    [
      'to the left turns to the next day',
      { clientX: 300, clientY: 10 },
      { clientX: 180, clientY: 30 },
      21,
    ],
    [
      'to the right turns to the day before',
      { clientX: 100, clientY: 10 },
      { clientX: 260, clientY: 0 },
      19,
    ],
    ['downwards turns nothing', { clientX: 300, clientY: 10 }, { clientX: 230, clientY: 300 }, 20],
    [
      'that is short turns nothing',
      { clientX: 300, clientY: 10 },
      { clientX: 260, clientY: 10 },
      20,
    ],
    [
      'from the edge belongs to the browser',
      { clientX: 5, clientY: 10 },
      { clientX: 200, clientY: 10 },
      20,
    ],
  ])('a swipe %s', async (_, from, to, day) => {
    openPanchang('?day=2026-03-20')
    await shownDay(/20 March/)
    const area = screen.getByRole('region', { name: 'The day' })
    fireEvent.touchStart(area, { touches: [from] })
    fireEvent.touchEnd(area, { changedTouches: [to] })
    expect(address()).toBe(`?day=2026-03-${day}`)
    await shownDay(new RegExp(`${day} March`))
  })

  test('the fields for another day or place stand there while they are asked for', async () => {
    const { user } = openPanchang()
    await shownDay(/14 March/)
    const button = screen.getByRole('button', { name: 'Another date or place', expanded: false })
    expect(screen.queryByLabelText('Date')).toBeNull()
    await user.click(button)
    const fields = within(screen.getByRole('region', { name: 'Another date or place' }))
    expect(fields.getByLabelText('Date')).toBeDefined()
    expect(fields.getByRole('combobox', { name: 'Town or city' })).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Another date or place', expanded: true }))
    expect(screen.queryByLabelText('Date')).toBeNull()
  })

  test('a date is chosen in its field', async () => {
    const { user } = openPanchang()
    await shownDay(/14 March/)
    await user.click(screen.getByRole('button', { name: 'Another date or place' }))
    fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2024-01-15' } })
    await shownDay(/Monday, 15 January 2024/)
    expect(address()).toBe('?day=2024-01-15')
  })

  test('an emptied date field keeps the day and says what to choose', async () => {
    const { user } = openPanchang('?day=2026-03-20')
    await shownDay(/20 March/)
    await user.click(screen.getByRole('button', { name: 'Another date or place' }))
    fireEvent.change(screen.getByLabelText('Date'), { target: { value: '' } })
    expect(screen.getByText('Choose a day from 1800 to 2200.')).toBeDefined()
    await shownDay(/20 March/)
    fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2026-03-21' } })
    await shownDay(/21 March/)
    expect(screen.queryByText('Choose a day from 1800 to 2200.')).toBeNull()
  })

  test.each(['1799-12-31', '2201-01-01', '0002-01-01'])(
    'the day %s is beyond the almanac, in a sentence',
    async (day) => {
      openPanchang(`?day=${day}`)
      expect(await screen.findByText(/can be computed for the years 1800 to 2200/)).toBeDefined()
      expect(screen.queryByRole('heading', { level: 3, name: 'Now' })).toBeNull()
      expect(screen.getByRole('button', { name: 'Next day' })).toBeDefined()
    },
  )

  test.each(['?day=soon', '?day=2026-02-30', '?day=', '?day=2026-3-1'])(
    'the address %s shows today',
    async (search) => {
      openPanchang(search)
      await shownDay(/14 March/)
      await waitFor(() =>
        expect(screen.queryByRole('button', { name: 'Back to today' })).toBeNull(),
      )
    },
  )
})
