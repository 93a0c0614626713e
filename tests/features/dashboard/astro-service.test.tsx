import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { held } from '~tests/support/held.ts'
import { network } from '~tests/support/network.ts'
import { BY_THE_CLOCK, fact, homeRows } from './astro-card.ts'
import { openHome } from './open-home.tsx'

const BACKEND = 'http://astrology.example'
const SKY = {
  current_mahadasha: 'Jupiter',
  current_antardasha: 'Saturn',
  astro_mood: 'Reflective',
  suggested_raag: 'Yaman',
  moon_sign: 'Taurus',
  lagna: 'Leo',
  nakshatra: 'Rohini',
  planet_positions: { Sun: 'Cancer', Moon: { sign: 'Taurus', degree: 12.5 } },
}

// The settings are read once, so that they hold for this file.
vi.stubEnv('VITE_ASTROLOGY_API_URL', BACKEND)
const database = standInDatabase()
const well = () => HttpResponse.json({ status: 'ok' })
const backend = {
  asked: 0,
  answer: (): Response | Promise<Response> => HttpResponse.json(SKY),
  healthAsked: 0,
  health: well as () => Response | Promise<Response>,
}
network.standIn(
  http.post(`${BACKEND}/astro/get-profile`, () => {
    backend.asked += 1
    return backend.answer()
  }),
  http.get(`${BACKEND}/v1/healthz`, () => {
    backend.healthAsked += 1
    return backend.health()
  }),
)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date(2026, 2, 14, 21, 30))
  localStorage.clear()
  database.reset()
  database.reply = homeRows(BY_THE_CLOCK)
  backend.asked = 0
  backend.answer = () => HttpResponse.json(SKY)
  backend.healthAsked = 0
  backend.health = well
  signInAsAsha()
})

afterEach(() => {
  vi.useRealTimers()
})

test('where a service is asked, the dashboard shows that before it asks for birth details', async () => {
  database.reply = homeRows(null)
  await openHome()
  expect(screen.getByText(/sent to the astrology service/)).toBeDefined()
  expect(backend.asked).toBe(0)
})

test('where a service is asked, the dashboard waits, then shows the reply', async () => {
  const answer = held<Response>()
  backend.answer = () => answer.promise
  await openHome()
  expect(await screen.findByText('Reading your chart…')).toBeDefined()
  answer.resolve(HttpResponse.json(SKY))
  expect(await fact('Influence')).toBe('Jupiter mahadasha, Saturn antardasha')
  expect(await fact('Suggested mood')).toBe('Reflective')
  expect(await fact('Suggested raag')).toMatch(/^Yaman by the service, .+ by mood and hour$/)
  expect(await fact('Sun')).toBe('Cancer')
  expect(await fact('Moon')).toBe('Taurus 12° 30′')
  expect(
    screen.getByText(/^Computed by the astrology service, .* a node it does not name,/),
  ).toBeDefined()
  expect(screen.queryByText('Reading your chart…')).toBeNull()
})

test('where a service is asked, the dashboard shows the chart while the health of the service is still being asked for', async () => {
  const answer = held<Response>()
  backend.health = () => answer.promise
  await openHome()
  expect(await fact('Sun')).toBe('Cancer')
  expect(backend.healthAsked).toBe(1)
  answer.resolve(HttpResponse.json({ status: 'down' }, { status: 503 }))
  await screen.findByText('Backend service unavailable')
})

test('where a service is asked, the dashboard shows that the service is down, and computes here on request', async () => {
  backend.health = () => HttpResponse.error()
  backend.answer = () => HttpResponse.error()
  const { user } = await openHome()
  await screen.findByText('Backend service unavailable')
  screen.getByText('Backend service is not available')
  await user.click(await screen.findByRole('button', { name: 'Calculate on this device' }))
  expect(await fact('Influence')).toBe('Saturn mahadasha, Saturn antardasha')
  expect(screen.queryByText('Backend service unavailable')).toBeNull()
  expect(backend.healthAsked).toBe(1)
})

test('where a service is asked, the dashboard passes on no raga of tense character to a low mood', async () => {
  backend.answer = () => HttpResponse.json({ ...SKY, suggested_raag: 'Todi' })
  const rows = homeRows(BY_THE_CLOCK)
  const mood = {
    id: '7b0e5f6a-3f53-4f0c-9a39-0d6f4f3a1f10',
    mood: 1,
    day: '2026-03-14',
    minute: 480,
  }
  database.reply = (name) =>
    name === 'check_in' ? { ...mood, at: '2026-03-14T08:00:00.000Z' } : rows(name)
  await openHome()
  expect(await fact('Suggested raag')).toMatch(/^(Bageshri|Shivaranjani)$/)
})

test('where a service is asked, the dashboard shows what went wrong, tries again, or computes here', async () => {
  backend.answer = () => HttpResponse.json({ detail: 'no such hour' }, { status: 422 })
  const { user } = await openHome()
  const told = await screen.findByRole('alert')
  expect(within(told).getByText('Astrology API Error')).toBeDefined()
  expect(told.textContent).toContain('Invalid profile data')
  expect(told.textContent).toContain('Please check your inputs and try again.')
  expect(told.textContent).not.toContain('Check your connection')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(backend.asked).toBe(2))
  await user.click(await screen.findByRole('button', { name: 'Calculate on this device' }))
  expect(await fact('Influence')).toBe('Saturn mahadasha, Saturn antardasha')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(backend.asked).toBe(2)
})

test('where a service is asked and cannot be reached, the dashboard has the hint to check the connection', async () => {
  backend.answer = () => HttpResponse.error()
  await openHome()
  const told = await screen.findByRole('alert')
  expect(told.textContent).toMatch(/could not be reached\. Your birth details are safe\./)
  expect(told.textContent).toContain('Check your connection and refresh the page.')
})
