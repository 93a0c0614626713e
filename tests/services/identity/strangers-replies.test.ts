import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { identity } from '~/services/identity/identity.ts'
import { startIdentityService } from '~tests/support/identity/identity-service.ts'
import { storePerson } from './stored-person.ts'

let service: Awaited<ReturnType<typeof startIdentityService>>
let uid = ''

beforeAll(async () => {
  service = await startIdentityService()
  uid = await storePerson(service.url)
})
afterAll(() => service.stop())

const realFetch = globalThis.fetch
let reply: (() => Response) | null = null
let asked = 0

// Firebase is loaded once, and its requests pass this stub from then on.
vi.stubGlobal('fetch', (...sent: Parameters<typeof fetch>) => {
  if (!reply) return realFetch(...sent)
  asked += 1
  return Promise.resolve(reply())
})
afterAll(() => {
  vi.unstubAllGlobals()
})

beforeEach(() => {
  asked = 0
})
afterEach(() => {
  reply = null
})

/** What something on the way replies in the place of the service, none of it a refusal by it. */
const OF_OTHERS = [
  [401, '<!doctype html><title>Sign in to the network</title>'],
  [403, '<!doctype html><title>Blocked</title>'],
  [403, ''],
  [401, '{"error":"unauthorized"}'],
  [403, '{"error":{"code":403,"message":"Blocked by policy"}}'],
  [401, '{"message":"USER_DISABLED"}'],
  [400, '[]'],
  [200, '<!doctype html><title>Sign in to the network</title>'],
  [200, '{}'],
  [200, '{"access_token":"","refresh_token":null}'],
  [200, 'null'],
] as const

test.each(OF_OTHERS)(
  'a renewal that is replied to with %i %j signs nobody out',
  async (status, text) => {
    expect(await identity.idToken(uid)).toMatch(/\./)
    reply = () => new Response(text, { status, headers: { 'content-type': 'application/json' } })
    await expect(identity.idToken(uid, true)).rejects.toMatchObject({ name: 'IdentityError' })
    expect(asked).toBeGreaterThan(0)
    expect(identity.current()).toMatchObject({ status: 'signed-in', person: { uid } })
    // Once the service itself replies, the token is renewed.
    reply = null
    expect(await identity.idToken(uid, true)).toMatch(/^[\w-]+\.[\w-]+\./)
    expect(identity.current()).toMatchObject({ status: 'signed-in', person: { uid } })
  },
)

test('a refusal in the form of the service signs the person out', async () => {
  reply = () => new Response('{"error":{"code":400,"message":"USER_DISABLED"}}', { status: 400 })
  await expect(identity.idToken(uid, true)).rejects.toMatchObject({ kind: 'disabled' })
  expect(identity.current()).toEqual({ status: 'signed-out', because: 'disabled' })
})
