import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { identity } from '~/services/identity/identity.ts'
import { storageKeyOf } from '~/services/identity/stored-account.ts'
import { storedSignIn } from '~/services/identity/stored-sign-in.ts'
import { startIdentityService } from '~tests/support/identity/identity-service.ts'

const KEY = storageKeyOf('demo-alap-key')
const person = { name: 'Asha', email: 'asha@example.com', password: 'a quiet raga' }

let service: Awaited<ReturnType<typeof startIdentityService>>

beforeAll(async () => {
  service = await startIdentityService()
})

afterAll(() => service.stop())

beforeEach(() => localStorage.clear())

/** Takes every character that is left of the storage. */
function fillDevice(): void {
  for (let length = 2 ** 22; length >= 1; length /= 2) {
    try {
      localStorage.setItem(`full ${length}`, 'x'.repeat(length))
    } catch {
      // That much is not left.
    }
  }
  expect(() => localStorage.setItem('one more', 'record of a person')).toThrow('exceeded')
}

/** Makes the account and leaves the record of its sign-in on the device. */
async function storePerson(): Promise<string> {
  const response = await fetch(
    `${service.url}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo-alap-key`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...person, returnSecureToken: true }),
    },
  )
  const { localId, idToken, refreshToken } = (await response.json()) as Record<string, string>
  const record = {
    uid: localId,
    email: person.email,
    emailVerified: false,
    isAnonymous: false,
    stsTokenManager: { accessToken: idToken, refreshToken, expirationTime: Date.now() + 3_600_000 },
  }
  localStorage.setItem(KEY, JSON.stringify(record))
  return String(localId)
}

test('a full device signs nobody out, neither at the start nor at a new token', async () => {
  const uid = await storePerson()
  fillDevice()
  await identity.confirm()
  expect(identity.current()).toMatchObject({ status: 'signed-in', person: { uid } })
  expect(await identity.idToken(uid, true)).toMatch(/^[\w-]+\.[\w-]+\./)
  expect(localStorage.getItem(KEY)).toContain(uid)
})

test('somebody signs in and out on a full device, and nothing of them stays on it', async () => {
  identity.signOut()
  fillDevice()
  await identity.signIn(person)
  expect(identity.current()).toMatchObject({ person: { email: person.email } })
  expect(localStorage.getItem(KEY)).toBeNull()
  identity.signOut()
  expect(identity.current()).toEqual({ status: 'signed-out' })
})

test.each([
  ['asha', 'ravi', null],
  ['asha', 'asha', '{"uid":"asha"}'],
])('on a full device that holds %s, a sign-in of %s leaves %j', async (before, now, left) => {
  localStorage.setItem(KEY, JSON.stringify({ uid: before }))
  fillDevice()
  const Persistence = storedSignIn as unknown as new () => {
    _set(key: string, record: object): Promise<void>
  }
  await new Persistence()._set(KEY, { uid: now, token: 'x'.repeat(1000) })
  expect(localStorage.getItem(KEY)).toBe(left)
})
