import '~tests/support/window/fake-device.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deviceStore } from '~/device/device-store.ts'
import { ownSettings } from '~/lib/shell/own-settings.ts'
import { person, signInAsAsha } from '~tests/support/as-person.tsx'
import { birthTable } from '~tests/support/database/birth-rows.ts'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { openPanchang, said, shownDay } from './open-panchang.tsx'

const database = standInDatabase()
const PUNE = { label: 'Pune, India', latitude: 18.5196, longitude: 73.8554, zone: 'Asia/Kolkata' }

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date('2026-03-14T12:00:00+05:30'))
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB'])
  await deviceStore.set(person.uid, 'almanac-place', PUNE)
  database.reset()
  database.reply = birthTable(null)
  signInAsAsha()
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  ownSettings.choose('names', null)
})

test.each([
  ['both', 'Sun', 'Sagittarius धनु', 'Yamaganda यमगण्ड', 'then Shukla Dvadashi until'],
  ['latin', 'Sun', 'Sagittarius', 'Yamaganda', 'then Shukla Dvadashi until'],
  ['devanagari', 'सूर्य', 'धनु', 'यमगण्ड', 'then शुक्ल द्वादशी until'],
  ['iast', 'Sūrya', 'Dhanu', 'Yamagaṇḍa', 'then Śukla Dvādaśī until'],
])('the facts and the times of a day have the letters %s', async (form, sun, sign, kaal, then) => {
  ownSettings.choose('names', form)
  openPanchang('?day=2025-01-10')
  await shownDay(/10 January 2025/)
  expect(said(sun)).toBe(sign)
  await waitFor(() => expect(said(kaal)).toMatch(/^\d\d:\d\d–/))
  expect(said('Tithi')).toContain(then)
})

test('a name in Devanagari has its language within a sentence too', async () => {
  ownSettings.choose('names', 'devanagari')
  openPanchang('?day=2025-01-14')
  const sign = await screen.findByText('मकर', { selector: 'p span' })
  const sentence = sign.closest('p')
  expect(sentence?.textContent).toMatch(/^सङ्क्रान्ति: सूर्य enters मकर at 08:5\d\.$/)
  const inSanskrit = [...(sentence?.querySelectorAll('[lang="sa"]') ?? [])]
  expect(inSanskrit.map(({ textContent }) => textContent)).toEqual(['सङ्क्रान्ति', 'सूर्य', 'मकर'])
})

test('the drawing and its table have the names in the letters that the person chose', async () => {
  ownSettings.choose('names', 'devanagari')
  const { user } = openPanchang('?day=2026-03-13')
  await shownDay(/13 March/)
  // The drawing has no role: the table says the same.
  const drawn = await screen.findByText('दशमी', { selector: '[aria-hidden] *' })
  expect(drawn.lang).toBe('sa')
  expect(screen.getByText('राहु काल', { selector: '[aria-hidden] *' }).lang).toBe('sa')
  await user.click(screen.getByText('The day from sunrise to sunrise: the table'))
  const names = within(screen.getByRole('table')).getAllByRole('rowheader')
  expect(names.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['कृष्ण दशमी', 'अभिजित्', 'Fourth watch of the night']),
  )
})
