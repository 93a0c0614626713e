import { expect, vi } from 'vitest'
import type { Database } from '~/lib/sql.ts'
import { createDatabase, type DatabaseOptions } from '~/services/database.ts'

/** A request as it left. */
type Sent = {
  readonly url: string
  readonly token: string | null
  readonly headers: Headers
  readonly queries: { query: string; params: unknown[] }[]
}

/** What the network does with a request; `good` answers one row a statement, with its number. */
type Reply = Response | Error | 'good'

export const field = (name: string) => ({ name, dataTypeID: 25 })

/** The result of one statement: a row of text. */
export const result = (...cells: (string | null)[]) => ({
  command: 'SELECT',
  rowCount: 1,
  fields: cells.map((_, index) => field(`c${index}`)),
  rows: [cells],
  rowAsArray: true,
})

export const ok = (results: unknown): Response => new Response(JSON.stringify({ results }))
export const refusal = (code: string, message = 'refused'): Response =>
  new Response(JSON.stringify({ code, message }), { status: 400 })
export const status = (value: number): Response => new Response('oops', { status: value })

/** Stands in for the network, and for the clock between attempts. */
export type FakeSql = {
  readonly sent: Sent[]
  readonly pauses: number[]
  /** What each token was asked for: stored or fresh. */
  readonly tokens: (boolean | undefined)[]
  reply(...replies: Reply[]): void
  connect(changes?: Partial<DatabaseOptions>): Database
}

/** Takes the place of `fetch` until the test ends. */
export function fakeSql(): FakeSql {
  const sent: Sent[] = []
  const pauses: number[] = []
  const tokens: (boolean | undefined)[] = []
  let replies: Reply[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { queries } = JSON.parse(String(init.body))
    const headers = new Headers(init.headers)
    sent.push({ url, token: headers.get('authorization'), headers, queries })
    expect(init.signal).toBeInstanceOf(AbortSignal)
    const reply = replies.shift() ?? 'good'
    if (reply instanceof Error) throw reply
    if (reply !== 'good') return reply
    return ok(queries.map((_: unknown, index: number) => result(String(index))))
  })
  return {
    sent,
    pauses,
    tokens,
    reply: (...next) => {
      replies = next
    },
    connect: (changes = {}) =>
      createDatabase({
        connectionString: 'postgresql://authenticated@ep-x.us-east-2.aws.neon.tech/alap',
        token: async (forceRefresh) => {
          tokens.push(forceRefresh)
          return forceRefresh ? 'fresh' : 'stored'
        },
        pause: async (ms) => {
          pauses.push(ms)
        },
        ...changes,
      }),
  }
}
