import { expect, test, vi } from 'vitest'
import { addDays, firstOfMonth, localDayAt } from '~/domain/day/local-day.ts'
import { WINDOW_DAYS } from '~/domain/practice/completion.ts'
import { earlyCallScript } from '~dev/prerender/early-call.ts'

const REQUEST = {
  url: 'https://data.example/sql',
  headers: { 'Neon-Array-Mode': 'true' },
  body: '{"day":"{day}","since":"{since}"}',
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
  const page: { earlyCall?: object } = {}
  const fetched: string[] = []
  const script = earlyCallScript(REQUEST, ['/assets/driver.js']).replaceAll('\n', '')
  new Function('u', 'd', 'hint', 'fetch', 'self', script)(
    { stsTokenManager: tokens },
    now,
    (rel: string, file: string) => fetched.push(`${rel} ${file}`),
    fetch,
    page,
  )
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
  return { sent: fetch.mock.calls, left: page.earlyCall, fetched }
}

test('a device that has kept nothing sends the first request of home before the app has come', async () => {
  const { sent, left, fetched } = await begun({})
  const body = '{"day":"2026-11-24","since":"2026-08-01"}'
  expect(sent).toEqual([
    [
      REQUEST.url,
      {
        method: 'POST',
        headers: { 'Neon-Array-Mode': 'true', Authorization: 'Bearer a-token' },
        body,
        credentials: 'omit',
        redirect: 'error',
        signal: expect.any(AbortSignal),
      },
    ],
  ])
  expect(left).toEqual({ url: REQUEST.url, token: 'a-token', body, reply: expect.any(Promise) })
  expect(fetched).toEqual([])
})

test('the days of the request are those of the app, on every day of ten years', async () => {
  for (let day = 0; day < 3653; day += 1) {
    const now = new Date(2024, 0, 1 + day, day % 24, (day * 7) % 60)
    const tokens = { ...SIGNED_IN, expirationTime: now.getTime() + 60_000 }
    const { sent } = await begun({ now, tokens })
    const today = localDayAt(now)
    const since = firstOfMonth(addDays(today, 1 - WINDOW_DAYS))
    expect(sent[0]?.[1].body).toBe(`{"day":"${today}","since":"${since}"}`)
  }
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
  expect(sent).toHaveLength(1)
  expect(fetched).toEqual(['modulepreload /assets/driver.js'])
})
