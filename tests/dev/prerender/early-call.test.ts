import { expect, test, vi } from 'vitest'
import { earlyCallScript } from '~dev/prerender/early-call.ts'

const REQUESTS = {
  headers: { 'Neon-Array-Mode': 'true' },
  calls: [
    { url: 'https://data.example/first', body: '{}' },
    { url: 'https://data.example/catalogue', body: '{"known":null}' },
  ],
}
const NOON = new Date(2026, 10, 24, 12)
const SIGNED_IN = { accessToken: 'a-token', expirationTime: NOON.getTime() + 60_000 }

type Send = (url: string, init: RequestInit) => Promise<Response>

type Device = {
  readonly tokens?: object
  readonly now?: Date
  readonly send?: Send
}

const accepted: Send = () => Promise.resolve(new Response('[]'))

/** What the script sends on a device, what it leaves for the app, and what it fetches. */
async function begun({ tokens = SIGNED_IN, now = NOON, send = accepted }: Device) {
  const fetch = vi.fn(send)
  const page: { earlyCalls?: readonly object[] } = {}
  const fetched: string[] = []
  const script = earlyCallScript(REQUESTS, ['/assets/driver.js']).replaceAll('\n', '')
  new Function('u', 'd', 'hint', 'fetch', 'self', script)(
    { stsTokenManager: tokens },
    now,
    (rel: string, file: string) => fetched.push(`${rel} ${file}`),
    fetch,
    page,
  )
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
  return { sent: fetch.mock.calls, left: page.earlyCalls, fetched }
}

test('a device that has kept nothing sends the first requests of home before the app has come', async () => {
  const { sent, left, fetched } = await begun({})
  const init = {
    method: 'POST',
    headers: { 'Neon-Array-Mode': 'true', Authorization: 'Bearer a-token' },
    credentials: 'omit',
    redirect: 'error',
    signal: expect.any(AbortSignal),
  }
  expect(sent).toEqual(REQUESTS.calls.map(({ url, body }) => [url, { ...init, body }]))
  expect(left).toEqual(
    REQUESTS.calls.map((call) => ({ ...call, token: 'a-token', reply: expect.any(Promise) })),
  )
  expect(fetched).toEqual([])
})

test.each<[string, Device]>([
  ['without a token', { tokens: { expirationTime: SIGNED_IN.expirationTime } }],
  ['with a token that is none', { tokens: { ...SIGNED_IN, accessToken: {} } }],
  ['with a token about to end', { tokens: { ...SIGNED_IN, expirationTime: +NOON + 29_000 } }],
  ['with a token of unknown end', { tokens: { accessToken: 'a-token' } }],
])('a device %s sends nothing and fetches the driver', async (_, device) => {
  const { sent, left, fetched } = await begun(device)
  expect(sent).toEqual([])
  expect(left).toBeUndefined()
  expect(fetched).toEqual(['modulepreload /assets/driver.js'])
})

test('a request that does not arrive fetches the driver for the next one', async () => {
  const { sent, fetched } = await begun({ send: () => Promise.reject(new TypeError('offline')) })
  expect(sent).toHaveLength(2)
  expect(new Set(fetched)).toEqual(new Set(['modulepreload /assets/driver.js']))
})
