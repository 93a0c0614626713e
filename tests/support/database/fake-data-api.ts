import { expect, vi } from 'vitest'
import type { Database } from '~/lib/call.ts'
import { createDatabase } from '~/services/database/database.ts'
import { neonDataApi } from '~/services/database/neon-data-api.ts'

/** A request as it was sent. */
type Sent = {
  readonly url: string
  readonly method: string | undefined
  readonly headers: Readonly<Record<string, string>>
  readonly credentials: string | undefined
  readonly redirect: string | undefined
  readonly body: unknown
}

/** The network's reply to a request: a list is returned as JSON. */
type Reply = Response | Error | DOMException | 'broken-off' | readonly unknown[]

export const refusal = (status: number, code: string, message = 'refused'): Response =>
  new Response(JSON.stringify({ code, message, details: null, hint: null }), { status })
export const status = (value: number): Response => new Response('oops', { status: value })

function brokenOff(): Response {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"outcome":'))
      controller.error(new TypeError('terminated'))
    },
  })
  return new Response(body)
}

/** Stands in for the network, and for the clock between attempts. */
export type FakeDataApi = {
  readonly sent: Sent[]
  readonly pauses: number[]
  /** For each requested token, whether it had to be fresh. */
  readonly tokens: (boolean | undefined)[]
  /** The replies to the next requests; later ones get the name of their function. */
  reply(...replies: Reply[]): void
  connect(address?: string): Database
}

/** Replaces `fetch` until the test ends. */
export function fakeDataApi(): FakeDataApi {
  const sent: Sent[] = []
  const pauses: number[] = []
  const tokens: (boolean | undefined)[] = []
  let replies: Reply[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    expect(init.signal).toBeInstanceOf(AbortSignal)
    const { method, credentials, redirect } = init
    const headers = Object.fromEntries(new Headers(init.headers).entries())
    const body: unknown = JSON.parse(String(init.body))
    sent.push({ url, method, headers, credentials, redirect, body })
    const reply = replies.shift()
    if (reply instanceof Error || reply instanceof DOMException) throw reply
    if (reply === 'broken-off') return brokenOff()
    if (reply instanceof Response) return reply.clone()
    return new Response(JSON.stringify(reply ?? url.split('/rpc/')[1]))
  })
  return {
    sent,
    pauses,
    tokens,
    reply: (...next) => {
      replies = next
    },
    connect: (address = 'https://api.example/db/rest/v1') =>
      createDatabase({
        door: neonDataApi(address),
        token: async (forceRefresh) => {
          tokens.push(forceRefresh)
          return forceRefresh ? 'fresh' : 'stored'
        },
        pause: async (ms) => {
          pauses.push(ms)
        },
      }),
  }
}
