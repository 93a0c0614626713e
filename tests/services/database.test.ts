import { beforeEach, expect, test, vi } from 'vitest'
import { DataError } from '~/lib/data-error.ts'
import { type SqlValue, sql } from '~/lib/sql.ts'
import { createDatabase } from '~/services/database.ts'

type Sent = {
  readonly url: string
  readonly token: string | null
  readonly headers: Headers
  readonly queries: { query: string; params: unknown[] }[]
}
type Reply = Response | Error

const field = (name: string) => ({ name, dataTypeID: 25 })
const answers = (...rows: (string | null)[][]) =>
  rows.map((cells) => ({
    command: 'SELECT',
    rowCount: 1,
    fields: cells.map((_, index) => field(`c${index}`)),
    rows: [cells],
    rowAsArray: true,
  }))
const ok = (results: unknown): Response => new Response(JSON.stringify({ results }))
const refusal = (code: string, message = 'refused'): Response =>
  new Response(JSON.stringify({ code, message }), { status: 400 })
const status = (value: number): Response => new Response('oops', { status: value })
/** Answers as many results as were asked, each one row with the number of its statement. */
const good = (): 'good' => 'good'

let sent: Sent[]
let replies: (Reply | 'good')[]
let pauses: number[]

beforeEach(() => {
  sent = []
  replies = []
  pauses = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { queries } = JSON.parse(String(init.body))
    const headers = new Headers(init.headers)
    sent.push({ url, token: headers.get('authorization'), headers, queries })
    expect(init.signal).toBeInstanceOf(AbortSignal)
    const reply = replies.shift() ?? 'good'
    if (reply instanceof Error) throw reply
    if (reply !== 'good') return reply
    return ok(queries.flatMap((_: unknown, index: number) => answers([String(index)])))
  })
  return () => vi.unstubAllGlobals()
})

let tokens: (boolean | undefined)[]
const connect = (changes: Partial<Parameters<typeof createDatabase>[0]> = {}) => {
  tokens = []
  return createDatabase({
    connectionString: 'postgresql://authenticated@ep-x.us-east-2.aws.neon.tech/alap',
    token: async (forceRefresh) => {
      tokens.push(forceRefresh)
      return forceRefresh ? 'fresh' : 'stored'
    },
    pause: async (ms) => {
      pauses.push(ms)
    },
    ...changes,
  })
}
const one = sql`select 1`

test('without a connection string every call says so', async () => {
  const db = connect({ connectionString: undefined })
  const expected = { kind: 'not-configured', message: 'Neon database not configured' }
  await expect(db.read(one)).rejects.toMatchObject(expected)
  await expect(db.write([one])).rejects.toMatchObject(expected)
  expect(sent).toHaveLength(0)
})

test('a request goes to Neon’s endpoint for tokens, or to the local one', async () => {
  await connect().read(one)
  await connect({ endpoint: 'http://127.0.0.1:9/sql' }).read(one)
  expect(sent.map(({ url }) => url)).toEqual([
    'https://apiauth.us-east-2.aws.neon.tech/sql',
    'http://127.0.0.1:9/sql',
  ])
})

test('a request carries no header a browser would be refused', async () => {
  await connect().write([one])
  expect([...(sent[0]?.headers.keys() ?? [])].sort()).toEqual([
    'authorization',
    'neon-array-mode',
    'neon-batch-isolation-level',
    'neon-batch-read-only',
    'neon-connection-string',
    'neon-raw-text-output',
  ])
})

test('reads of one turn share a read-only request that first heals the role', async () => {
  const db = connect()
  const rows = await Promise.all([db.read(sql`select 'a'`), db.read(sql`select 'b'`)])
  expect(rows).toEqual([[{ c0: '1' }], [{ c0: '2' }]])
  expect(sent).toHaveLength(1)
  expect(sent[0]?.headers.get('neon-batch-read-only')).toBe('true')
  expect(sent[0]?.queries[0]?.query).toContain("set_config('row_security', 'on', true)")
  expect(sent[0]?.queries.slice(1).map(({ query }) => query)).toEqual(["select 'a'", "select 'b'"])
})

test('reads of different turns travel apart', async () => {
  const db = connect()
  await db.read(one)
  await db.read(one)
  expect(sent).toHaveLength(2)
})

test('a write opens with a transaction that can write', async () => {
  const rows = await connect().write([sql`insert into t values (${1})`, one])
  expect(rows).toEqual([[{ c0: '2' }], [{ c0: '3' }]])
  expect(sent[0]?.headers.get('neon-batch-read-only')).toBe('false')
  expect(sent[0]?.queries[0]?.query).toBe('set transaction read write')
  expect(sent[0]?.queries[2]).toEqual({ query: 'insert into t values ($1)', params: ['1'] })
})

test.each<[SqlValue, unknown]>([
  ['a\0b', 'ab'],
  ['half \ud83e', 'half \ufffd'],
  ['whole 🪷', 'whole 🪷'],
  [null, null],
  [true, 'true'],
  [3, '3'],
])('the value %j is sent as %j', async (value, expected) => {
  await connect().write([sql`select ${value}`])
  expect(sent[0]?.queries[2]?.params).toEqual([expected])
})

test.each([
  ['a lost network', new TypeError('Failed to fetch')],
  ['a time-out', new DOMException('timed out', 'TimeoutError')],
  ['a server fault', status(500)],
  ['too many requests', status(429)],
  ['a connection lost on the way', refusal('', 'connection closed')],
  ['a shutdown', refusal('57P01')],
  ['a poisoned role', refusal('25006')],
  ['a serialization failure', refusal('40001')],
])('a read survives %s twice, with pauses between', async (_name, fault) => {
  const again = () => (fault instanceof Response ? fault.clone() : fault)
  replies = [again(), again(), good()]
  expect(await connect().read(one)).toEqual([{ c0: '1' }])
  expect(sent).toHaveLength(3)
  expect(pauses).toHaveLength(2)
  expect(pauses.every((ms) => ms >= 0 && ms <= 2000)).toBe(true)
  replies = [again(), again(), again()]
  await expect(connect().read(one)).rejects.toMatchObject({ name: 'DataError', kind: 'offline' })
})

test('a write whose outcome is unknown is sent once more, and not a third time', async () => {
  replies = [refusal(''), good()]
  await connect().write([one])
  expect(sent).toHaveLength(2)
  replies = [status(502), status(502)]
  await expect(connect().write([one])).rejects.toMatchObject({ kind: 'offline' })
  expect(sent).toHaveLength(4)
})

test('two copies of a write that met in flight are settled by sending it again', async () => {
  replies = [refusal('23505'), good()]
  await connect().write([one])
  expect(sent).toHaveLength(2)
})

test.each([
  'JWT token has expired (exp=1)',
  'invalid JWT token audience',
  'jwk not found',
  'missing authentication credentials: required authorization bearer token in JWT format',
])('after "%s" a fresh token is tried, once', async (message) => {
  replies = [refusal('', message), good()]
  await connect().read(one)
  expect(tokens).toEqual([false, true])
  expect(sent.map(({ token }) => token)).toEqual(['Bearer stored', 'Bearer fresh'])
  expect(pauses).toEqual([])
  replies = [refusal('', message), refusal('', message)]
  await expect(connect().write([one])).rejects.toMatchObject({ kind: 'signed-out' })
  expect(sent).toHaveLength(4)
})

test('a token that cannot be had sends nothing', async () => {
  const signedOut = new DataError('signed-out', 'Please sign in again')
  await expect(connect({ token: () => Promise.reject(signedOut) }).read(one)).rejects.toBe(
    signedOut,
  )
  const broken = connect({ token: () => Promise.reject(new Error('no network')) })
  await expect(broken.read(one)).rejects.toMatchObject({ kind: 'offline' })
  expect(sent).toHaveLength(0)
})

test.each([
  ['42501', 'forbidden'],
  ['23514', 'invalid'],
  ['22P02', 'invalid'],
  ['42P01', 'unexpected'],
])('the refusal %s is %s, and is not sent again', async (code, kind) => {
  replies = [refusal(code)]
  await expect(connect().write([one])).rejects.toMatchObject({ name: 'DataError', kind })
  expect(sent).toHaveLength(1)
})

test.each([
  [413, 'invalid'],
  [507, 'unexpected'],
  [404, 'unexpected'],
])('the status %i is %s, and is not sent again', async (value, kind) => {
  replies = [status(value)]
  await expect(connect().write([one])).rejects.toMatchObject({ name: 'DataError', kind })
  expect(sent).toHaveLength(1)
})

test('one bad read among several fails alone', async () => {
  const db = connect()
  replies = [refusal('42P01'), good(), refusal('42P01')]
  const [first, second] = await Promise.allSettled([db.read(sql`select 'a'`), db.read(one)])
  expect(first).toMatchObject({ status: 'fulfilled', value: [{ c0: '1' }] })
  expect(second).toMatchObject({ status: 'rejected', reason: { kind: 'unexpected' } })
  expect(sent).toHaveLength(3)
})

const [settings] = answers(['on'])
test.each([
  ['no JSON', new Response('<html>')],
  ['null', new Response('null')],
  ['no results', new Response('{}')],
  ['results that are no list', ok({})],
  ['too few results', ok([settings])],
  ['too many results', ok([settings, settings, settings])],
  ['a result without fields', ok([settings, { rows: [['1']] }])],
  ['a result without rows', ok([settings, { fields: [field('a')] }])],
  ['a short row', ok([settings, { fields: [field('a'), field('b')], rows: [['1']] }])],
  ['a row that is no list', ok([settings, { fields: [field('a')], rows: [{ a: '1' }] }])],
  ['a value that is not text', ok([settings, { fields: [field('a')], rows: [[1]] }])],
  ['a field without a name', ok([settings, { fields: [{ dataTypeID: 25 }], rows: [['1']] }])],
])('the reply with %s is malformed', async (_name, reply) => {
  replies = [reply]
  await expect(connect().read(one)).rejects.toMatchObject({ name: 'DataError', kind: 'malformed' })
  expect(sent).toHaveLength(1)
})
