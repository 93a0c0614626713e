import { expect, vi } from 'vitest'
import type { Database } from '~/lib/call.ts'
import { createDatabase, type DatabaseOptions } from '~/services/database/database.ts'
import { type NeonSqlOptions, neonSql } from '~/services/database/neon-sql.ts'

const CONNECTION = 'postgresql://authenticated@ep-x.us-east-2.aws.neon.tech/alap'
const JSON_TYPE = 114

/** A request as it was sent. */
type Sent = {
  readonly url: string
  readonly token: string | null
  readonly headers: Headers
  readonly queries: { query: string; params: unknown[] }[]
}

/** The network's reply to a request; `good` returns the call as it was sent. */
type Reply = Response | Error | 'good'

export const field = (name: string) => ({ name, dataTypeID: JSON_TYPE })

/** The result of a statement: one row with a reply. */
export const result = (reply: unknown) => ({
  command: 'SELECT',
  rowCount: 1,
  fields: [field('reply')],
  rows: [[JSON.stringify(reply)]],
  rowAsArray: true,
})

export const ok = (results: unknown): Response => new Response(JSON.stringify({ results }))
export const refusal = (code: string, message = 'refused'): Response =>
  new Response(JSON.stringify({ code, message }), { status: 400 })
export const status = (value: number): Response => new Response('oops', { status: value })

/** Changes to the options of the service and of its door. */
type Changes = Partial<DatabaseOptions> & Partial<NeonSqlOptions>

/** Stands in for the network, and for the clock between attempts. */
export type FakeSql = {
  readonly sent: Sent[]
  readonly pauses: number[]
  /** For each requested token, whether it had to be fresh. */
  readonly tokens: (boolean | undefined)[]
  reply(...replies: Reply[]): void
  connect(changes?: Changes): Database
}

/** Replaces `fetch` until the test ends. */
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
    return ok(queries.map((query: Sent['queries'][number]) => result(query.query)))
  })
  return {
    sent,
    pauses,
    tokens,
    reply: (...next) => {
      replies = next
    },
    connect: ({ connectionString = CONNECTION, endpoint, ...changes } = {}) =>
      createDatabase({
        door: neonSql({ connectionString, ...(endpoint && { endpoint }) }),
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
