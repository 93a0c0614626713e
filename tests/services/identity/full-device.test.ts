import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { identity } from '~/services/identity/identity.ts'
import { storageKeyOf } from '~/services/identity/stored-account.ts'
import { storedSignIn, storingAnew } from '~/services/identity/stored-sign-in.ts'
import { startIdentityService } from '~tests/support/identity/identity-service.ts'
import { person, storePerson } from './stored-person.ts'

const KEY = storageKeyOf('demo-alap-key')

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

test('a full device signs nobody out, neither at the start nor at a new token', async () => {
  const uid = await storePerson(service.url)
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

const ASHA = '{"uid":"asha","email":"asha@example.com","stsTokenManager":{}}'

test.each([
  ['asha', 'ravi', null],
  ['asha', 'asha', ASHA],
])('on a full device that holds %s, a sign-in of %s leaves %j', async (_before, now, left) => {
  localStorage.setItem(KEY, ASHA)
  fillDevice()
  await storingAnew(() => stored(now))
  expect(localStorage.getItem(KEY)).toBe(left)
})

test.each([
  ['nobody', null],
  ['ravi', ASHA.replace('asha', 'ravi')],
  ['what no app wrote', '{"uid":"asha"'],
])(
  'a person who left a device with %s on it is not stored there by a new token',
  async (_who, left) => {
    if (left) localStorage.setItem(KEY, left)
    await stored('asha')
    expect(localStorage.getItem(KEY)).toBe(left)
  },
)

function stored(uid: string): Promise<void> {
  const Persistence = storedSignIn as unknown as new () => {
    _set(key: string, record: object): Promise<void>
  }
  return new Persistence()._set(KEY, { uid, token: 'x'.repeat(1000) })
}
