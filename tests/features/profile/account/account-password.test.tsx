import 'fake-indexeddb/auto'
import { configure, screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { identity } from '~/services/identity/identity.ts'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { startIdentityService } from '~tests/support/identity/identity-service.ts'
import { noteOf, openAccount } from './open-account.tsx'

// The page and the real identity service may share one busy processor.
configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })

let service: Awaited<ReturnType<typeof startIdentityService>>
standInDatabase()
const network = setupServer()
let people = 0
let person = { name: '', email: '', password: '' }

beforeAll(async () => {
  service = await startIdentityService()
  network.listen({ onUnhandledRequest: 'bypass' })
}, 60_000)

afterAll(async () => {
  network.close()
  await service.stop()
})

beforeEach(async () => {
  people += 1
  person = { name: 'Asha', email: `asha${people}@example.com`, password: 'a quiet raga' }
  await identity.createAccount(person)
})

const uid = () => {
  const state = identity.current()
  return state.status === 'signed-in' ? state.person.uid : ''
}

async function openForm() {
  const page = await openAccount()
  await page.user.click(screen.getByText('Change password'))
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

test('is changed, and the person stays signed in with a token that can be renewed', async () => {
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

test('is not changed by whoever does not know it', async () => {
  const { fill, current, next } = await openForm()
  await fill('not this one', 'another quiet raga')
  await vi.waitFor(() =>
    expect(noteOf(current)).toBe('This is not your password. It is as it was.'),
  )
  expect(document.activeElement).toBe(current)
  expect(next.value).toBe('another quiet raga')
  await identity.signIn(person)
})

test('is changed even where this device cannot be signed in by it, and that is said', async () => {
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
  network.resetHandlers()
  await identity.signIn({ email: person.email, password: 'another quiet raga' })
})

test('has to be there, and long enough', async () => {
  const { fill, current, next } = await openForm()
  await fill('', 'another')
  expect(noteOf(current)).toBe('Enter the password you have now.')
  await fill(person.password, 'short')
  expect(noteOf(next)).toBe('Use at least 6 characters.')
  expect(document.activeElement).toBe(next)
})
