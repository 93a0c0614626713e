import { act, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { newAccountPath } from '~/lib/paths.ts'
import { account } from '~/queries/account/account.ts'
import { typedName } from '~/queries/account/typed-name.ts'
import { broughtAlong } from '~/queries/drafts/brought-along.ts'
import { identity } from '~/services/identity/identity.ts'
import { asha, fromAnotherTab, keep } from '~tests/services/fake-firebase.ts'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { held } from '~tests/support/held.ts'
import { startIdentityService } from '~tests/support/identity/identity-service.ts'
import { field, noteOf, openLogin } from './open-login.tsx'

let service: Awaited<ReturnType<typeof startIdentityService>>
const database = standInDatabase()
let people = 0
let person = { name: '', email: '', password: '' }

beforeAll(async () => {
  service = await startIdentityService()
})

afterAll(() => service.stop())

beforeEach(() => {
  database.reset()
  identity.signOut()
  people += 1
  person = { name: 'Asha Rao', email: `asha${people}@example.com`, password: 'a quiet raga' }
})

function uidNow(): string {
  const state = identity.current()
  return state.status === 'signed-in' ? state.person.uid : ''
}

/** An account made earlier, from which the person has signed out. */
async function existingAccount(): Promise<void> {
  await identity.createAccount(person)
  identity.signOut()
}

const opened = () =>
  database.requests.filter(({ asked }) => asked.some(({ name }) => name === 'open_account'))

test('creating an account greets, makes the person’s row once, and goes to the dashboard', async () => {
  const page = openLogin()
  await page.toNewAccount()
  await page.fill(person)
  await page.press('Create Account')
  await screen.findByText('Arrived at /dashboard')
  await screen.findByText('Account created!')
  screen.getByText('Welcome to Alap!')
  expect(opened()).toHaveLength(1)
  expect(identity.current()).toMatchObject({ person: { name: 'Asha Rao', email: person.email } })
})

test('creating an account shows at the address that it is in use, and keeps what was typed', async () => {
  await existingAccount()
  const page = openLogin()
  await page.toNewAccount()
  await page.fill(person)
  await page.press('Create Account')
  const email = field(/Email/)
  await vi.waitFor(() => expect(noteOf(email)).toMatch(/account with this email/))
  expect(document.activeElement).toBe(email)
  expect(email.value).toBe(person.email)
  expect(field(/Full Name/).value).toBe('Asha Rao')
})

test('creating an account without its row reports that, and the next attempt begins there', async () => {
  database.refuseWith = '42501'
  const page = openLogin()
  await page.toNewAccount()
  await page.fill(person)
  await page.press('Create Account')
  await screen.findByText('Failed to initialize user. Please try again.')
  database.refuseWith = null
  await page.press('Create Account')
  await screen.findByText('Arrived at /dashboard')
  expect(opened()).toHaveLength(2)
})

describe('a sign-up whose reply is lost', () => {
  const typedOnDevice = () => localStorage.getItem('alap:typed-name')

  /** The service does what it is asked at an address, and its reply never arrives. */
  function loseReplyOf(call: string) {
    const { fetch } = globalThis
    return vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const reply = await fetch(input, init)
      if (String(input instanceof Request ? input.url : input).includes(call)) {
        throw new TypeError('Failed to fetch')
      }
      return reply
    })
  }

  async function signUpInVain() {
    const lost = loseReplyOf('accounts:signUp')
    const page = openLogin()
    await page.toNewAccount()
    await page.fill(person)
    await page.press('Create Account')
    await screen.findByText(/could not be reached|connection|offline/i)
    lost.mockRestore()
    return page
  }

  afterEach(() => {
    vi.restoreAllMocks()
    localStorage.removeItem('alap:typed-name')
  })

  test('a sign-up whose reply is lost gives the account its name at the sign-in that follows', async () => {
    const page = await signUpInVain()
    await page.press('Create Account')
    await vi.waitFor(() => expect(noteOf(field(/Email/))).toMatch(/account with this email/))
    await page.press('Already have an account? Sign in')
    await page.press('Sign In')
    await screen.findByText('Arrived at /dashboard')
    await vi.waitFor(() =>
      expect(identity.current()).toMatchObject({ person: { name: 'Asha Rao' } }),
    )
    await vi.waitFor(() => expect(typedOnDevice()).toBeNull())
    // The service has it too, for every other device.
    identity.signOut()
    await identity.signIn(person)
    expect(identity.current()).toMatchObject({ person: { name: 'Asha Rao' } })
  })

  test('a sign-up whose reply is lost leaves no name for another person', async () => {
    await signUpInVain()
    const ravi = { name: 'Ravi', email: `ravi${people}@example.com`, password: 'another raga' }
    await account.create({ ...ravi, name: 'Ravi' })
    await vi.waitFor(() => expect(typedOnDevice()).toBeNull())
    expect(identity.current()).toMatchObject({ person: { name: 'Ravi' } })
    identity.signOut()
    await account.signIn(person)
    expect(identity.current()).toMatchObject({ person: { name: null } })
  })

  test('a sign-up whose reply is lost keeps the name until the service takes it', async () => {
    await signUpInVain()
    const lost = loseReplyOf('accounts:update')
    await account.signIn(person)
    await vi.waitFor(() => expect(lost.mock.results.length).toBeGreaterThan(1))
    expect(typedOnDevice()).toContain('Asha Rao')
    lost.mockRestore()
    await typedName.settle()
    expect(identity.current()).toMatchObject({ person: { name: 'Asha Rao' } })
    expect(typedOnDevice()).toBeNull()
  })

  test('a sign-up whose reply is lost changes no name that the account has', async () => {
    await existingAccount()
    localStorage.setItem(
      'alap:typed-name',
      JSON.stringify({ email: person.email.toUpperCase(), name: 'Somebody Else' }),
    )
    await account.signIn(person)
    await vi.waitFor(() => expect(typedOnDevice()).toBeNull())
    expect(identity.current()).toMatchObject({ person: { name: 'Asha Rao' } })
  })

  test('a sign-up that is refused leaves no name on the device', async () => {
    await existingAccount()
    await expect(account.create({ ...person, name: 'Somebody Else' })).rejects.toThrow()
    expect(typedOnDevice()).toBeNull()
    await account.create({ ...person, email: `new${people}@example.com` })
    await vi.waitFor(() => expect(typedOnDevice()).toBeNull())
  })
})

describe('the address of the page', () => {
  test('the address of the page opens the form for a new person, with the other form one press away', async () => {
    const page = openLogin(newAccountPath)
    screen.getByRole('heading', { name: 'Begin your practice' })
    screen.getByRole('button', { name: 'Create Account' })
    await page.press('Already have an account? Sign in')
    screen.getByRole('heading', { name: 'Welcome back' })
  })

  test.each(['/login', '/login?mode=', '/login?mode=anything', '/login?mode=CREATE'])(
    'the address %s opens the sign-in form',
    (address) => {
      openLogin(address)
      screen.getByRole('heading', { name: 'Welcome back' })
    },
  )

  test('the address of the page for a new person leads a signed-in person to the dashboard', async () => {
    await identity.createAccount(person)
    openLogin(newAccountPath)
    await screen.findByText('Arrived at /dashboard')
  })
})

test('signing in shows that it is under way, greets, and goes to the page that was asked for', async () => {
  await existingAccount()
  const answer = held<void>()
  database.ready = answer.promise
  const page = openLogin('/login', { from: '/journal?mood=4' })
  await page.fill({ email: person.email, password: person.password })
  await page.press('Sign In')
  expect(await screen.findByRole('button', { name: 'Processing...' })).toHaveProperty(
    'disabled',
    true,
  )
  answer.resolve()
  await screen.findByText('Arrived at /journal?mood=4')
  await screen.findByText('Welcome back!')
  screen.getByText('You have been successfully signed in.')
})

test('signing in again after a sign-in ended on a page leads the same person back to it', async () => {
  await identity.createAccount(person)
  const state = { from: '/journal', of: uidNow() }
  identity.signOut('session-expired')
  const page = openLogin('/login', state)
  await page.fill({ email: person.email, password: person.password })
  await page.press('Sign In')
  await screen.findByText('Arrived at /journal')
})

test('signing in by another person after that leads to the dashboard', async () => {
  await existingAccount()
  const page = openLogin('/login', { from: '/journal', of: 'somebody else' })
  await page.fill({ email: person.email, password: person.password })
  await page.press('Sign In')
  await screen.findByText('Arrived at /dashboard')
})

test.each([
  ['a wrong password', () => ({ email: person.email, password: 'another' })],
  ['an unknown address', () => ({ email: 'nobody@example.com', password: 'another' })],
])('signing in with %s shows the same message, and keeps what was typed', async (_name, typed) => {
  await existingAccount()
  const page = openLogin()
  await page.fill(typed())
  await page.press('Sign In')
  await screen.findByText(/^The email or the password is not right/)
  screen.getByText('Error')
  expect(field(/Email/).value).toBe(typed().email)
  expect(await screen.findByRole('button', { name: 'Sign In' })).toHaveProperty('disabled', false)
})

test('signing in is not asked of a person who is signed in already', async () => {
  await identity.createAccount(person)
  openLogin()
  await screen.findByText('Arrived at /dashboard')
})

test('signing in shows why the last sign-in ended', async () => {
  await identity.createAccount(person)
  identity.signOut('disabled')
  openLogin()
  screen.getByText('You were signed out')
  screen.getByText(/This account has been disabled/)
})

test('a form that cannot be sent shows what is missing at each field and focuses the first', async () => {
  const page = openLogin()
  await page.toNewAccount()
  await page.fill({ email: 'asha@', password: 'short' })
  await page.press('Create Account')
  const name = field(/Full Name/)
  expect(noteOf(name)).toBe('Enter your full name.')
  expect(document.activeElement).toBe(name)
  const email = field(/Email/)
  expect(noteOf(email)).toMatch(/not an email address yet/)
  expect(email.value).toBe('asha@')
  const password = field(/Password/)
  expect(noteOf(password)).toMatch(/at least 8 characters/)
  expect(identity.current().status).toBe('signed-out')
})

test('a form that cannot be sent keeps what was typed when the person turns to the other form', async () => {
  const page = openLogin()
  await page.fill({ email: person.email, password: person.password })
  await page.toNewAccount()
  screen.getByRole('heading', { name: 'Begin your practice' })
  await page.press('Already have an account? Sign in')
  expect(field(/Email/).value).toBe(person.email)
})

test('a password manager finds in each form the address and the password, the old or a new one', async () => {
  const page = openLogin()
  const wanted = () => [field(/Email/), field(/Password/)].map((input) => input.autocomplete)
  expect(wanted()).toEqual(['username', 'current-password'])
  await page.toNewAccount()
  expect(wanted()).toEqual(['username', 'new-password'])
  await page.press('Show password')
  expect(wanted()).toEqual(['username', 'new-password'])
})

test('an older password of 6 characters still signs in', async () => {
  const older = { ...person, password: 'quiet!' }
  await identity.createAccount(older)
  identity.signOut()
  const page = openLogin()
  await page.fill({ email: older.email, password: older.password })
  await page.press('Sign In')
  await screen.findByText('Arrived at /dashboard')
})

test('a form shows the password on demand and hides it again', async () => {
  const page = openLogin()
  await page.fill({ password: 'a quiet raga' })
  const password = field(/Password/)
  expect(password.type).toBe('password')
  await page.press('Show password')
  expect(password.type).toBe('text')
  expect(password.value).toBe('a quiet raga')
})

test('the link home on the sign-in page leads home', async () => {
  const { user } = openLogin()
  await user.click(screen.getByRole('link', { name: 'Back to Home' }))
  screen.getByText('Arrived at /')
})

describe('what was typed on an open page', () => {
  const BRINGS = { from: '/onboarding/astrology', brings: true }
  const COMES_ALONG =
    'The birth that was typed in this tab goes along into your account, for you to save.'

  beforeEach(() => {
    broughtAlong.keep('birth', { typed: 'a birth' })
  })
  afterEach(() => broughtAlong.dropAll())

  const signUp = async (page: ReturnType<typeof openLogin>) => {
    await page.fill(person)
    await page.press('Create Account')
    await screen.findByText(/^Arrived at/)
  }

  test('what was typed on an open page goes along with the sign-up, and is not shown before it', async () => {
    const page = openLogin(newAccountPath, BRINGS)
    screen.getByText(COMES_ALONG)
    expect(screen.queryByText(/a birth/)).toBeNull()
    await signUp(page)
    screen.getByText('Arrived at /onboarding/astrology')
    expect(broughtAlong.get('birth')).toEqual({ typed: 'a birth' })
  })

  test('what was typed on an open page goes along with a sign-in on the same page', async () => {
    await existingAccount()
    broughtAlong.keep('birth', { typed: 'a birth' })
    const page = openLogin(newAccountPath, BRINGS)
    await page.press('Already have an account? Sign in')
    await page.fill({ email: person.email, password: person.password })
    await page.press('Sign In')
    await screen.findByText('Arrived at /onboarding/astrology')
    expect(broughtAlong.get('birth')).toEqual({ typed: 'a birth' })
  })

  test('what was typed on an open page can be left behind', async () => {
    const page = openLogin(newAccountPath, BRINGS)
    await page.press('Leave it behind')
    expect(screen.queryByText(COMES_ALONG)).toBeNull()
    expect(broughtAlong.get('birth')).toBeUndefined()
  })

  test('what was typed on an open page is not for those who come to sign in by another way', async () => {
    const page = openLogin(newAccountPath)
    expect(screen.queryByText(COMES_ALONG)).toBeNull()
    await signUp(page)
    expect(broughtAlong.get('birth')).toBeUndefined()
  })

  test('what was typed on an open page is not for a person who signs in in another tab meanwhile', async () => {
    const stop = broughtAlong.watch()
    openLogin(newAccountPath, BRINGS)
    await act(async () => fromAnotherTab(() => keep({ ...asha, uid: 'ravi-uid' })))
    await screen.findByText('Arrived at /onboarding/astrology')
    expect(broughtAlong.get('birth')).toBeUndefined()
    stop()
  })
})
