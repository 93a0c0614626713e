import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { identity } from '~/services/identity/identity.ts'
import { storageKeyOf } from '~/services/identity/stored-account.ts'
import { held } from '~tests/support/held.ts'
import { startIdentityService } from '~tests/support/identity/identity-service.ts'
import { storePerson } from './stored-person.ts'

const KEY = storageKeyOf('demo-alap-key')

let service: Awaited<ReturnType<typeof startIdentityService>>

beforeAll(async () => {
  service = await startIdentityService()
})

afterAll(() => service.stop())

test('a person who signs out while Firebase starts is never stored again, not for a moment', async () => {
  const uid = await storePerson(service.url)
  const [reached, released] = [held<void>(), held<void>()]
  const send = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    reached.resolve()
    await released.promise
    return send(...request)
  })
  const confirmed = identity.confirm()
  await reached.promise
  expect(identity.current()).toMatchObject({ person: { uid } })
  identity.signOut()
  const write = vi.spyOn(Storage.prototype, 'setItem')
  released.resolve()
  await confirmed
  // The start has ended: a sign-in waits for everything before it.
  await identity.signIn({ email: 'asha@example.com', password: 'wrong' }).catch(() => undefined)
  expect(write.mock.calls.filter(([key]) => key === KEY)).toEqual([])
  expect(localStorage.getItem(KEY)).toBeNull()
  expect(identity.current()).toEqual({ status: 'signed-out' })
})
