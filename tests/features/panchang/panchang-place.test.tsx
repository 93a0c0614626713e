import '~tests/support/window/fake-device.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deviceStore } from '~/device/device-store.ts'
import { person, signInAsAsha } from '~tests/support/as-person.tsx'
import { birthRow, birthTable } from '~tests/support/database/birth-rows.ts'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { standInPlaces } from '~tests/support/places-stand-in.ts'
import { openPanchang, placeField, said, shownDay } from './open-panchang.tsx'

const database = standInDatabase()
const places = standInPlaces()

let deviceZone: string

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date('2026-03-14T12:00:00+05:30'))
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB'])
  deviceZone = 'Asia/Kolkata'
  const { resolvedOptions } = Intl.DateTimeFormat.prototype
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone: deviceZone }
  })
  await deviceStore.del(person.uid, 'almanac-place')
  await deviceStore.del(person.uid, 'sunrise-kind')
  database.reset()
  places.reset()
  database.reply = birthTable(null)
  signInAsAsha()
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('without a place one is asked for, found in the atlas, and kept on the device', async () => {
  const { user, unmount } = openPanchang()
  await screen.findByRole('heading', { name: 'Choose your place' })
  expect(screen.getByRole('heading', { name: 'From sunrise to sunrise' })).toBeDefined()
  expect(screen.getAllByRole('listitem')[0]?.textContent).toMatch(/^Tithi: the day of the Moon/)
  expect(screen.queryByRole('heading', { name: 'Now' })).toBeNull()
  await user.type(await placeField(), 'Oslo')
  await user.click(await screen.findByRole('option', { name: /^Oslo, .*Norway$|^Oslo, Norway$/ }))
  await shownDay(/14 March Oslo/)
  expect(places.asked).toEqual([])
  unmount()
  openPanchang()
  await shownDay(/14 March Oslo/)
})

test('a shared name of a place is not taken by itself, and lists a city so called before a former name', async () => {
  const { user } = openPanchang()
  await user.type(await placeField(), 'Victoria')
  const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
  expect(options.slice(0, 4)).toEqual([
    'Victoria, British Columbia, Canada',
    'Victoria, Texas, United States',
    'Victoria, La Rivière Anglaise, Seychelles',
    'Hong Kong (Victoria)',
  ])
  await user.keyboard('{Enter}')
  screen.getByRole('heading', { name: 'Choose your place' })
})

test('a place that nobody knows is said under its field', async () => {
  const { user } = openPanchang()
  await user.type(await placeField(), 'Qqzzxx')
  expect(await screen.findByText(/Unable to find coordinates/)).toBeDefined()
})

test('a forgotten place gives way to the place of birth', async () => {
  database.reply = birthTable(birthRow())
  await deviceStore.set(person.uid, 'almanac-place', {
    label: 'Oslo, Norway',
    latitude: 59.91,
    longitude: 10.75,
    zone: 'Europe/Oslo',
  })
  const { user } = openPanchang()
  await shownDay(/14 March Oslo/)
  await user.click(screen.getByRole('button', { name: 'Another date or place' }))
  await user.click(screen.getByRole('button', { name: 'Forget Oslo' }))
  await shownDay(/14 March Pune/)
  expect(screen.queryByRole('button', { name: /Forget/ })).toBeNull()
})

test('where the clocks of the place of birth differ from the device, the person says where they are', async () => {
  deviceZone = 'Europe/Oslo'
  database.reply = birthTable(birthRow())
  const { user } = openPanchang()
  await screen.findByRole('heading', { name: 'Where are you?' })
  await user.click(screen.getByRole('button', { name: 'Use Pune' }))
  await shownDay(/14 March Pune/)
})

test('a place without a time zone is asked for it, and nothing is computed before', async () => {
  database.reply = birthTable(birthRow({ zone: null, timezone: 'LMT' }))
  const { user } = openPanchang()
  await screen.findByRole('heading', { name: 'Which clocks does Pune have?' })
  await user.click(screen.getByRole('button', { name: 'Use this time zone' }))
  expect(screen.getByText('Choose the time zone of the place.')).toBeDefined()
  const zones = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Time zone' })
  await waitFor(() => expect(zones.options[1]?.text).toBe('Asia/Kolkata, by the coordinates'))
  await user.selectOptions(zones, 'Asia/Kolkata')
  await user.click(screen.getByRole('button', { name: 'Use this time zone' }))
  await shownDay(/14 March Pune/)
})

test.each([
  ['a broken one', { label: 'Nowhere', latitude: 'north' }],
  ['one at a pole', { label: 'Pole', latitude: 90, longitude: 0, zone: 'UTC' }],
  ['a text', 'Pune'],
])('a kept place that is no place, %s, is as none', async (_, kept) => {
  await deviceStore.set(person.uid, 'almanac-place', kept)
  openPanchang()
  await screen.findByRole('heading', { name: 'Choose your place' })
})

test('a day without a sunset says so, and gives what needs no sunrise', async () => {
  await deviceStore.set(person.uid, 'almanac-place', {
    label: 'Tromsø, Norway',
    latitude: 69.65,
    longitude: 18.96,
    zone: 'Europe/Oslo',
  })
  openPanchang('?day=2026-06-21')
  await screen.findByText(/The Sun does not set in Tromsø/)
  expect(screen.getByRole('heading', { level: 3, name: 'At midnight' })).toBeDefined()
  expect(said('Tithi')).toMatch(/^Shukla \w+ शुक्ल \S+ until/)
  expect(said('Moonrise')).not.toBe('')
  expect(said('Vara')).toBe('')
  expect(screen.queryByText('Horas')).toBeNull()
})

test('without the birth details a place can still be chosen', async () => {
  database.refuseWith = '08006'
  const { user } = openPanchang()
  await user.type(await placeField(), 'Oslo')
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(await screen.findByRole('option', { name: /^Oslo, .*Norway$|^Oslo, Norway$/ }))
  await shownDay(/14 March Oslo/)
})

test('the definition of sunrise is named, changed, and kept on the device', async () => {
  database.reply = birthTable(birthRow())
  const { user, unmount } = openPanchang('?day=2026-03-14')
  await shownDay(/14 March/)
  await user.click(await screen.findByText('Which sunrise we use'))
  expect(screen.getByText(/upper edge of the Sun comes above a level horizon/)).toBeDefined()
  const before = said('Sunrise')
  await user.click(screen.getByRole('radio', { name: /^The middle/ }))
  await waitFor(() => expect(said('Sunrise')).not.toBe(before))
  expect(screen.getByText(/when the middle of the Sun passes a level horizon/)).toBeDefined()
  expect(said('Sunrise') > before).toBe(true)
  unmount()
  const again = openPanchang()
  await shownDay(/14 March/)
  await again.user.click(await screen.findByText('Which sunrise we use'))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^The middle/ }).checked).toBe(true)
  expect(screen.getByRole('heading', { name: /Why another almanac/ })).toBeDefined()
})

test.each([
  [
    'Apia',
    'Pacific/Apia',
    -13.83,
    -171.77,
    '2011-12-30',
    /^Thursday,? 29 December 2011$/,
    '29',
    /^Saturday,? 31 December 2011$/,
  ],
  [
    'Kiritimati',
    'Pacific/Kiritimati',
    1.87,
    -157.4,
    '1994-12-31',
    /^Friday,? 30 December 1994$/,
    '30',
    /^Sunday,? 1 January 1995$/,
  ],
] as const)(
  'a day that %s never had is said to be none, with ways to the days beside it',
  async (...row) => {
    const [label, zone, latitude, longitude, day, before, dayBefore, after] = row
    const place = { label: `${label}, Pacific`, latitude, longitude, zone }
    await deviceStore.set(person.uid, 'almanac-place', place)
    const { user } = openPanchang(`?day=${day}`)
    const told = await screen.findByText(`This day did not exist in ${label}`)
    expect(told.parentElement?.textContent).not.toMatch(/Clocks in|Pacific\//)
    expect(screen.getByRole('button', { name: after })).toBeDefined()
    await user.click(screen.getByRole('button', { name: before }))
    await shownDay(new RegExp(`${dayBefore} December`))
    expect(screen.queryByText(/did not exist/)).toBeNull()
  },
)
