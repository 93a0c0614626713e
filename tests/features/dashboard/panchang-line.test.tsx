import '~tests/support/window/fake-device.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deviceStore } from '~/device/device-store.ts'
// What the line asks for later is fetched here.
import '~/features/dashboard/running-tithi.tsx'
import '~/jyotish/almanac/angles/running.ts'
import { firstScreenDrawn } from '~/lib/first-screen.ts'
import { ownSettings } from '~/lib/shell/own-settings.ts'
import { person, signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { homeRows } from './astro-card.ts'
import { openHome } from './open-home.tsx'

const database = standInDatabase()

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date('2026-03-14T12:00:00+05:30'))
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB'])
  await deviceStore.del(person.uid, 'almanac-place')
  database.reset()
  database.reply = homeRows(null)
  signInAsAsha()
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  ownSettings.choose('names', null)
})

const DATE = 'Saturday 14 March'

const keepPlace = () =>
  deviceStore.set(person.uid, 'almanac-place', {
    label: 'Pune, Maharashtra, India',
    latitude: 18.52,
    longitude: 73.86,
    zone: 'Asia/Kolkata',
  })

const line = () => screen.getByRole('link', { name: /^Today’s panchang/ })

test('the date leads to the panchang at once, and has no tithi before the first screen is whole', async () => {
  await keepPlace()
  await openHome()
  expect(line().getAttribute('href')).toBe('/panchang')
  expect(line().textContent).toBe(`Today’s panchang, ${DATE}`)
  expect(screen.getByRole('link', { name: 'Panchang' }).getAttribute('href')).toBe('/panchang')
  firstScreenDrawn()
  await waitFor(() => expect(line().textContent).not.toBe(`Today’s panchang, ${DATE}`))
})

test('without a place there is the date alone', async () => {
  firstScreenDrawn()
  await openHome()
  // As long as the tithi of a place would take.
  await import('~/jyotish/almanac/angles/running.ts')
  expect(line().textContent).toBe(`Today’s panchang, ${DATE}`)
})

test('the date has the tithi by the clocks of the place, without another request', async () => {
  await keepPlace()
  firstScreenDrawn()
  await openHome()
  await waitFor(() =>
    expect(line().textContent).toMatch(/\u00a0· Krishna Ekadashi until 09:1\d tomorrow$/),
  )
  expect(database.asked()).toEqual(['catalogue', 'first'])
})

test.each([
  ['devanagari', 'कृष्ण एकादशी', 'sa'],
  ['iast', 'Kṛṣṇa Ekādaśī', 'sa-Latn'],
])(
  'the tithi beside the date has the letters %s, with their language',
  async (form, tithi, lang) => {
    ownSettings.choose('names', form)
    await keepPlace()
    firstScreenDrawn()
    await openHome()
    expect((await within(line()).findByText(tithi)).lang).toBe(lang)
    expect(line().textContent).toMatch(new RegExp(`\u00a0· ${tithi} until 09:1\\d tomorrow$`))
  },
)
