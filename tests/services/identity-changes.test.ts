import { beforeEach, expect, test, vi } from 'vitest'
import type { Account } from '~/services/identity/stored-account.ts'
import { held } from '~tests/support/held.ts'
import { asha, fromAnotherTab, identityOver, keep, STORAGE_KEY } from './fake-firebase.ts'

const signedInAs = ({ uid, email, emailVerified, name }: Account) => ({
  status: 'signed-in',
  person: { uid, email, emailVerified, name },
})

beforeEach(() => localStorage.clear())

test('signing out is immediate and stays so when a starting Firebase reports the person again', async () => {
  keep(asha)
  const starting = held<void>()
  const { identity, news } = identityOver({
    confirmed: () => starting.promise.then(() => asha),
    signOut: () => starting.promise,
  })
  const confirmed = identity.confirm()
  const seen: string[] = []
  identity.subscribe(() => seen.push(identity.current().status))
  identity.signOut()
  expect(identity.current()).toEqual({ status: 'signed-out' })
  expect(localStorage.getItem(STORAGE_KEY)).toBeNull()
  await Promise.resolve()
  news(asha)
  starting.resolve()
  await confirmed
  expect(seen).toEqual(['signed-out'])
})

test('signing out in another tab while Firebase starts here signs Firebase out, too', async () => {
  keep(asha)
  const starting = held<void>()
  const signOut = vi.fn(async () => undefined)
  const { identity } = identityOver({
    confirmed: () => starting.promise.then(() => asha),
    signOut,
  })
  const confirmed = identity.confirm()
  const seen: string[] = []
  identity.subscribe(() => seen.push(identity.current().status))
  fromAnotherTab(() => localStorage.removeItem(STORAGE_KEY))
  starting.resolve()
  await confirmed
  expect(seen).toEqual(['signed-out'])
  await vi.waitFor(() => expect(signOut).toHaveBeenCalledOnce())
})

test('a person whom only Firebase has noticed in another tab is shown here, too', async () => {
  keep(asha)
  const { identity, news } = identityOver({ confirmed: async () => asha })
  await identity.confirm()
  const ravi = { ...asha, uid: 'ravi-uid' }
  keep(ravi)
  news(ravi)
  expect(identity.current()).toEqual(signedInAs(ravi))
})

test('signing out needs no Firebase when it was not loaded', () => {
  keep(asha)
  const { identity, asked } = identityOver()
  identity.signOut()
  expect(asked).toEqual([])
  expect(localStorage.getItem(STORAGE_KEY)).toBeNull()
})

test('signing out shows why when the service ended the session', async () => {
  keep(asha)
  const { identity, news } = identityOver({ confirmed: async () => asha })
  await identity.confirm()
  news(null)
  expect(identity.current()).toEqual({ status: 'signed-out', because: 'session-expired' })
})

test('signing in shows the person once, with the name, when the account is made', async () => {
  const made = held<Account | null>()
  const createAccount = vi.fn(() => made.promise)
  const { identity, news } = identityOver({ createAccount })
  const seen: unknown[] = []
  identity.subscribe(() => seen.push(identity.current()))
  const done = identity.createAccount({ name: 'Asha', email: asha.email, password: 'secret1' })
  await vi.waitFor(() => expect(createAccount).toHaveBeenCalled())
  news({ ...asha, name: null })
  made.resolve(asha)
  await done
  expect(seen).toEqual([signedInAs(asha)])
})

test('another name is shown once, and not before by Firebase’s own early event', async () => {
  keep(asha)
  const renamed = held<Account | null>()
  const rename = vi.fn(() => renamed.promise)
  const { identity, news } = identityOver({ rename })
  const seen: unknown[] = []
  identity.current()
  identity.subscribe(() => seen.push(identity.current()))
  const done = identity.rename(asha.uid, 'Usha')
  await vi.waitFor(() => expect(rename).toHaveBeenCalledWith(asha.uid, 'Usha'))
  news({ ...asha, name: null })
  renamed.resolve({ ...asha, name: 'Usha' })
  await done
  expect(seen).toEqual([signedInAs({ ...asha, name: 'Usha' })])
})

test('another name that arrives after signing out signs no person in', async () => {
  keep(asha)
  const renamed = held<Account | null>()
  const rename = vi.fn(() => renamed.promise)
  const { identity } = identityOver({ rename })
  const done = identity.rename(asha.uid, 'Usha')
  await vi.waitFor(() => expect(rename).toHaveBeenCalled())
  identity.signOut()
  renamed.resolve({ ...asha, name: 'Usha' })
  await done
  expect(identity.current()).toEqual({ status: 'signed-out' })
})
