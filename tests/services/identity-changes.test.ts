import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Account } from '~/services/identity/stored-account.ts'
import { held } from '~tests/support/held.ts'
import { asha, identityOver, keep, STORAGE_KEY } from './fake-firebase.ts'

const signedInAs = ({ uid, email, name }: Account) => ({
  status: 'signed-in',
  person: { uid, email, name },
})

beforeEach(() => localStorage.clear())

describe('signing out', () => {
  test('is done at once and stays done when a starting Firebase writes its record again', async () => {
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
    keep(asha)
    news(asha)
    starting.resolve()
    await confirmed
    await vi.waitFor(() => expect(localStorage.getItem(STORAGE_KEY)).toBeNull())
    expect(seen).toEqual(['signed-out'])
  })

  test('needs no Firebase when it was not loaded', () => {
    keep(asha)
    const { identity, asked } = identityOver()
    identity.signOut()
    expect(asked).toEqual([])
    expect(localStorage.getItem(STORAGE_KEY)).toBeNull()
  })

  test('says why when the service ended it', async () => {
    keep(asha)
    const { identity, news } = identityOver({ confirmed: async () => asha })
    await identity.confirm()
    news(null)
    expect(identity.current()).toEqual({ status: 'signed-out', because: 'session-expired' })
  })
})

describe('signing in', () => {
  test('shows the person once, with the name, when the account is made', async () => {
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
})

describe('another name', () => {
  test('is shown once, and Firebase’s own early news of it not at all', async () => {
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

  test('that arrives after signing out signs nobody in', async () => {
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
})
