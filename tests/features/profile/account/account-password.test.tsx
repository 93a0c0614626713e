import '~tests/support/window/fake-device.ts'
import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { identity } from '~/services/identity/identity.ts'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { network } from '~tests/support/network.ts'
import { accountService } from './account-service.ts'
import { noteOf, openAccount } from './open-account.tsx'

standInDatabase()
const { person } = accountService()

const uid = () => {
  const state = identity.current()
  return state.status === 'signed-in' ? state.person.uid : ''
}

async function openForm() {
  const page = await openAccount()
  await page.user.click(screen.getByText('Password'))
  const current = screen.getByLabelText<HTMLInputElement>(/Present password/)
  const next = screen.getByLabelText<HTMLInputElement>(/New password/)
  const fill = async (one: string, other: string) => {
    await page.user.clear(current)
    await page.user.clear(next)
    if (one) await page.user.type(current, one)
    if (other) await page.user.type(next, other)
    await page.press('Set new password')
  }
  return { ...page, current, next, fill }
}

test('the address for password managers opens the form', async () => {
  await openAccount(null, '/profile?change=password')
  expect(screen.getByLabelText(/New password/).closest('details')?.open).toBe(true)
  expect(screen.getByLabelText(/New e-mail/).closest('details')?.open).toBe(false)
})

test('the password is changed, and the person stays signed in with a token that can be renewed', async () => {
  const own = uid()
  const { fill, current, next } = await openForm()
  await fill(person.password, 'another quiet raga')
  await screen.findByText('Your password is changed')
  expect([current.value, next.value]).toEqual(['', ''])
  expect(uid()).toBe(own)
  expect(await identity.idToken(own, true)).toMatch(/^[\w-]+\./)
  await expect(identity.signIn(person)).rejects.toMatchObject({ kind: 'wrong-credentials' })
  await identity.signIn({ email: person.email, password: 'another quiet raga' })
})

test('the password is not changed without the current one', async () => {
  const { fill, current, next } = await openForm()
  await fill('not this one', 'another quiet raga')
  await vi.waitFor(() => expect(noteOf(current)).toBe('Wrong password. Nothing was changed.'))
  expect(document.activeElement).toBe(current)
  expect(next.value).toBe('another quiet raga')
  await identity.signIn(person)
})

test('the password is changed even where this device cannot sign in by it, and that is shown', async () => {
  let signIns = 0
  network.use(
    http.post(/accounts:signInWithPassword/, () => {
      signIns += 1
      return signIns === 1 ? undefined : HttpResponse.error()
    }),
  )
  const own = uid()
  const { fill } = await openForm()
  await fill(person.password, 'another quiet raga')
  await screen.findByText(/This device could not be signed in with it/)
  expect(uid()).toBe(own)
  network.reset()
  await identity.signIn({ email: person.email, password: 'another quiet raga' })
})

test('the new password has to be there, and long enough', async () => {
  const { fill, current, next } = await openForm()
  await fill('', 'another')
  expect(noteOf(current)).toBe('Enter the password you have now.')
  await fill(person.password, 'short')
  expect(noteOf(next)).toBe('Use at least 8 characters. A few words together are easy to remember.')
  expect(document.activeElement).toBe(next)
})
