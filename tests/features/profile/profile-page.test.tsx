import '~tests/support/window/fake-device.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fromAnotherTab } from '~tests/services/fake-firebase.ts'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { birthRow, birthTable } from '~tests/support/database/birth-rows.ts'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { held } from '~tests/support/held.ts'
import { fact, lineValue, openProfile, tab } from './open-profile.tsx'

const database = standInDatabase()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date(Date.UTC(2026, 2, 14, 12)))
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB'])
  database.reset()
  signInAsAsha()
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('the tabs of the profile begin with the account, and load no birth', async () => {
  await openProfile('/profile')
  expect(tab('Account').getAttribute('aria-selected')).toBe('true')
  expect(screen.getByRole('tabpanel', { name: 'Account' }).textContent).toContain('Asha')
  expect(await lineValue('E-mail')).toBe('asha@example.com, verified')
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeDefined()
  expect(database.requests).toHaveLength(0)
})

test('the tabs of the profile are walked with the arrow keys as one tab stop, and are in the address', async () => {
  const { user, address } = await openProfile('/profile')
  await user.tab()
  await user.tab()
  expect(document.activeElement).toBe(tab('Account'))
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(tab('Preferences'))
  expect(address()).toBe('/profile?tab=preferences')
  expect(screen.getByRole('tabpanel', { name: 'Preferences' })).toBeDefined()
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(tab('Astrology'))
  expect(tab('Astrology').getAttribute('aria-selected')).toBe('true')
  expect(tab('Account').tabIndex).toBe(-1)
  expect(address()).toBe('/profile?tab=astrology')
  expect(screen.getByRole('tabpanel', { name: 'Astrology' })).toBeDefined()
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(tab('Account'))
  expect(address()).toBe('/profile')
  await user.keyboard('{End}')
  expect(document.activeElement).toBe(tab('Astrology'))
  await user.keyboard('{Home}')
  expect(document.activeElement).toBe(tab('Account'))
})

test('the astrology tab shows the birth as it is stored, and the periods that run now', async () => {
  database.reply = birthTable(birthRow())
  await openProfile()
  expect(await fact('Current Dasha')).toBe('Saturn, until 16 August 2044')
  expect(await fact('Antardasha')).toMatch(/^Saturn, until (19|20) August 2028$/)
  expect(screen.getByText('18 January 1960, 08:30, Pune — +05:30, Asia/Kolkata')).toBeDefined()
  expect(await fact('Moon Sign Today')).toBe('Capricorn, in Uttara Ashadha')
  expect(screen.getByRole('group', { name: /^Birth chart of Asha/ })).toBeDefined()
  expect(screen.getByText(/^Computed on this device with apparent .* the mean node,/)).toBeDefined()
  expect(screen.getByRole('table', { name: /Lagna and the nine grahas/ })).toBeDefined()
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual([
    '/dashboard',
    '/onboarding/astrology',
    '/profile?mantras&tab=astrology',
    '/vedic-calculator',
    '/panchang',
  ])
})

test('the astrology tab shows which reading of a repeated time was taken', async () => {
  const twice = { birthDate: '1995-10-29', birthTime: '01:30', zone: 'America/New_York' }
  database.reply = birthTable(birthRow({ ...twice, utcOffsetSeconds: -18_000 }))
  await openProfile()
  await screen.findByText(/^29 October 1995, 01:30 \(it came twice: the later\), Pune — -05:00/)
})

test('the astrology tab computes no chart of a birth in the future', async () => {
  database.reply = birthTable(birthRow({ birthDate: '2026-03-15' }))
  await openProfile()
  expect((await screen.findByRole('alert')).textContent).toContain(
    'This moment has not come yet at the place of birth.',
  )
  expect(screen.queryByRole('table')).toBeNull()
})

test('the astrology tab shows how a clock without a zone was read', async () => {
  database.reply = birthTable(birthRow({ timezone: 'LMT', zone: null, utcOffsetSeconds: 17_725 }))
  await openProfile()
  expect(await screen.findByText(/ — \+04:55:25, local mean time$/)).toBeDefined()
})

test('the astrology tab shows that it is loading', async () => {
  const answer = held<void>()
  database.ready = answer.promise
  database.reply = birthTable(birthRow())
  await openProfile()
  expect(screen.getByText('Loading astrology profile...')).toBeDefined()
  expect(screen.queryByText('Current Dasha')).toBeNull()
  answer.resolve()
  expect(await fact('Current Dasha')).toMatch(/^Saturn/)
})

test('the astrology tab shows that it failed, and tries again', async () => {
  database.refuseWith = '42501'
  const { user } = await openProfile()
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Failed to load astrology profile.',
  )
  database.refuseWith = null
  database.reply = birthTable(birthRow())
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await fact('Current Dasha')).toMatch(/^Saturn/)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the astrology tab invites a person without birth details, and shows no chart', async () => {
  await openProfile()
  const link = await screen.findByRole('link', { name: 'Add Astro Info' })
  expect(link.getAttribute('href')).toBe('/onboarding/astrology')
  expect(screen.queryByText('Current Dasha')).toBeNull()
  expect(screen.queryByRole('table')).toBeNull()
  expect(await fact('Moon Sign Today')).toBe('Capricorn, in Uttara Ashadha')
})

test('the astrology tab asks once more for a place that was never found', async () => {
  database.reply = birthTable(birthRow({ latitude: null, utcOffsetSeconds: null }))
  await openProfile()
  expect(await screen.findByText('The place of birth has not been found yet')).toBeDefined()
  expect(screen.getByText('18 January 1960, 08:30, Pune')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Edit Astro Info' })).toBeDefined()
  expect(screen.queryByText('Current Dasha')).toBeNull()
})

test('the astrology tab shows why a chart cannot be computed', async () => {
  database.reply = birthTable(birthRow({ latitude: 89 }))
  await openProfile()
  expect((await screen.findByRole('alert')).textContent).toMatch(/66/)
  expect(screen.queryByText('Current Dasha')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Calculate on this device' })).toBeNull()
})

test('the astrology tab shows plainly that a life is beyond the 120 years', async () => {
  database.reply = birthTable(birthRow({ birthDate: '1850-01-18' }))
  await openProfile()
  expect(await fact('Current Dasha')).toBe('None: its 120 years are over')
})

test('the astrology tab shows that the person is no longer signed in', async () => {
  fromAnotherTab(() => localStorage.clear())
  await openProfile()
  await waitFor(() => expect(screen.getByText('You must be logged in')).toBeDefined())
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login')
})
