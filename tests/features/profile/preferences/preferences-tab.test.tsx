import '~tests/support/window/fake-device.ts'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ownSettings } from '~/lib/shell/own-settings.ts'
import { isMotionReduced } from '~/ui/motifs/reduced-motion.ts'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { openProfile } from '../open-profile.tsx'

const database = standInDatabase()

beforeEach(() => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB'])
  database.reset()
  signInAsAsha()
})
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

const open = () => openProfile('/profile?tab=preferences')
const choice = (group: string, name: string) =>
  within(screen.getByRole('radiogroup', { name: group })).getByRole<HTMLInputElement>('radio', {
    name,
  })
const isOn = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name }).checked

test('a newcomer sees what is usual', async () => {
  await open()
  expect(choice('Theme', 'System').checked).toBe(true)
  expect(choice('Motion', 'As the device').checked).toBe(true)
  expect(choice('Names of ragas', 'Both').checked).toBe(true)
  expect(choice('Clock', '24 hours').checked).toBe(true)
  expect(choice('The week begins on', 'Sunday').checked).toBe(true)
  expect(isOn('The sky follows the hour')).toBe(true)
  expect(isOn('Show my streak')).toBe(true)
  expect(isOn('Keys on every page')).toBe(true)
  expect(screen.getByText('19:30')).toBeDefined()
})

test('each choice is kept as it is made, and what is usual is no choice', async () => {
  const { user } = await open()
  await user.click(choice('Theme', 'Dark'))
  await user.click(choice('Motion', 'Still'))
  await user.click(screen.getByRole('switch', { name: 'The sky follows the hour' }))
  await user.click(screen.getByRole('switch', { name: 'Show my streak' }))
  await user.click(screen.getByRole('switch', { name: 'Keys on every page' }))
  await user.click(choice('The week begins on', 'Monday'))
  expect(
    (['theme', 'motion', 'sky', 'streak', 'keys', 'week'] as const).map(ownSettings.read),
  ).toEqual(['dark', 'reduced', 'evening', 'hidden', 'off', '1'])
  expect(isMotionReduced()).toBe(true)
  await user.click(choice('Theme', 'System'))
  expect(ownSettings.read('theme')).toBeNull()
})

test('the preview follows the clock, the week and the names', async () => {
  const { user } = await open()
  expect(screen.getByText('S M T W T F S')).toBeDefined()
  await user.click(choice('Clock', '12 hours'))
  expect(screen.getByText('7:30 pm')).toBeDefined()
  await user.click(choice('The week begins on', 'Saturday'))
  expect(screen.getByText('S S M T W T F')).toBeDefined()
  expect(screen.getByText('यमन')).toBeDefined()
  await user.click(choice('Names of ragas', 'Latin'))
  expect(screen.queryByText('यमन')).toBeNull()
  await user.click(choice('Names of ragas', 'Devanagari'))
  expect(screen.getByText('यमन')).toBeDefined()
  expect(screen.queryByText('Yaman')).toBeNull()
})

test('the pitch and the length are those of every session, and as usual again', async () => {
  const { user } = await open()
  await user.click(screen.getByText('Your Sa'))
  await user.selectOptions(screen.getByLabelText('Sa'), 'C♯3')
  expect(ownSettings.read('sound')).toContain('sa=cs3')
  expect(screen.getByText('C♯3', { selector: 'summary span' })).toBeDefined()
  await user.selectOptions(screen.getByLabelText('Sa'), 'As usual for each raga')
  expect(ownSettings.read('sound')).not.toContain('sa=')
  await user.click(screen.getByText('Usual length'))
  screen.getByRole('slider', { name: 'Length' }).focus()
  await user.keyboard('{ArrowRight}')
  expect(ownSettings.read('minutes')).toBe('21')
  await user.click(screen.getByRole('button', { name: 'As each session is' }))
  expect(ownSettings.read('minutes')).toBeNull()
})

test('what was chosen by anyone else is not believed', async () => {
  for (const name of ['theme', 'motion', 'names', 'clock', 'week', 'sky', 'streak', 'keys'])
    localStorage.setItem(`alap:${name}`, '__proto__')
  await open()
  expect(choice('Theme', 'System').checked).toBe(true)
  expect(choice('Names of ragas', 'Both').checked).toBe(true)
  expect(choice('Clock', '24 hours').checked).toBe(true)
  expect(choice('The week begins on', 'Sunday').checked).toBe(true)
  expect(isOn('Show my streak')).toBe(true)
})

test('the reminder and the place are where they are made', async () => {
  const { user, address } = await open()
  expect(screen.getByRole('link', { name: /^Choose your place/ }).getAttribute('href')).toBe(
    '/panchang',
  )
  await user.click(screen.getByRole('link', { name: /^Daily reminder/ }))
  expect(address()).toBe('/profile?reminder&tab=preferences')
})
