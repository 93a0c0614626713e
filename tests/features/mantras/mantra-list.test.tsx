import '~tests/support/window/fake-device.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recording } from '~tests/audio/fake-audio.ts'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { birthRow, birthTable } from '~tests/support/database/birth-rows.ts'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { address, dialog, offered, openMantras } from './open-mantras.tsx'

const database = standInDatabase()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date(2026, 2, 14, 12))
  database.reset()
  signInAsAsha()
})

afterEach(() => {
  vi.useRealTimers()
})

test('the mantras for a person are those of the dasha and the Moon, each with its rule', async () => {
  database.reply = birthTable(birthRow())
  await openMantras()
  expect(screen.getByRole('dialog', { name: 'Mantras for you' })).toBeDefined()
  expect(await offered()).toEqual(['Shani mantra', 'Moon Sign mantra', 'Protection mantra'])
  expect(dialog().getByText('ॐ शं शनैश्चराय नमः').lang).toBe('sa')
  expect(dialog().getByText('oṃ śaṃ śanaiścarāya namaḥ')).toBeDefined()
  expect(dialog().getByText('108 times on Saturdays.')).toBeDefined()
  expect(dialog().getByText('Your mahadasha now is that of Saturn.')).toBeDefined()
  expect(dialog().getByText('Your Moon is in Leo, the sign of the Sun.')).toBeDefined()
  expect(dialog().queryByText(/for everyone\. /)).toBeNull()
})

test('the mantras for a person include one more while Yaman plays', async () => {
  database.reply = birthTable(birthRow())
  const { player } = await openMantras()
  await offered()
  await act(async () => player.load(recording({ raga: 'Yaman' })))
  expect(await offered()).toContain('Raga Enhancement mantra')
})

test('the mantras for a person include one more when Yaman is recommended, unless another raga plays', async () => {
  vi.setSystemTime(new Date(2026, 2, 14, 19, 30))
  signInAsAsha()
  database.reply = birthTable(birthRow())
  const { player } = await openMantras()
  expect(await offered()).toContain('Raga Enhancement mantra')
  await act(async () => player.load(recording({ raga: 'Desh' })))
  expect(await offered()).not.toContain('Raga Enhancement mantra')
})

test('the mantras for a person are the general ones, with an invitation, before the birth is known', async () => {
  await openMantras()
  expect(await offered()).toEqual(['Om Namah Shivaya', 'Protection mantra'])
  const link = dialog().getByRole('link', { name: 'Add Astro Info' })
  expect(link.getAttribute('href')).toBe('/onboarding/astrology')
})

test('the mantras for a person ask once more for a place that was never found', async () => {
  database.reply = birthTable(birthRow({ latitude: null, longitude: null }))
  await openMantras()
  expect(await offered()).toEqual(['Om Namah Shivaya', 'Protection mantra'])
  expect(dialog().getByText(/Choose your place of birth once more/)).toBeDefined()
  expect(dialog().getByRole('link', { name: 'Edit Astro Info' })).toBeDefined()
})

test('the mantras for a person are the general ones when the details cannot be read, until they can', async () => {
  database.refuseWith = '42501'
  const { user } = await openMantras()
  expect(await offered()).toEqual(['Om Namah Shivaya', 'Protection mantra'])
  expect(dialog().getByText(/could not be read just now/)).toBeDefined()
  database.refuseWith = null
  database.reply = birthTable(birthRow())
  await user.click(dialog().getByRole('button', { name: 'Try again' }))
  await waitFor(async () => expect(await offered()).toContain('Shani mantra'))
  expect(dialog().queryByText(/could not be read/)).toBeNull()
})

test('the mantras for a person are the general ones without a word while the database is out of reach', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  database.refuseWith = '08006'
  await openMantras()
  expect(await offered()).toEqual(['Om Namah Shivaya', 'Protection mantra'])
  expect(dialog().queryByText(/could not be read/)).toBeNull()
})

test('the mantras for a person show why a chart cannot be computed, and are the general ones', async () => {
  database.reply = birthTable(birthRow({ latitude: 89 }))
  await openMantras()
  expect(await offered()).toEqual(['Om Namah Shivaya', 'Protection mantra'])
  expect(dialog().getByRole('alert').textContent).toMatch(/66.*Until then these are for everyone\./)
})

test('the mantras for a person lead to a mala and back, the page below and its query untouched', async () => {
  database.reply = birthTable(birthRow())
  const { user } = await openMantras('/profile?tab=astrology&mantras=')
  await offered()
  await user.click(dialog().getByRole('button', { name: 'Count the beads: Shani mantra' }))
  expect(screen.getByRole('dialog', { name: 'Shani mantra' })).toBeDefined()
  expect(address()).toBe('/profile?tab=astrology&mantras=shani')
  expect(document.activeElement).toBe(dialog().getByRole('button', { name: 'Next bead' }))
  await user.click(dialog().getByRole('button', { name: 'All mantras' }))
  expect(address()).toBe('/profile?tab=astrology&mantras=')
  expect(document.activeElement).toBe(
    await dialog().findByRole('button', { name: 'Count the beads: Shani mantra' }),
  )
})

test('the mantras for a person are all listed when the address names an unknown one', async () => {
  await openMantras('/dashboard?mantras=constructor')
  expect(await offered()).toEqual(['Om Namah Shivaya', 'Protection mantra'])
})
