import '~tests/support/window/fake-device.ts'
import { act, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Birth } from '~/domain/birth/birth.ts'
import { localDay } from '~/domain/day/local-day.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'
import { useSaveBirth } from '~/queries/birth/save-birth.ts'
import { hookOfAsha, signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { network } from '~tests/support/network.ts'

// The settings are read once, so that they hold for this file.
const BACKEND = 'http://astrology.example'
vi.stubEnv('VITE_ASTROLOGY_API_URL', BACKEND)
const database = standInDatabase()
const profileCalls: unknown[] = []
network.standIn(
  http.post(`${BACKEND}/astro/get-profile`, async ({ request }) => {
    profileCalls.push(await request.json())
    return HttpResponse.error()
  }),
)

const BENGALURU: Birth = {
  date: localDay('1990-08-15'),
  time: '06:30',
  place: 'Bengaluru, Karnataka, India',
  latitude: 12.9716,
  longitude: 77.5946,
  timezone: 'auto',
  zone: 'Asia/Kolkata',
  offsetSeconds: 19_800,
  utc: Date.parse('1990-08-15T01:00Z') as UtcMilliseconds,
}

beforeEach(() => {
  database.reset()
  signInAsAsha()
  profileCalls.length = 0
  vi.useFakeTimers({ now: Date.parse('2026-03-14T12:00Z'), toFake: ['Date'] })
})

afterEach(() => {
  vi.useRealTimers()
})

const sent = () =>
  database.requests
    .flatMap(({ asked }) => asked)
    .filter(({ name }) => name === 'save_birth_details')
    .map(({ args }) => args)

test('birth details are saved with their dasha and Moon, and then the service is asked once', async () => {
  const { result } = hookOfAsha(useSaveBirth)
  const details = { birth: BENGALURU, fullName: ' Asha ', sureToMinutes: 5, base: null }
  await act(() => result.current.mutateAsync(details))
  await waitFor(() => expect(profileCalls).toHaveLength(1))
  expect(profileCalls[0]).toEqual({
    date: '1990-08-15',
    time: '06:30',
    place: BENGALURU.place,
    latitude: 12.9716,
    longitude: 77.5946,
    timezone: 'Asia/Kolkata',
  })
  expect(sent()).toHaveLength(1)
  expect(sent()[0]).toMatchObject({
    moon_sign: 'Taurus',
    current_dasha: 'Jupiter-Mercury',
    sure_to_minutes: '5',
    at: '2026-03-14T12:00:00.000Z',
  })
  expect(result.current.isError, 'a service that does not reply changes nothing').toBe(false)
})

test('birth details that could not be saved are not told to the service', async () => {
  database.refuseWith = '22023'
  const { result } = hookOfAsha(useSaveBirth)
  const details = { birth: BENGALURU, fullName: '', sureToMinutes: null, base: null }
  await act(async () => {
    await expect(result.current.mutateAsync(details)).rejects.toMatchObject({ name: 'DataError' })
  })
  expect(profileCalls).toEqual([])
})
