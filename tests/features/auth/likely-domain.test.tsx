import { screen } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { identity } from '~/services/identity/identity.ts'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { startIdentityService } from '~tests/support/identity/identity-service.ts'
import { field, openLogin } from './open-login.tsx'

let service: Awaited<ReturnType<typeof startIdentityService>>
standInDatabase()

beforeAll(async () => {
  service = await startIdentityService()
})

afterAll(() => service.stop())

beforeEach(() => identity.signOut())

/** What the page says politely of the domain; the toasts of other tests may still be there. */
const question = () =>
  screen.queryByText(/did you mean/, { selector: '[role=status]' })?.textContent ?? ''
const email = () => field(/Email/)

async function openNewAccount() {
  const page = openLogin()
  await page.toNewAccount()
  return { ...page, type: (text: string) => page.user.type(email(), text) }
}

test('a misspelt domain is asked about as it is typed, and one press sets the address', async () => {
  const { type, press } = await openNewAccount()
  await type('Asha@gmial.com')
  expect(question()).toBe('gmial.com: did you mean gmail.com?')
  await press('Use Asha@gmail.com')
  expect(email().value).toBe('Asha@gmail.com')
  expect(document.activeElement).toBe(email())
  expect(question()).toBe('')
  expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull()
})

test('the proposed address is the next stop of the keyboard', async () => {
  const { type, user } = await openNewAccount()
  await type('asha@hotmial.com')
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Use asha@hotmail.com' }))
  await user.keyboard('{Enter}')
  expect(email().value).toBe('asha@hotmail.com')
})

test('what may yet become the right domain is asked about once the field is left', async () => {
  const { type, user } = await openNewAccount()
  await type('asha@gmail.co')
  expect(question()).toBe('')
  await user.tab()
  expect(question()).toBe('gmail.co: did you mean gmail.com?')
  await type('m')
  expect(question()).toBe('')
})

test('the question keeps nobody from going on with the address as it is', async () => {
  const { fill, press } = await openNewAccount()
  await fill({ name: 'Asha Rao', email: 'asha@gmial.com', password: 'a quiet raga' })
  expect(question()).toBe('gmial.com: did you mean gmail.com?')
  await press('Create Account')
  await screen.findByText('Arrived at /dashboard')
  expect(identity.current()).toMatchObject({ person: { email: 'asha@gmial.com' } })
})

test('a domain that exists is not asked about, and neither is any at the sign-in', async () => {
  const page = openLogin()
  await page.user.type(email(), 'asha@gmial.com')
  expect(screen.queryByText(/did you mean/)).toBeNull()
  await page.toNewAccount()
  expect(question()).toBe('gmial.com: did you mean gmail.com?')
  await page.fill({ email: 'asha@mail.com' })
  expect(question()).toBe('')
})
