import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, vi } from 'vitest'
import type { Row } from '~/lib/sql.ts'

const ENDPOINT = 'http://127.0.0.1:1/sql'
const TEXT = 25
const INTEGER = 23

type Asked = { readonly text: string; readonly params: readonly unknown[] }
type Request = { readonly token: string | null; readonly asked: readonly Asked[] }

/**
 * Answers in place of the database, speaking its protocol; all other addresses are left alone.
 * `requests` holds what was asked, without the statements every request opens with.
 */
export function standInDatabase() {
  vi.stubEnv('VITE_DATABASE_URL', 'postgresql://authenticated@localhost/alap')
  vi.stubEnv('VITE_DATABASE_ENDPOINT', ENDPOINT)
  const requests: Request[] = []
  const database = {
    requests,
    /** The rows a statement finds with its values. */
    rows: (_statement: string, _params: readonly unknown[]): Row[] => [],
    /** The SQLSTATE with which requests are refused; none: they succeed. */
    refuseWith: null as string | null,
    /** Requests wait for this before they are answered. */
    ready: Promise.resolve(),
    reset: () => {
      requests.length = 0
      database.rows = () => []
      database.refuseWith = null
      database.ready = Promise.resolve()
    },
  }
  const server = setupServer(
    http.post(ENDPOINT, async ({ request }) => {
      const { queries } = (await request.json()) as { queries: { query: string }[] }
      const asked = queries.map(({ query, ...rest }) => ({ text: query, params: [], ...rest }))
      const token = request.headers.get('authorization')
      requests.push({ token, asked: asked.filter(({ text }) => !isOpening(text)) })
      await database.ready
      if (database.refuseWith !== null) return refusal(database.refuseWith)
      const results = asked.map(({ text, params }) =>
        encode(isOpening(text) ? [] : database.rows(text, params)),
      )
      return HttpResponse.json({ results })
    }),
  )
  server.listen({ onUnhandledRequest: 'bypass' })
  afterAll(() => server.close())
  return database
}

export type DatabaseStandIn = ReturnType<typeof standInDatabase>

/** A refusal of the token carries no SQLSTATE. */
function refusal(code: string): Response {
  const message = code === '' ? 'JWT token has expired' : 'refused'
  return HttpResponse.json({ code, message }, { status: 400 })
}

function isOpening(statement: string): boolean {
  return statement.startsWith('set transaction') || statement.includes('set_config(')
}

/** Nothing is of any type. */
function isInteger(value: unknown): boolean {
  return value === null || typeof value === 'number'
}

function encode(rows: Row[]) {
  const names = Object.keys(rows[0] ?? {})
  return {
    command: 'SELECT',
    rowCount: rows.length,
    rowAsArray: true,
    fields: names.map((name) => ({
      name,
      dataTypeID: rows.every((row) => isInteger(row[name])) ? INTEGER : TEXT,
    })),
    rows: rows.map((row) => names.map((name) => (row[name] === null ? null : String(row[name])))),
  }
}
