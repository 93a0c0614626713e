import { randomUUID } from 'node:crypto'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, vi } from 'vitest'
import { ROW_TABLES } from '~/data/registry.ts'
import { inDevice } from '~/device/device-database.ts'
import { keptRows } from '~/device/kept-rows.ts'
import { person } from '~tests/support/as-person.tsx'
import { rowsAfter, writtenBy } from '~tests/support/database/rows-after-writes.ts'
import { tablesOf } from '~tests/support/database/rows-of-replies.ts'
import { held as promised } from '~tests/support/held.ts'
import { network } from '~tests/support/network.ts'

const JSON_TYPE = 114
export const EPOCH = '7b2f1a34-0c5d-4e8b-9a61-5d2c3e4f6a70'

type Args = Readonly<Record<string, unknown>>
type Asked = { readonly name: string; readonly args: Args }
type Row = readonly unknown[]
type Pages = ReadonlyMap<string, ReadonlyMap<string, Row>>
type Request = { readonly token: string | null; readonly asked: readonly Asked[] }

/** Reads that return one thing or nothing. */
const READS = ['account', 'catalogue', 'changes', 'first', 'newest']

/**
 * Stands in for the database, in its own protocol; requests to other addresses are not changed.
 * `requests` has the called functions.
 */
export function standInDatabase() {
  // Its own address, so that what pages of an earlier file still send does not arrive here.
  const endpoint = `http://127.0.0.1:1/sql/${randomUUID()}`
  vi.stubEnv('VITE_DATABASE_DOOR', 'sql')
  vi.stubEnv('VITE_DATABASE_URL', 'postgresql://authenticated@localhost/alap')
  vi.stubEnv('VITE_DATABASE_ENDPOINT', endpoint)
  // What a test before has left of rows: on the device, and where there is none in memory. What still
  // arrives for it ends first.
  let ended = promised<void>()
  let locks: LockManager[] = []
  afterEach(() => {
    locks = [navigator.locks]
  })
  beforeEach(async () => {
    ended.resolve()
    // A write that was sent has its rows brought afterwards.
    for (const name of ['outbox', 'rows']) {
      for (const each of [...locks, navigator.locks]) {
        await each?.request(`alap:${name}:${person.uid}`, () => undefined)
      }
    }
    ended = promised()
    keptRows.forget(person.uid)
    await inDevice((device) => Promise.all([device.clear('rows'), device.clear('library')])).catch(
      () => undefined,
    )
  })
  const requests: Request[] = []
  const database = {
    endpoint,
    requests,
    /** The names of all called functions, sorted: some requests are sent at once. */
    asked: () => requests.flatMap(({ asked }) => asked.map(({ name }) => name)).sort(),
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
      pages.reset()
    },
  }
  const pages = createPages((name, args) => database.reply(name, args))
  const store = (asked: Asked, reply: unknown) => {
    const { outcome } = Object(reply)
    if (outcome === 'stored' || outcome === 'removed') pages.store(asked)
  }
  const replyTo = (asked: Asked): unknown => {
    const { name, args } = asked
    const outcomes = writesIn(asked)?.map(replyTo)
    if (name === 'sync') return { outcomes, changes: replyTo({ name: 'changes', args }) }
    if (outcomes) return outcomes
    const reply = database.reply(name, args) ?? pages.reply(name, args) ?? usual(name)
    store(asked, reply)
    return reply
  }
  network.standIn(
    http.post(endpoint, async ({ request }) => {
      const { queries } = (await request.json()) as { queries: Query[] }
      const token = request.headers.get('authorization')
      const call = callOf(queries.at(-1))
      requests.push({ token, asked: writesIn(call) ?? [call] })
      const { promise } = ended
      const isOver = await Promise.race([
        database.ready.then(() => false),
        promise.then(() => true),
      ])
      if (isOver) return refusal('42501')
      if (database.refuseWith !== null) return refusal(database.refuseWith)
      const reply = replyTo(call)
      const results = queries.map((_, index) => result(index === queries.length - 1 ? reply : null))
      return HttpResponse.json({ results })
    }),
  )
  return database
}

export type DatabaseStandIn = ReturnType<typeof standInDatabase>

/** The writes of a list of them, with their arguments as they are sent when one comes alone. */
function writesIn({ name, args }: Asked): readonly Asked[] | null {
  if (name !== 'write_many' && name !== 'sync') return null
  return (args.writes as readonly Asked[]).map((each) => ({
    name: each.name,
    args: Object.fromEntries(Object.entries(each.args).map(([key, value]) => [key, textOf(value)])),
  }))
}

const textOf = (value: unknown) =>
  typeof value === 'number' || typeof value === 'boolean' ? String(value) : value

/** The result of a function for a person without rows, or after a write. */
function usual(name: string): unknown {
  if (name === 'account') return { created_at: null, email: null }
  return READS.includes(name) ? null : { outcome: 'stored' }
}

/**
 * The replies that are made of rows: of those that a test says, with what was written since, as long as
 * the test says nothing else of their table.
 */
function createPages(reply: (name: string, args: Args) => unknown) {
  const stored: { readonly asked: Asked; readonly kind: string; readonly said: string }[] = []
  let sent: Pages = new Map()
  let seq = 0

  const all = (): Pages => {
    const tables = Object.entries(tablesOf(reply)).map(([kind, rows]) => {
      const said = JSON.stringify(rows)
      const own = stored.filter((each) => each.kind === kind && each.said === said)
      const its = own.reduce(
        (left, { asked }) => rowsAfter(kind, left, asked.name, asked.args),
        rows,
      )
      return [kind, new Map(its.map((row) => [keyOf(kind, row), row]))] as const
    })
    return new Map(tables)
  }

  const first = () => {
    sent = all()
    seq += 1
    const tables = [...sent].map(([kind, rows]) => [kind, pageOf(kind, rows)] as const)
    return { epoch: EPOCH, seq, tables: Object.fromEntries(tables), days: {} }
  }

  const changes = ({ since }: Args) => {
    const page = { epoch: EPOCH, anew: false, more: false, rows: {}, gone: [] as unknown[] }
    // Another file's device, or one whose rows a test made.
    if (Number(since) !== seq) return { ...page, anew: true, seq }
    const before = sent
    sent = all()
    const rows: Record<string, readonly Row[]> = {}
    seq += 1
    for (const [kind, its] of sent) {
      const known = before.get(kind) ?? new Map()
      const isNew = ([key, row]: [string, Row]) =>
        JSON.stringify(known.get(key)) !== JSON.stringify(row)
      const isGone = ([key]: [string, Row]) => !its.has(key)
      const changed = [...its].filter(isNew).map(([, row]) => numbered(kind, row, seq))
      if (changed.length > 0) rows[kind] = changed
      page.gone.push(...[...known].filter(isGone).map(([key]) => [kind, key, LAST]))
    }
    return { ...page, seq, rows }
  }

  return {
    reply: (name: string, args: Args): unknown => {
      if (name === 'catalogue') return catalogueOf(reply, args)
      if (name === 'first') return first()
      if (name === 'changes') return changes(args)
      if (name !== 'newest') return undefined
      const kind = String(args.kind)
      return { epoch: EPOCH, seq, ...pageOf(kind, all().get(kind) ?? new Map()) }
    },
    store: (asked: Asked) => {
      const tables = tablesOf(reply)
      for (const kind of writtenBy(asked.name)) {
        stored.push({ asked, kind, said: JSON.stringify(tables[kind]) })
      }
    },
    reset: () => {
      stored.length = 0
    },
  }
}

/** The number of a deletion, after every change. */
const LAST = 1_000_000_000

function pageOf(kind: string, rows: ReadonlyMap<string, Row>) {
  const all = [...rows.values()].map((row) => numbered(kind, row, 1))
  return { rows: all, found: all.length, next: null }
}

function keyOf(kind: string, row: Row): string {
  return ROW_TABLES.get(kind)?.keyOf(row) ?? String(row[0])
}

/** A row with its number at the end, which a test may have said. */
function numbered(kind: string, row: Row, number: number): Row {
  return row.length > (COLUMNS[kind] ?? 0) ? row : [...row, number]
}

/** How many columns a row has without its number. */
const COLUMNS: Readonly<Record<string, number>> = {
  mood_logs: 8,
  journal_entries: 8,
  user_astro_profiles: 13,
  kept_charts: 12,
  personal_recordings: 9,
  favourites: 2,
  rest_days: 1,
  celebrations: 2,
  japa: 4,
  settings: 3,
}

function catalogueOf(reply: (name: string, args: Args) => unknown, { known }: Args): unknown {
  const recordings = reply('sessions', {}) ?? []
  const ragas = reply('ragas', {}) ?? []
  // No JSON, which is read as what it says.
  const version = `of ${JSON.stringify([recordings, ragas])}`
  return version === known ? null : { version, recordings, ragas }
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
