import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { identity } from '~/services/identity/identity.ts'
import { storageKeyOf, storedAccount } from '~/services/identity/stored-account.ts'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { network } from '~tests/support/network.ts'
import { lineValue } from '../open-profile.tsx'
import { accountService } from './account-service.ts'
import { noteOf, openAccount } from './open-account.tsx'

standInDatabase()
const { person } = accountService('Asha Rao')

const nameNow = () => {
  const state = identity.current()
  return state.status === 'signed-in' ? state.person.name : undefined
}

async function openForm() {
  const page = await openAccount()
  await page.user.click(screen.getByText('Name'))
  const field = screen.getByLabelText<HTMLInputElement>(/Full Name/)
  const give = async (name: string) => {
    await page.user.clear(field)
    await page.user.click(field)
    await page.user.paste(name)
    await page.press('Change my name')
  }
  return { ...page, field, give }
}

test('a name is changed without the spaces around it, is shown at once, and is found after a reload', async () => {
  const { field, give } = await openForm()
  expect(field.value).toBe('Asha Rao')
  await give('  Āśā 🪷 ')
  await screen.findByText('You are Āśā 🪷 here from now on.')
  expect(await lineValue('Name')).toBe('Āśā 🪷')
  expect(nameNow()).toBe('Āśā 🪷')
  const kept = localStorage.getItem(storageKeyOf('demo-alap-key'))
  expect(storedAccount(kept)?.name).toBe('Āśā 🪷')
  // And the service has it, not this device alone.
  identity.signOut()
  await identity.signIn(person)
  expect(nameNow()).toBe('Āśā 🪷')
})

test.each([
  ['nothing', '', 'Enter your full name.'],
  ['spaces alone', '   ', 'Enter your full name.'],
  ['too many characters', 'ā'.repeat(101), 'This name has 101 characters. Use at most 100.'],
])('a name of %s is refused, with a message at the field', async (_, name, words) => {
  const asked = vi.fn()
  network.use(http.post(/accounts:update/, asked))
  const { user, field, press } = await openForm()
  await user.clear(field)
  if (name) await user.paste(name)
  await press('Change my name')
  await waitFor(() => expect(noteOf(field)).toBe(words))
  expect(document.activeElement).toBe(field)
  expect(field.value).toBe(name)
  expect(asked).not.toHaveBeenCalled()
  expect(nameNow()).toBe('Asha Rao')
})

test('a name that could not be sent stays in the field, and is sent at the next try', async () => {
  network.use(http.post(/accounts:update/, () => HttpResponse.error()))
  const { field, give, press } = await openForm()
  await give('Usha')
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /cannot be reached.*what you typed is still here/,
  )
  expect(field.value).toBe('Usha')
  expect(await lineValue('Name')).toBe('Asha Rao')
  network.reset()
  await press('Change my name')
  await screen.findByText('You are Usha here from now on.')
  expect(nameNow()).toBe('Usha')
})
