import '~tests/support/window/fake-device.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deviceStore } from '~/device/device-store.ts'
// What the line asks for later is fetched here.
import '~/features/dashboard/running-limbs.tsx'
import '~/jyotish/almanac/angles/running.ts'
import { firstScreenDrawn } from '~/lib/first-screen.ts'
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
})

const line = () => screen.getByRole('link', { name: /^Today’s panchang/ })

test('the line of the panchang is a link at once, and says nothing before the first screen is whole', async () => {
  await openHome()
  expect(line().getAttribute('href')).toBe('/panchang')
  expect(line().textContent).toBe('Today’s panchang')
  expect(screen.getByRole('link', { name: 'The day’s panchang' }).getAttribute('href')).toBe(
    '/panchang',
  )
  firstScreenDrawn()
  await waitFor(() => expect(line().textContent).not.toBe('Today’s panchang'))
})

test('without a place the line invites to choose one, and no tithi is shown', async () => {
  firstScreenDrawn()
  await openHome()
  await waitFor(() =>
    expect(line().textContent).toBe("Today’s panchangChoose your town to see today's lunar day."),
  )
})

test('the line has the tithi and the nakshatra by the clocks of the place, without another request', async () => {
  await deviceStore.set(person.uid, 'almanac-place', {
    label: 'Pune, Maharashtra, India',
    latitude: 18.52,
    longitude: 73.86,
    zone: 'Asia/Kolkata',
  })
  firstScreenDrawn()
  await openHome()
  await waitFor(() =>
    expect(line().textContent).toMatch(
      /^Today’s panchangKrishna Ekadashi until 09:1\d tomorrow\w+ ?\w* until \d\d:\d\d(?: tomorrow)? · Pune$/,
    ),
  )
  expect(database.asked()).toEqual(['catalogue', 'first'])
})
