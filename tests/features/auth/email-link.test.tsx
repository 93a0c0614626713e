import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addressLink, changeEmail } from '~/queries/account/change-account.ts'
import { identity } from '~/services/identity/identity.ts'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { startIdentityService } from '~tests/support/identity/identity-service.ts'
import { network } from '~tests/support/network.ts'
import { field, openLogin } from './open-login.tsx'

let service: Awaited<ReturnType<typeof startIdentityService>>
const database = standInDatabase()
let people = 0
let account = { name: '', email: '', password: '' }
let to = ''

beforeAll(async () => {
  service = await startIdentityService()
})

afterAll(async () => {
  await service.stop()
})

beforeEach(async () => {
  database.reset()
  network.reset()
  people += 1
  account = { name: 'Asha', email: `from${people}@example.com`, password: 'a quiet raga' }
  to = `to${people}@example.com`
  await identity.createAccount(account)
})

async function codeInEmail(): Promise<string> {
  const state = identity.current()
  if (state.status === 'signed-out') throw new Error('nobody is signed in')
  await changeEmail.send({ ...state.person, emailVerified: true }, account.password, to)
  return (await service.resetCodeOf(account.email)) ?? ''
}
const linkOf = (code: string) =>
  `/login?mode=verifyAndChangeEmail&oobCode=${encodeURIComponent(code)}&lang=en`

test('the e-mail link leaves no code in the address bar, shows the change, and makes it when confirmed', async () => {
  const page = openLogin(linkOf(await codeInEmail()))
  await screen.findByText(to)
  screen.getByText(account.email)
  expect(window.location.href).not.toMatch(/oobCode|mode/)
  // Opening it alone has changed nothing.
  await identity.signIn(account)
  await page.press('Use the New Email')
  await screen.findByText('Your email is changed')
  expect(identity.current()).toEqual({ status: 'signed-out' })
  await expect(identity.signIn(account)).rejects.toMatchObject({ kind: 'wrong-credentials' })
  await page.press('Sign In')
  await page.fill({ email: to, password: account.password })
  await page.press('Sign In')
  await screen.findByText('Arrived at /dashboard')
})

test('the e-mail link keeps another person who is signed in here signed in', async () => {
  const link = linkOf(await codeInEmail())
  await identity.createAccount({ ...account, email: `leela${people}@example.com` })
  const page = openLogin(link)
  await screen.findByText(to)
  await page.press('Use the New Email')
  await screen.findByText('Your email is changed')
  expect(identity.current()).toMatchObject({ person: { email: `leela${people}@example.com` } })
})

test('the e-mail link used while another person is signed in leads to the sign-in of its own account', async () => {
  const link = linkOf(await codeInEmail())
  const other = `leela${people}@example.com`
  await identity.createAccount({ ...account, email: other })
  const page = openLogin(link)
  await screen.findByText(to)
  await page.press('Use the New Email')
  await screen.findByText(new RegExp(`^${other} is signed in here now`))
  await page.press('Sign In')
  expect(identity.current()).toEqual({ status: 'signed-out' })
  expect(field(/Email/).value).toBe(to)
})

test('the e-mail link used before shows that and leads to the sign-in', async () => {
  const code = await codeInEmail()
  await addressLink.finish('change-email', code, { from: account.email, to })
  const page = openLogin(linkOf(code))
  await screen.findByText('This link does not work any more')
  screen.getByText(
    /was used before. If you have used it, sign in with the new address.* Sign in, and ask for another link under Profile, Account\.$/,
  )
  await page.press('Sign In')
  screen.getByRole('form', { name: 'Sign in' })
})

test('the e-mail link that has expired shows that', async () => {
  const link = linkOf(await codeInEmail())
  network.use(
    http.post(/accounts:resetPassword/, () =>
      HttpResponse.json({ error: { code: 400, message: 'EXPIRED_OOB_CODE' } }, { status: 400 }),
    ),
  )
  openLogin(link)
  await screen.findByText(/It has expired, and your address is as it was/)
})

test('the e-mail link to an address that was taken meanwhile changes nothing', async () => {
  const page = openLogin(linkOf(await codeInEmail()))
  await screen.findByText(to)
  await identity.createAccount({ ...account, email: to })
  await page.press('Use the New Email')
  await screen.findByText(/an account with the new address already/)
  await identity.signIn(account)
})

test('the e-mail link is tried again when the service was not reached', async () => {
  const link = linkOf(await codeInEmail())
  network.use(http.post(/accounts:resetPassword/, () => HttpResponse.error()))
  const page = openLogin(link)
  await screen.findByText('The link could not be used')
  network.reset()
  await page.press('Try Again')
  await screen.findByText(to)
  network.use(http.post(/accounts:update/, () => HttpResponse.error()))
  await page.press('Use the New Email')
  await screen.findByText('The link could not be used')
  network.reset()
  await page.press('Try Again')
  await screen.findByText('Your email is changed')
})

test('the e-mail link with the code of a password reset changes no address', async () => {
  await identity.sendPasswordReset(account.email)
  openLogin(linkOf((await service.resetCodeOf(account.email)) ?? ''))
  await screen.findByText('This link does not work any more')
})
