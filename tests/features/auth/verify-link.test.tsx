import { cleanup, screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { account as accountOfScreens } from '~/queries/account/account.ts'
import { askPassword } from '~/queries/account/change-account.ts'
import { identity } from '~/services/identity/identity.ts'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { startIdentityService } from '~tests/support/identity/identity-service.ts'
import { network } from '~tests/support/network.ts'
import { field, openLogin } from './open-login.tsx'

let service: Awaited<ReturnType<typeof startIdentityService>>
const database = standInDatabase()
let people = 0
let account = { name: '', email: '', password: '' }

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
  account = { name: 'Asha', email: `asha${people}@example.com`, password: 'a quiet raga' }
  await identity.createAccount(account)
})

function personNow() {
  const state = identity.current()
  if (state.status === 'signed-out') throw new Error('nobody is signed in')
  return state.person
}

const linkOf = (mode: string, code: string | null) =>
  `/login?mode=${mode}&oobCode=${encodeURIComponent(code ?? '')}&lang=en`

/** The code in a new mail that asks whether an address is right. */
async function verifyCode(): Promise<string | null> {
  await identity.sendVerification(personNow().uid)
  return service.resetCodeOf(account.email)
}

/** The code in the mail to the old address, after somebody changed it. */
async function recoverCode(to: string): Promise<string | null> {
  const aside = await askPassword(personNow(), account.password)
  expect(await aside.setEmail(to)).toBe(true)
  await aside.end()
  return service.resetCodeOf(account.email)
}

const refusal = (message: string) =>
  HttpResponse.json({ error: { code: 400, message } }, { status: 400 })

test('a sign-up sends the link to its address, and one that does not go out fails no sign-up', async () => {
  const leela = { ...account, email: `leela${people}@example.com` }
  await accountOfScreens.create(leela)
  await expect.poll(() => service.resetCodeOf(leela.email)).not.toBeNull()
  network.use(http.post(/accounts:sendOobCode/, () => refusal('TOO_MANY_ATTEMPTS_TRY_LATER')))
  const ravi = { ...account, email: `ravi${people}@example.com` }
  await accountOfScreens.create(ravi)
  expect(personNow()).toMatchObject({ email: ravi.email, emailVerified: false })
})

test('the link to verify changes nothing until it is confirmed, also after a reload, and then home knows', async () => {
  openLogin(linkOf('verifyEmail', await verifyCode()))
  await screen.findByText(account.email)
  expect(window.location.href).not.toMatch(/oobCode|mode/)
  await identity.lookAgain()
  expect(personNow().emailVerified).toBe(false)
  cleanup()
  const page = openLogin('/login', window.history.state.usr)
  await screen.findByText(account.email)
  await page.press('Yes, It Is Mine')
  await screen.findByText('Thank you, your email is confirmed')
  expect(personNow().emailVerified).toBe(true)
  cleanup()
  const later = openLogin('/login', window.history.state.usr)
  await screen.findByText('Thank you, your email is confirmed')
  await later.press('Go to Your Home')
  await screen.findByText('Arrived at /dashboard')
})

test('the link to verify works signed out, and leads to the sign-in with its address', async () => {
  const code = await verifyCode()
  identity.signOut()
  const page = openLogin(linkOf('verifyEmail', code))
  await screen.findByText(account.email)
  await page.press('Yes, It Is Mine')
  await screen.findByText('Thank you, your email is confirmed')
  await page.press('Sign In')
  expect(field(/Email/).value).toBe(account.email)
  await identity.signIn(account)
  expect(personNow().emailVerified).toBe(true)
})

test('the link to verify works for another person than the one who is signed in here', async () => {
  const code = await verifyCode()
  const other = `leela${people}@example.com`
  await identity.createAccount({ ...account, email: other })
  const page = openLogin(linkOf('verifyEmail', code))
  await screen.findByText(account.email)
  await page.press('Yes, It Is Mine')
  await screen.findByText(new RegExp(`^${other} is signed in here now`))
  expect(personNow()).toMatchObject({ email: other, emailVerified: false })
  await page.press('Sign In')
  expect(identity.current()).toEqual({ status: 'signed-out' })
  expect(field(/Email/).value).toBe(account.email)
})

test('the link to verify used before says so, and leads home', async () => {
  const link = linkOf('verifyEmail', await verifyCode())
  const page = openLogin(link)
  await screen.findByText(account.email)
  await page.press('Yes, It Is Mine')
  await screen.findByText('Thank you, your email is confirmed')
  cleanup()
  const again = openLogin(link)
  await screen.findByText('This link does not work any more')
  screen.getByText(
    /your email is confirmed.* works as before\. Ask for another link under Profile, Account\.$/,
  )
  await again.press('Go to Your Home')
  await screen.findByText('Arrived at /dashboard')
})

test.each([
  ['verifyEmail', /It has expired. Your account works as before/],
  ['recoverEmail', /It has expired. If your account is not yours any more/],
])('an expired link with the mode %s says so', async (mode, words) => {
  const code = await verifyCode()
  network.use(http.post(/accounts:resetPassword/, () => refusal('EXPIRED_OOB_CODE')))
  openLogin(linkOf(mode, code))
  await screen.findByText(words)
})

test('the link to verify is tried again when the service was not reached', async () => {
  const code = await verifyCode()
  network.use(http.post(/accounts:resetPassword/, () => HttpResponse.error()))
  const page = openLogin(linkOf('verifyEmail', code))
  await screen.findByText('The link could not be used')
  network.reset()
  await page.press('Try Again')
  await screen.findByText(account.email)
  network.use(http.post(/accounts:update/, () => HttpResponse.error()))
  await page.press('Yes, It Is Mine')
  await screen.findByText('The link could not be used')
  network.reset()
  await page.press('Try Again')
  await screen.findByText('Thank you, your email is confirmed')
})

test('the link to recover takes the address back when confirmed, and offers a new password', async () => {
  const hijacked = `hijacked${people}@example.com`
  const code = await recoverCode(hijacked)
  identity.signOut()
  const page = openLogin(linkOf('recoverEmail', code))
  await screen.findByText(account.email)
  await expect(identity.signIn(account)).rejects.toMatchObject({ kind: 'wrong-credentials' })
  await page.press('Take It Back')
  await screen.findByText('Your account is yours again')
  screen.getByText(/may know your password/)
  cleanup()
  const reloaded = openLogin('/login', window.history.state.usr)
  await screen.findByText('Your account is yours again')
  await reloaded.press('Send Me the Link')
  await screen.findByRole('heading', { name: 'Check your email' })
  const reset = (await service.resetCodeOf(account.email)) ?? ''
  expect(await identity.checkResetCode(reset)).toBe(account.email)
  await identity.signIn(account)
})

test('the link to recover tells a device that is signed in with the other address', async () => {
  const code = await recoverCode(`moved${people}@example.com`)
  await identity.signIn({ ...account, email: `moved${people}@example.com` })
  const page = openLogin(linkOf('recoverEmail', code))
  await screen.findByText(account.email)
  await page.press('Take It Back')
  await screen.findByText('Your account is yours again')
  expect(personNow().email).toBe(account.email)
})

test('the link to recover used before, or to an address that is taken by now, changes nothing', async () => {
  const moved = `moved${people}@example.com`
  const code = await recoverCode(moved)
  identity.signOut()
  await identity.createAccount(account)
  identity.signOut()
  const page = openLogin(linkOf('recoverEmail', code))
  await screen.findByText(account.email)
  await page.press('Take It Back')
  await screen.findByText(/There is another account with your old address by now/)
  cleanup()
  openLogin(linkOf('recoverEmail', code))
  await screen.findByText(/It is not complete or was used before/)
  await identity.signIn({ ...account, email: moved })
})

test.each(['verifyAndChangeEmail', 'recoverEmail', 'resetPassword'])(
  'the code of a link to verify is refused under the mode %s, and nothing has changed',
  async (mode) => {
    openLogin(linkOf(mode, await verifyCode()))
    await screen.findByText('This link does not work any more')
    screen.getByText(/nothing has changed/)
    await identity.lookAgain()
    expect(personNow()).toMatchObject({ email: account.email, emailVerified: false })
  },
)

test('the code of a password reset is refused under the mode verifyEmail, and still works under its own', async () => {
  await identity.sendPasswordReset(account.email)
  const code = await service.resetCodeOf(account.email)
  openLogin(linkOf('verifyEmail', code))
  await screen.findByText(/do not belong together, so nothing has changed/)
  expect(await identity.checkResetCode(code ?? '')).toBe(account.email)
})
