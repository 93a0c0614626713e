import { cleanup, screen } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { identity } from '~/services/identity/identity.ts'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { startIdentityService } from '~tests/support/identity/identity-service.ts'
import { field, noteOf, openLogin } from './open-login.tsx'

let service: Awaited<ReturnType<typeof startIdentityService>>
const database = standInDatabase()
let people = 0
let email = ''

beforeAll(async () => {
  service = await startIdentityService()
})

afterAll(() => service.stop())

beforeEach(async () => {
  database.reset()
  people += 1
  email = `asha${people}@example.com`
  await identity.createAccount({ name: 'Asha', email, password: 'a quiet raga' })
  identity.signOut()
})

async function linkInEmail(): Promise<string> {
  await identity.sendPasswordReset(email)
  const code = await service.resetCodeOf(email)
  return `/login?mode=resetPassword&oobCode=${encodeURIComponent(code ?? '')}&lang=en`
}

/** The same visit after a reload: the address and the navigation state are as they were. */
function reload() {
  const { href } = window.location
  const { usr } = window.history.state
  cleanup()
  return openLogin(href, usr)
}

test('asking for a new password needs an address first', async () => {
  const page = openLogin()
  await page.press('Forgot Password?')
  await screen.findByText('Email required')
  screen.getByText('Please enter your email address first.')
})

test.each([
  ['an address with an account', () => email],
  ['an address without one', () => 'nobody@example.com'],
])('asking for a new password for %s ends with the same message', async (_name, address) => {
  const page = openLogin()
  await page.fill({ email: address() })
  await page.press('Forgot Password?')
  await screen.findByRole('heading', { name: 'Check your email' })
  await screen.findByText('Password reset sent!')
  screen.getByText('Check your email for the password reset link.')
  screen.getByText(new RegExp(`If ${address()} has an account`))
  await page.press('Back to Sign In')
  screen.getByRole('button', { name: 'Sign In' })
})

test('asking for a new password for text that is no address reports that and stays', async () => {
  const page = openLogin()
  await page.fill({ email: 'asha' })
  await page.press('Forgot Password?')
  expect(noteOf(field(/Email/))).toMatch(/not an email address yet/)
  expect(document.activeElement).toBe(field(/Email/))
  expect(field(/Email/).value).toBe('asha')
})

describe('the link in the reset e-mail', () => {
  test('the link in the reset e-mail leaves no code in the address bar, takes a new password, and confirms it', async () => {
    const link = await linkInEmail()
    const page = openLogin(link)
    await screen.findByText(`For ${email}`)
    expect(window.location.href).not.toMatch(/oobCode|mode/)
    expect(field(/New Password/).autocomplete).toBe('new-password')
    const account = document.querySelector<HTMLInputElement>('input[autocomplete=username]')
    expect(account?.value).toBe(email)
    await page.fill({ password: 'short' })
    await page.press('Set New Password')
    expect(noteOf(field(/New Password/))).toMatch(/at least 8 characters/)
    await page.fill({ password: 'a new raga' })
    await page.press('Set New Password')
    await screen.findByRole('heading', { name: 'Password reset complete' })
    await page.press('Sign In')
    expect(field(/Email/).value).toBe(email)
    await page.fill({ password: 'a new raga' })
    await page.press('Sign In')
    await screen.findByText('Arrived at /dashboard')
  })

  test('the link in the reset e-mail used while another person is signed in ends at its own account’s sign-in', async () => {
    const link = await linkInEmail()
    const other = `leela${people}@example.com`
    await identity.createAccount({ name: 'Leela', email: other, password: 'another raga' })
    const page = openLogin(link)
    await screen.findByText(`For ${email}`)
    await page.fill({ password: 'a new raga' })
    await page.press('Set New Password')
    await screen.findByText(new RegExp(`^${other} is signed in here now`))
    expect(identity.current().status).toBe('signed-in')
    await page.press('Sign In')
    expect(identity.current()).toEqual({ status: 'signed-out' })
    expect(field(/Email/).value).toBe(email)
    await page.fill({ password: 'a new raga' })
    await page.press('Sign In')
    await screen.findByText('Arrived at /dashboard')
    expect(identity.current()).toMatchObject({ person: { email } })
  })

  test('the link in the reset e-mail requested again while another person is signed in leads to its sign-in', async () => {
    const link = await linkInEmail()
    const code = new URLSearchParams(link.split('?')[1]).get('oobCode') ?? ''
    await identity.completeReset(code, 'a new raga')
    const other = `leela${people}@example.com`
    await identity.createAccount({ name: 'Leela', email: other, password: 'another raga' })
    const page = openLogin(link)
    await screen.findByText('This link does not work any more')
    await page.fill({ email })
    await page.press('Send a New Email')
    await screen.findByText(new RegExp(`^${other} is signed in here now`))
    await page.press('Back to Sign In')
    expect(field(/Email/).value).toBe(email)
  })

  test('the link in the reset e-mail is kept across a reload until it is used, and not after', async () => {
    openLogin(await linkInEmail())
    await screen.findByText(`For ${email}`)
    const page = reload()
    await screen.findByText(`For ${email}`)
    expect(window.location.href).not.toMatch(/oobCode|mode/)
    await page.fill({ password: 'a new raga' })
    await page.press('Set New Password')
    await screen.findByRole('heading', { name: 'Password reset complete' })
    await vi.waitFor(() =>
      expect(window.history.state.usr).toEqual({ ended: { at: 'reset-complete', email } }),
    )
    const again = reload()
    screen.getByRole('heading', { name: 'Password reset complete' })
    await again.press('Sign In')
    expect(field(/Email/).value).toBe(email)
    await vi.waitFor(() => expect(window.history.state.usr).toBeNull())
    reload()
    screen.getByRole('heading', { name: 'Welcome back' })
  })

  test('the link in the reset e-mail used and reloaded while another is signed in leads to its own sign-in', async () => {
    const link = await linkInEmail()
    const other = `leela${people}@example.com`
    await identity.createAccount({ name: 'Leela', email: other, password: 'another raga' })
    const first = openLogin(link)
    await screen.findByText(`For ${email}`)
    await first.fill({ password: 'a new raga' })
    await first.press('Set New Password')
    await screen.findByRole('heading', { name: 'Password reset complete' })
    await vi.waitFor(() => expect(window.history.state.usr).not.toHaveProperty('mailLink'))
    const page = reload()
    screen.getByText(new RegExp(`^${other} is signed in here now`))
    await page.press('Sign In')
    expect(identity.current()).toEqual({ status: 'signed-out' })
    expect(field(/Email/).value).toBe(email)
  })

  test.each([
    ['another mode', { opens: 'something', code: 'abc' }],
    ['no code', { opens: 'reset-link', code: '' }],
    ['a code that is no text', { opens: 'reset-link', code: { a: 1 } }],
    ['text', 'reset-link'],
  ])('a reset link made up by hand with %s opens the sign-in form', (_name, mailLink) => {
    openLogin('/login', { mailLink })
    screen.getByRole('button', { name: 'Sign In' })
  })

  test.each([
    ['in something else', { at: 'entry', email: 'asha@example.com' }],
    ['for no address', { at: 'reset-complete', email: '' }],
    ['for what is no address', { at: 'reset-complete', email: { a: 1 } }],
    ['in text', 'reset-complete'],
  ])('a reset that claims by hand to have ended %s opens the sign-in form', (_name, ended) => {
    openLogin('/login', { ended })
    screen.getByRole('form', { name: 'Sign in' })
  })

  test('the link in the reset e-mail used before shows that and offers a new e-mail', async () => {
    const link = await linkInEmail()
    const code = new URLSearchParams(link.split('?')[1]).get('oobCode') ?? ''
    await identity.completeReset(code, 'a new raga')
    const page = openLogin(link)
    await screen.findByText('This link does not work any more')
    await page.fill({ email })
    await page.press('Send a New Email')
    await screen.findByRole('heading', { name: 'Check your email' })
    expect(await service.resetCodeOf(email)).not.toBe(code)
  })

  test('the link in the reset e-mail used while the page was open offers a new e-mail to the same address', async () => {
    const link = await linkInEmail()
    const code = new URLSearchParams(link.split('?')[1]).get('oobCode') ?? ''
    const page = openLogin(link)
    await screen.findByText(`For ${email}`)
    await identity.completeReset(code, 'from another tab')
    await page.fill({ password: 'a new raga' })
    await page.press('Set New Password')
    await screen.findByText('This link does not work any more')
    expect(field(/Email/).value).toBe(email)
  })

  test.each([
    '/login?mode=resetPassword',
    '/login?mode=resetPassword&oobCode=',
    '/login?oobCode=abc',
    '/login?mode=verifyEmail',
    '/login?mode=recoverEmail&oobCode=',
  ])('the incomplete reset address %s opens the sign-in form', (address) => {
    openLogin(address)
    screen.getByRole('button', { name: 'Sign In' })
  })
})
