import '~tests/support/window/fake-device.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ownSettings } from '~/lib/shell/own-settings.ts'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { birthRow, birthTable } from '~tests/support/database/birth-rows.ts'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { fact, factBelow, openCalculator } from './open-calculator.tsx'

const database = standInDatabase()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date(Date.UTC(2026, 2, 14, 12)))
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB'])
  database.reset()
  database.reply = birthTable(birthRow())
  signInAsAsha()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  ownSettings.choose('names', null)
})

const ready = () => screen.findByText('How this was computed')

test('the chart of the saved birth details is shown at once, with everything that is read from it', async () => {
  await openCalculator()
  await ready()
  expect(await fact('Lagna')).toBe('Capricorn मकर 24° 17′ 31″')
  expect(await fact('Moon sign')).toBe('Leo सिंह 20° 56′ 140.95° of the zodiac')
  expect(await fact('Nakshatra')).toBe('Purva Phalguni पूर्व फाल्गुनी lord Venus')
  expect(await fact('Pada')).toBe('3')
  expect(await fact('Current Mahadasha')).toMatch(
    /^Saturn शनि 1\d Aug 2025 to 1\d Aug 2044, 19 years$/,
  )
  expect(await fact('Current Antardasha')).toMatch(
    /^Saturn शनि 1\d Aug 2025 to \d+ Aug 2028, 3.01 years$/,
  )
  expect(await fact('Next Mahadasha')).toMatch(
    /^Mercury बुध 1\d Aug 2044 to 1\d Aug 2061, 17 years$/,
  )
  expect(screen.getByRole('table', { name: /Lagna and the nine grahas/ })).toBeDefined()
  expect(screen.getByRole('button', { name: 'View Full Timeline' })).toBeDefined()
  // It was not asked for just now, so the person stays at the top of the page.
  expect(document.activeElement).toBe(document.body)
})

test('a chart is told with the names in the letters that the person chose', async () => {
  ownSettings.choose('names', 'iast')
  const { user, unfold } = await openCalculator()
  await ready()
  expect(await fact('Lagna')).toBe('Makara 24° 17′ 31″')
  expect(await fact('Nakshatra')).toBe('Pūrva Phālgunī lord Śukra')
  expect(await fact('Current Mahadasha')).toMatch(/^Śani /)
  await waitFor(async () => expect(await fact('Vara')).toBe('Somavāra lord Candra'))
  expect(await fact('Tithi')).toBe('Kṛṣṇa Caturthī')
  await unfold('What is firm, what may change')
  await user.selectOptions(screen.getByLabelText('The time of birth is sure to'), '720')
  await waitFor(async () => expect(await fact('Moon sign')).toMatch(/^Siṃha .*\(/))
})

test.each([
  ['latin', 'Capricorn 24° 17′ 31″', 'Purva Phalguni lord Venus'],
  ['devanagari', 'मकर 24° 17′ 31″', 'पूर्व फाल्गुनी lord शुक्र'],
])('the facts of a chart are told in the letters %s', async (form, lagna, nakshatra) => {
  ownSettings.choose('names', form)
  await openCalculator()
  await ready()
  expect(await fact('Lagna')).toBe(lagna)
  expect(await fact('Nakshatra')).toBe(nakshatra)
})

test('the panchang of the birth stands with its facts, as sure as the time of birth', async () => {
  const { user, unfold } = await openCalculator()
  await ready()
  expect(screen.getByRole('region', { name: 'Panchang of birth' })).toBeDefined()
  await waitFor(async () => expect(await fact('Vara')).toBe('Somavara सोमवार lord Moon'))
  expect(await fact('Tithi')).toBe('Krishna Chaturthi कृष्ण चतुर्थी')
  expect(await fact('Yoga')).toBe('Shobhana शोभन')
  expect(await fact('Karana')).toBe('Balava बालव')
  await unfold('What is firm, what may change')
  await user.selectOptions(screen.getByLabelText('The time of birth is sure to'), '720')
  await waitFor(async () =>
    expect(await fact('Vara')).toBe(
      'Somavara सोमवार lord Moon (may change: Ravivara until 07:11, then Somavara)',
    ),
  )
})

test('a birth before sunrise has the vara of the day before, and says so', async () => {
  database.reply = birthTable(birthRow({ birthTime: '05:30' }))
  await openCalculator()
  await ready()
  await waitFor(async () =>
    expect(await fact('Vara')).toBe('Ravivara रविवार lord Sun born before sunrise: still Sunday’s'),
  )
})

test('the chart of the saved birth details shows how it was computed', async () => {
  const { unfold } = await openCalculator()
  await unfold('How this was computed')
  expect(await fact('Local time')).toBe('18 Jan 1960, 08:30')
  expect(await fact('Coordinates')).toBe('19.0000° N, 74.0000° E')
  expect(await fact('Clock')).toBe('Asia/Kolkata, UTC+05:30')
  expect(await fact('Universal Time')).toBe('18 Jan 1960, 03:00 UTC')
  expect(await fact('Ayanamsha')).toMatch(
    /^Lahiri \(mean\), 23\.2\d{4}°; with nutation, .* 23\.2\d{4}°$/,
  )
  expect(await fact('Node')).toBe('Mean node')
  expect(await fact('Houses')).toMatch(/^Whole signs/)
  expect(await fact('Dashas')).toMatch(/365\.25 days/)
  expect(await fact('Computed')).toBe('On this device')
})

test('the chart of the saved birth details is computed again with the true node, without a scroll', async () => {
  const { user, unfold } = await openCalculator()
  await unfold('How this was computed')
  const placements = screen.getByRole('table', { name: 'Lagna and the nine grahas' })
  const rahu = () => within(placements).getByRole('row', { name: /^Rahu/ }).textContent
  expect(rahu()).toContain('Virgo 4° 31′')
  const choice = screen.getByRole('radio', { name: 'True node' })
  await user.click(choice)
  await waitFor(() => expect(rahu()).toContain('Virgo 2° 55′'))
  expect(document.activeElement).toBe(choice)
  expect(await fact('Node')).toBe('True node')
})

test('the chart of the saved birth details can be printed', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const { press } = await openCalculator()
  await ready()
  await press('Print')
  expect(print).toHaveBeenCalledOnce()
})

test('the chart of the saved birth details of an infant shows that its periods began before birth', async () => {
  database.reply = birthTable(birthRow({ birthDate: '2026-01-18' }))
  await openCalculator()
  expect(await fact('Current Mahadasha')).toMatch(/Partial period: it began before birth$/)
})

test('the chart of the saved birth details of long ago shows that no mahadasha runs', async () => {
  database.reply = birthTable(birthRow({ birthDate: '1850-01-18' }))
  await openCalculator()
  await screen.findByText(
    'No active Mahadasha found for current date. Please verify birth details.',
  )
})

test('the chart of the saved birth details is missing without a place, but the fields hold what is known', async () => {
  database.reply = birthTable(birthRow({ latitude: null, longitude: null, zone: null }))
  await openCalculator()
  expect(screen.getByLabelText<HTMLInputElement>(/^Birth Time/).value).toBe('08:30')
  expect(screen.queryByRole('heading', { name: 'The chart' })).toBeNull()
})

test('a calculation asks for what is missing', async () => {
  database.reply = () => []
  const { press } = await openCalculator()
  await press('Calculate Vedic Chart')
  screen.getByText('Please fill in all required fields')
  expect(document.activeElement).toBe(screen.getByLabelText(/^Birth Date/))
})

test('a calculation needs no network, saves nothing, and leads to its result', async () => {
  const { press, type, change } = await openCalculator()
  await change()
  expect(document.activeElement).toBe(screen.getByLabelText(/^Birth Date/))
  await type('Birth Time', '20:30')
  const requests = database.requests.length
  const fetched = vi.spyOn(globalThis, 'fetch')
  await press('Calculate Vedic Chart')
  await waitFor(async () => expect(await fact('Lagna')).toMatch(/^Leo सिंह \d+°/))
  expect(fetched).not.toHaveBeenCalled()
  expect(database.requests).toHaveLength(requests)
  const heading = screen.getByRole('heading', { name: 'The chart' })
  await waitFor(() => expect(document.activeElement?.contains(heading)).toBe(true))
  expect(document.activeElement).not.toBe(document.body)
  screen.getByText('The chart is ready: lagna Leo, Moon in Leo, Uttara Phalguni.')
  await change()
  expect(document.activeElement).toBe(screen.getByLabelText(/^Birth Date/))
  expect(screen.queryByRole('heading', { name: 'The chart' })).toBeNull()
  // The chart below has headings of the third level.
  screen.getByRole('heading', { level: 2, name: 'Change the details' })
  await press('Close the form')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change' }))
})

test('a calculation that the engine refuses shows the reason', async () => {
  database.reply = birthTable(birthRow({ latitude: 70 }))
  await openCalculator()
  const card = await screen.findByText(/^Error: The lagna cannot be computed beyond 66°/)
  expect(card.parentElement?.textContent).toContain(
    'Please check your inputs and try again. Make sure your birth place is supported.',
  )
  expect(screen.queryByRole('button', { name: 'Calculate on this device' })).toBeNull()
})

test('the certainty of the time marks every fact as firm or may change, in words', async () => {
  const { choose, unfold, change } = await openCalculator()
  await unfold('What is firm, what may change')
  screen.getByText(/^Tell us how sure the time is/)
  await choose('The time of birth is sure to', '± 1 hour')
  await waitFor(async () =>
    expect(await fact('Lagna')).toBe(
      'Capricorn मकर 24° 17′ 31″ (may change: Capricorn until 08:50, then Aquarius)',
    ),
  )
  expect(await fact('Moon sign')).toBe('Leo सिंह 20° 56′ 140.95° of the zodiac (firm)')
  expect(await fact('Current Mahadasha')).toMatch(
    /\(may change: Jupiter until \d\d:\d\d, then Saturn\)$/,
  )
  screen.getByText(/every date may be up to 293 days earlier or later/)
  expect(factBelow('May change', 'Lagna')).toMatch(/^sign Capricorn until 08:50, then Aquarius/)
  expect(factBelow('May change', 'Saturn')).toBe('house 12 until 08:50, then 11')
  expect(factBelow('Firm', 'Saturn')).toBe('everything but the house')
  // The form says the same.
  await change()
  expect(screen.getByLabelText<HTMLSelectElement>('How sure is the time?').value).toBe('60')
})

test('the certainty of the time lets nothing change when the time is exact', async () => {
  database.reply = birthTable(birthRow({ sureToMinutes: 0 }))
  const { unfold } = await openCalculator()
  await waitFor(async () => expect(await fact('Lagna')).toMatch(/\(firm\)$/))
  await unfold('What is firm, what may change')
  expect(screen.queryByRole('heading', { name: 'May change' })).toBeNull()
  expect(factBelow('Firm', 'Lagna')).toBe('everything')
  expect(screen.queryByText(/every date may be/)).toBeNull()
})

test('the certainty of the time counts the facts that may be anything', async () => {
  database.reply = birthTable(birthRow({ sureToMinutes: 720 }))
  await openCalculator()
  await waitFor(async () => expect(await fact('Lagna')).toMatch(/\(may change: one of 12\)$/))
  screen.getByText(/every date may be up to 8.9 years earlier or 9.6 years later/)
})

test('the certainty of the time shows that an exact time may still be on the cusp', async () => {
  database.reply = birthTable(birthRow({ birthTime: '08:50' }))
  await openCalculator()
  await screen.findByText(
    'Within a minute the lagna changes: Capricorn until 08:50, then Aquarius.',
  )
  expect(screen.getByText('On the cusp')).toBeDefined()
})
