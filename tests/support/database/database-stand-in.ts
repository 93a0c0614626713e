import { randomUUID } from 'node:crypto'
import { HttpResponse, http } from 'msw'
import { vi } from 'vitest'
import { isLocalDay } from '~/domain/day/local-day.ts'
import { network } from '~tests/support/network.ts'

const JSON_TYPE = 114
const EPOCH = '7b2f1a34-0c5d-4e8b-9a61-5d2c3e4f6a70'

type Args = Readonly<Record<string, unknown>>
type Asked = { readonly name: string; readonly args: Args }
type Request = { readonly token: string | null; readonly asked: readonly Asked[] }

/** Reads that return one thing or nothing; the others return lists. */
const SINGLE = ['check_in', 'birth_details', 'changes', 'newest']
const READS = [
  ...SINGLE,
  'account',
  'celebrations',
  'coin_sits',
  'export_page',
  'favourites',
  'insight',
  'japa',
  'kept_charts',
  'moments',
  'mood_categories',
  'personal_recordings',
  'practice',
  'ragas',
  'recent_entries',
  'rest_days',
  'sessions',
]

/**
 * Stands in for the database, in its own protocol; requests to other addresses are not changed.
 * `requests` has the called functions; those of one screen count separately.
 */
export function standInDatabase() {
  // Its own address, so that what pages of an earlier file still send does not arrive here.
  const endpoint = `http://127.0.0.1:1/sql/${randomUUID()}`
  vi.stubEnv('VITE_DATABASE_DOOR', 'sql')
  vi.stubEnv('VITE_DATABASE_URL', 'postgresql://authenticated@localhost/alap')
  vi.stubEnv('VITE_DATABASE_ENDPOINT', endpoint)
  const requests: Request[] = []
  const database = {
    endpoint,
    requests,
    /** The result of a function; `undefined` gives its usual result for a person without rows. */
    reply: (_name: string, _args: Args): unknown => undefined,
    /** The SQLSTATE of every refusal; without it requests succeed. */
    refuseWith: null as string | null,
    /** Requests wait for this before their reply. */
    ready: Promise.resolve(),
    reset: () => {
      requests.length = 0
      database.reply = () => undefined
      database.refuseWith = null
      database.ready = Promise.resolve()
    },
  }
  const replyTo = ({ name, args }: Asked) => {
    const reply = database.reply(name, args) ?? usual(name)
    const { known } = args
    const isByMonth = typeof known === 'object' && known !== null && Array.isArray(reply)
    if (!isByMonth) return reply
    return byMonth(reply, known, name === 'practice' ? monthInText : (rows) => rows)
  }
  network.standIn(
    http.post(endpoint, async ({ request }) => {
      const { queries } = (await request.json()) as { queries: Query[] }
      const token = request.headers.get('authorization')
      const call = callOf(queries.at(-1))
      const asked = call.name === 'packed_screen' ? (call.args.reads as Asked[]) : [call]
      requests.push({ token, asked })
      await database.ready
      if (database.refuseWith !== null) return refusal(database.refuseWith)
      const replies = asked.map(replyTo)
      const reply = call.name === 'packed_screen' ? replies : replies[0]
      const results = queries.map((_, index) => result(index === queries.length - 1 ? reply : null))
      return HttpResponse.json({ results })
    }),
  )
  return database
}

export type DatabaseStandIn = ReturnType<typeof standInDatabase>

/** The result of a function for a person without rows, or after a write. */
function usual(name: string): unknown {
  if (name === 'newest') return { epoch: EPOCH, seq: 0, rows: [], found: 0, next: null }
  if (name === 'changes') {
    return { epoch: EPOCH, anew: false, seq: 0, more: false, rows: {}, gone: [] }
  }
  if (SINGLE.includes(name)) return null
  if (name === 'account') return { created_at: null, email: null }
  if (name === 'export_page') return { found: 0, rows: [] }
  if (READS.includes(name)) return []
  return { outcome: 'stored', added: 0 }
}

/** The months that differ, of rows with a day at the beginning, or second as the day of its month. */
function byMonth(
  rows: readonly unknown[],
  known: object,
  content: (rows: readonly unknown[]) => unknown,
): unknown[] {
  const months = new Map<string, unknown[]>(Object.keys(known).map((month) => [month, []]))
  for (const row of rows) {
    const [first, second, ...others] = Array.isArray(row) ? row : []
    const isSecond = typeof second === 'string' && /^\d{4}-/.test(second)
    const month = String((isSecond ? second : first) ?? 'none').slice(0, 7)
    const sent = isSecond ? [first, Number(second.slice(8)), ...others] : row
    months.set(month, [...(months.get(month) ?? []), sent])
  }
  return [...months]
    .map(([month, its]) => {
      const digest = its.length > 0 ? JSON.stringify(its) : null
      return [month, digest, content(its)] as const
    })
    .filter(([month, digest]) => Reflect.get(known, month) !== digest)
}

/**
 * The days of a month, each in the order of `listOf`, as the text that the database sends of them;
 * rows that are no days as they are.
 */
function monthInText(rows: readonly unknown[]): unknown {
  const days: string[] = []
  for (const row of rows) {
    const [day, sessions, checkIn, entries, mornings, minutes, backdated] = row as unknown[]
    if (!isLocalDay(day)) return rows
    const counts = [sessions, checkIn ?? 0, entries, minutes, mornings, backdated]
    days[Number(day.slice(8)) - 1] = counts.join()
  }
  return Array.from(days, (day) => day ?? '').join(';')
}

type Query = { readonly query: string; readonly params?: readonly (string | null)[] }

/**
 * Reads "select api.name(a => $1, b => $2) as reply" and its parameters, which are sent as text.
 */
function callOf({ query, params = [] }: Query = { query: '' }): Asked {
  const [, name = '', list = ''] = /^select api\.([a-z_]+)\((.*)\) as reply$/s.exec(query) ?? []
  const names = [...list.matchAll(/([a-z_]+) => \$\d+/g)].map((match) => match[1] ?? '')
  return {
    name,
    args: Object.fromEntries(names.map((each, index) => [each, jsonOrText(params[index])])),
  }
}

/** Lists and objects are sent as JSON; all other values are not changed. */
function jsonOrText(parameter: unknown): unknown {
  return typeof parameter === 'string' && /^[[{]/.test(parameter)
    ? JSON.parse(parameter)
    : (parameter ?? null)
}

/** A refusal of the token has no SQLSTATE. */
function refusal(code: string): Response {
  const message = code === '' ? 'JWT token has expired' : 'refused'
  return HttpResponse.json({ code, message }, { status: 400 })
}

function result(reply: unknown) {
  return {
    command: 'SELECT',
    rowCount: 1,
    rowAsArray: true,
    fields: [{ name: 'reply', dataTypeID: JSON_TYPE }],
    rows: [[reply === null || reply === undefined ? null : JSON.stringify(reply)]],
  }
}
