import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rowsOf } from '~/queries/rows/person-rows.ts'
import { person, signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { BY_THE_CLOCK, card, fact, homeRows, target, why } from './astro-card.ts'
import { openHome } from './open-home.tsx'

const database = standInDatabase()
const born = (changes = {}) => {
  database.reply = homeRows({ ...BY_THE_CLOCK, ...changes })
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date(2026, 2, 14, 21, 30))
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB'])
  localStorage.clear()
  database.reset()
  database.reply = homeRows(null)
  signInAsAsha()
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('without birth details the dashboard invites to add them, and shows where they are stored', async () => {
  await openHome()
  expect(target('Add your birth details')).toBe('/onboarding/astrology')
  expect(screen.getByText(/the chart is computed on this device/)).toBeDefined()
  expect(screen.queryByRole('region', { name: 'Your raga now' })).toBeNull()
})

test('without birth details the dashboard hides the invitation on this device on request, and keeps a link', async () => {
  const { user, go } = await openHome()
  await user.click(screen.getByRole('button', { name: 'Hide this' }))
  expect(screen.queryByText(/the chart is computed on this device/)).toBeNull()
  await go('/audio')
  await go('/dashboard')
  expect(screen.queryByRole('button', { name: 'Hide this' })).toBeNull()
  expect(target('Add your birth details')).toBe('/onboarding/astrology')
})

test('without birth details the dashboard leads to the mantras and the calculator all the same, in two requests', async () => {
  await openHome()
  expect(target('Get Mantras')).toBe('/dashboard?mantras')
  expect(target('Vedic Calculator')).toBe('/vedic-calculator')
  expect(database.asked()).toEqual(['catalogue', 'first'])
})

test('with birth details the dashboard chooses a raga by mood, hour and chart, and shows why', async () => {
  born()
  await openHome()
  const shown = within(await card())
  expect(shown.getByRole('heading', { level: 3 }).textContent).toBe('Shivaranjani शिवरंजनी')
  expect(shown.getByText(/Second watch of the night, by the clock/)).toBeDefined()
  expect(shown.getByText(/and that is now. Your chart leans the same way.$/)).toBeDefined()
  const sheet = await why()
  const reasons = sheet.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(reasons).toHaveLength(4)
  expect(reasons[0]).toMatch(/^By tradition Shivaranjani belongs to the second watch of the night/)
  expect(reasons[2]).toMatch(/^Your mahadasha is Saturn’s.* karuna.*Alap’s own reading/)
  expect(await fact('Influence')).toBe('Saturn mahadasha, Saturn antardasha')
  expect(await fact('Suggested mood')).toBe('Karuna, tenderness')
  expect(await fact('Suggested raag')).toBe('Shivaranjani')
  expect(await fact('Moon sign')).toBe('Leo')
  expect(await fact('Nakshatra')).toMatch(/^[A-Z].*, pada [1-4]$/)
  expect(await fact('Lagna')).toMatch(/^[A-Z][a-z]+ \d+° \d\d′$/)
  expect(await fact('Rahu')).toMatch(/^[A-Z][a-z]+ \d+° \d\d′, retrograde$/)
  expect(sheet.getByText(/^Computed on this device with apparent .* the mean node,/)).toBeDefined()
  expect(database.asked()).toEqual(['catalogue', 'first'])
})

test('with birth details the dashboard begins the raga, opens its sheet, and leads on', async () => {
  born()
  const { user, address } = await openHome()
  await why()
  expect(target('About this raga')).toBe('/dashboard?raga=shivaranjani')
  await user.keyboard('{Escape}')
  expect(target('Get Mantras')).toBe('/dashboard?mantras')
  expect(target('Vedic Calculator')).toBe('/vedic-calculator')
  await user.click(screen.getByRole('link', { name: 'Begin Shivaranjani' }))
  expect(address()).toMatchObject({
    to: '/mood-checkin',
    state: { sessionData: { audioUrl: '/recordings/shivaranjani-10.mp3' } },
  })
})

test('with birth details the dashboard uses the Sun of the place of birth where its clock is the device’s', async () => {
  born({
    birthPlace: 'Pune, Maharashtra, India',
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
  await openHome()
  const told = within(await card()).getByText(
    /, by the Sun at Pune: up from \d\d:\d\d to \d\d:\d\d/,
  )
  expect(told).toBeDefined()
})

test('with birth details the dashboard asks for what is missing in an old record', async () => {
  born({ latitude: null, longitude: null, utcOffsetSeconds: null })
  await openHome()
  expect(target('Complete your birth details')).toBe('/onboarding/astrology')
  expect(screen.queryByRole('region', { name: 'Your raga now' })).toBeNull()
})

test('with birth details the dashboard shows the message of a chart that cannot be computed here', async () => {
  born({ latitude: 80 })
  await openHome()
  const told = await screen.findByRole('alert')
  expect(told.textContent).toContain('Your chart could not be computed')
  expect(told.textContent).toContain('beyond 66° of latitude')
  expect(screen.queryByRole('button', { name: 'Calculate on this device' })).toBeNull()
})

test('birth details that do not come leave the rest of the page as it is, and have their card once they come', async () => {
  born()
  database.refuseWith = '57P03'
  await openHome()
  expect(target('Vedic Calculator')).toBe('/vedic-calculator')
  expect(screen.queryByText(/the chart is computed on this device/)).toBeNull()
  database.refuseWith = null
  await act(() => rowsOf(person.uid).pull())
  expect(await card()).toBeDefined()
})
