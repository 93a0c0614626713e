import { beforeEach, describe, expect, test, vi } from 'vitest'
import { IdentityError } from '~/lib/identity-error.ts'
import { type Account, accountOf } from '~/services/identity/stored-account.ts'
import { held } from '~tests/support/held.ts'
import { asha, fromAnotherTab, identityOver, keep, STORAGE_KEY } from '../fake-firebase.ts'

const ravi: Account = { ...asha, uid: 'ravi-uid', email: 'ravi@example.com', name: null }
const signedInAs = ({ uid, email, emailVerified, name }: Account) => ({
  status: 'signed-in',
  person: { uid, email, emailVerified, name },
})

beforeEach(() => localStorage.clear())

test('who is signed in is known at once from the record on the device, without Firebase', () => {
  keep(asha)
  const { identity, asked } = identityOver()
  expect(identity.current()).toEqual(signedInAs(asha))
  expect(identity.current()).toBe(identity.current())
  expect(asked).toEqual([])
})

test.each([
  ['nothing', null],
  ['no JSON', '{"uid":'],
  ['a number', '7'],
  ['null', 'null'],
  ['no tokens', '{"uid":"a","email":"a@b.co"}'],
  ['an empty uid', '{"uid":"","email":"a@b.co","stsTokenManager":{}}'],
  ['a uid that is no text', '{"uid":{"$ne":1},"email":"a@b.co","stsTokenManager":{}}'],
  ['an email that is no text', '{"uid":"a","email":7,"stsTokenManager":{}}'],
])('who is signed in is null when the record is %s', (_name, record) => {
  if (record !== null) localStorage.setItem(STORAGE_KEY, record)
  expect(identityOver().identity.current()).toEqual({ status: 'signed-out' })
})

test('a page that the back button brings back looks again at who is signed in, and a new page does not', () => {
  keep(asha)
  const { identity } = identityOver()
  identity.current()
  const heard = vi.fn()
  identity.subscribe(heard)
  // Another tab signed out while this page was frozen, and heard nothing.
  localStorage.clear()
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  expect(identity.current()).toEqual(signedInAs(asha))
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(identity.current()).toEqual({ status: 'signed-out' })
  expect(heard).toHaveBeenCalledOnce()
})

test('who is signed in is null when the browser refuses storage', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(identityOver().identity.current()).toEqual({ status: 'signed-out' })
})

test('who is signed in keeps no token that is not text', () => {
  const tokens = { accessToken: 12, expirationTime: 'soon' }
  const record = { uid: 'a', email: 'a@b.co', stsTokenManager: tokens }
  expect(accountOf(record)).toMatchObject({ token: null, expiresAt: 0 })
})

test('who is signed in follows a sign-out and a change of person in another tab', () => {
  keep(asha)
  const { identity } = identityOver()
  const heard = vi.fn()
  identity.current()
  identity.subscribe(heard)
  fromAnotherTab(() => keep(ravi))
  expect(identity.current()).toEqual(signedInAs(ravi))
  fromAnotherTab(() => localStorage.removeItem(STORAGE_KEY))
  expect(identity.current()).toEqual({ status: 'signed-out' })
  expect(heard).toHaveBeenCalledTimes(2)
})

test('who is signed in is not reported when only the token changed', () => {
  keep(asha)
  const { identity } = identityOver()
  const heard = vi.fn()
  const before = identity.current()
  identity.subscribe(heard)
  fromAnotherTab(() => keep({ ...asha, token: 'newer' }))
  expect(identity.current()).toBe(before)
  expect(heard).not.toHaveBeenCalled()
})

describe('the ID token', () => {
  test('the ID token is the stored one while it is valid, and Firebase is not even loaded', async () => {
    keep(asha, 31)
    const { identity, asked } = identityOver()
    expect(await identity.idToken(asha.uid)).toBe('token-of-asha')
    expect(asked).toEqual([])
  })

  test('the ID token is renewed once for all callers when less than 30 seconds are left', async () => {
    keep(asha, 29)
    const refreshed = vi.fn(async () => ({ ...asha, token: 'fresh' }))
    const { identity } = identityOver({ refreshed })
    const both = [identity.idToken(asha.uid), identity.idToken(asha.uid)]
    expect(await Promise.all(both)).toEqual(['fresh', 'fresh'])
    expect(refreshed).toHaveBeenCalledTimes(1)
  })

  test('the ID token is renewed on demand, because the database may refuse the stored one', async () => {
    keep(asha)
    const { identity } = identityOver({ refreshed: async () => ({ ...asha, token: 'fresh' }) })
    expect(await identity.idToken(asha.uid, true)).toBe('fresh')
  })

  test('the ID token is never that of another person', async () => {
    keep(asha)
    const { identity } = identityOver()
    identity.current()
    fromAnotherTab(() => keep(ravi))
    await expect(identity.idToken(asha.uid)).rejects.toMatchObject({ kind: 'session-expired' })
  })

  test('the ID token is not given to one person when the renewal brings another', async () => {
    keep(asha, 0)
    const { identity } = identityOver({ refreshed: async () => ({ ...ravi, expiresAt: 9e15 }) })
    await expect(identity.idToken(asha.uid)).rejects.toMatchObject({ kind: 'session-expired' })
  })

  test.each([
    ['disabled', 'disabled'],
    ['session-expired', 'session-expired'],
    ['wrong-credentials', 'session-expired'],
  ] as const)('the ID token refused as %s signs the person out here', async (kind, because) => {
    keep(asha, 0)
    const { identity } = identityOver({
      refreshed: async () => {
        throw new IdentityError(kind, 'No.')
      },
    })
    await expect(identity.idToken(asha.uid)).rejects.toMatchObject({ kind })
    expect(identity.current()).toEqual({ status: 'signed-out', because })
    expect(localStorage.getItem(STORAGE_KEY)).toBeNull()
  })

  test('the ID token that cannot be renewed without a network leaves the person signed in', async () => {
    keep(asha, 0)
    const { identity } = identityOver({
      refreshed: async () => {
        throw new IdentityError('offline', 'No network.')
      },
    })
    await expect(identity.idToken(asha.uid)).rejects.toMatchObject({ kind: 'offline' })
    expect(identity.current()).toEqual(signedInAs(asha))
  })
})

test('the check in the background signs out a person Firebase no longer knows', async () => {
  keep(asha)
  const { identity } = identityOver({ confirmed: async () => null })
  await identity.confirm()
  expect(identity.current()).toEqual({ status: 'signed-out', because: 'session-expired' })
})

test('the check in the background stores what has changed', async () => {
  keep(asha)
  const { identity } = identityOver({ confirmed: async () => ({ ...asha, name: 'Asha Rao' }) })
  await identity.confirm()
  expect(identity.current()).toEqual(signedInAs({ ...asha, name: 'Asha Rao' }))
})

test('the check in the background does not load Firebase for a signed-out visitor', async () => {
  const { identity, asked } = identityOver()
  await identity.confirm()
  expect(asked).toEqual([])
})

const unverified: Account = { ...asha, emailVerified: false }

test('who is signed in is verified only where the record says true', () => {
  const tokens = { accessToken: 'a', expirationTime: 1 }
  for (const odd of [undefined, null, 1, 'true', {}]) {
    const record = { uid: 'a', email: 'a@b.co', emailVerified: odd, stsTokenManager: tokens }
    expect(accountOf(record)).toMatchObject({ emailVerified: false })
  }
})

test('a link opened in another tab is heard of here', () => {
  keep(unverified)
  const { identity } = identityOver()
  const heard = vi.fn()
  identity.current()
  identity.subscribe(heard)
  fromAnotherTab(() => keep(asha))
  expect(identity.current()).toEqual(signedInAs(asha))
  expect(heard).toHaveBeenCalledOnce()
})

test('a renewed token asks whether the link was opened elsewhere, and waits for no reply', async () => {
  keep(unverified, 0)
  const reloaded = held<Account | null>()
  const { identity } = identityOver({
    refreshed: async () => ({ ...unverified, token: 'fresh' }),
    reloaded: () => reloaded.promise,
  })
  expect(await identity.idToken(asha.uid)).toBe('fresh')
  expect(identity.current()).toEqual(signedInAs(unverified))
  reloaded.resolve({ ...asha, token: 'fresh' })
  await vi.waitFor(() => expect(identity.current()).toEqual(signedInAs(asha)))
})

test('a renewed token of a verified person asks nothing more', async () => {
  keep(asha, 0)
  const reloaded = vi.fn(async () => asha)
  const { identity } = identityOver({ refreshed: async () => asha, reloaded })
  await identity.idToken(asha.uid)
  expect(reloaded).not.toHaveBeenCalled()
})

test('looking again does not load Firebase for a signed-out visitor', async () => {
  const { identity, asked } = identityOver()
  await identity.lookAgain()
  expect(asked).toEqual([])
})
