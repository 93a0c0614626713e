import { field } from '~tests/support/field.ts'
import '~tests/support/window/fake-device.ts'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { broughtAlong } from '~/queries/drafts/brought-along.ts'
import { fromAnotherTab, STORAGE_KEY } from '~tests/services/fake-firebase.ts'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { birthTable } from '~tests/support/database/birth-rows.ts'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { standInPlaces } from '~tests/support/places-stand-in.ts'
import { fact, openCalculator } from '../calculator/open-calculator.tsx'
import { openTryChart } from '../try-chart/open-try-chart.tsx'

const database = standInDatabase()
standInPlaces()

beforeEach(() => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB'])
  database.reset()
  database.reply = birthTable(null)
  signInAsAsha()
})
afterEach(() => broughtAlong.dropAll())

const WHICH = 'Which Springfield was it?'
const OHIO = 'Springfield, Ohio, United States'

test('the calculator casts no chart for a shared name of a place until one is chosen', async () => {
  const page = await openCalculator()
  await page.type('Birth Date', '1991-02-28')
  await page.type('Birth Time', '05:40')
  await page.type('Birth Place', 'Springfield')
  await page.press('Calculate Vedic Chart')
  await screen.findByText(WHICH)
  expect(screen.queryByText('How this was computed')).toBeNull()
  await page.press(OHIO)
  await page.press('Calculate Vedic Chart')
  await page.unfold('How this was computed')
  expect(await fact('Clock')).toBe('America/New_York, UTC−05:00')
})

test('a new kept chart is not sent for a shared name of a place until one is chosen', async () => {
  database.reply = (name) => (name === 'kept_charts' ? [] : undefined)
  const page = await openCalculator()
  await page.press('Add a chart')
  await screen.findByLabelText(/^Name/)
  await page.type('Name', 'Ravi')
  await page.type('Birth Date', '1988-05-04')
  await page.type('Birth Time', '06:15')
  await page.type('Birth Place', 'Springfield')
  await page.press('Keep this chart')
  await screen.findByText(WHICH)
  const sent = () =>
    database.requests.flatMap(({ asked }) => asked).filter(({ name }) => name === 'keep_chart')
  expect(sent()).toEqual([])
  await page.press(OHIO)
  await page.press('Keep this chart')
  await vi.waitFor(() => expect(sent()).toMatchObject([{ args: { birth_place: OHIO } }]))
})

test('a stranger’s chart is not cast for a shared name of a place until one is chosen', async () => {
  fromAnotherTab(() => localStorage.removeItem(STORAGE_KEY))
  sessionStorage.clear()
  const page = await openTryChart()
  await page.fill({
    'Birth Date': '28/2/1991',
    'Birth Time': '5:40 am',
    'Birth Place': 'Springfield',
  })
  await screen.findByText(WHICH)
  await page.press('Calculate Vedic Chart')
  expect(screen.queryByText('How this was computed')).toBeNull()
  await page.press(OHIO)
  expect(field('Birth Place').value).toBe(OHIO)
  await page.press('Calculate Vedic Chart')
  await screen.findByText('How this was computed')
})
