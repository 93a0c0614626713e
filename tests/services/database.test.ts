import { beforeEach, expect, test, vi } from 'vitest'
import { type SqlValue, sql } from '~/lib/sql.ts'
import { type FakeSql, fakeSql, field, ok, refusal, result } from '~tests/support/fake-sql.ts'

let net: FakeSql
beforeEach(() => {
  net = fakeSql()
  return () => vi.unstubAllGlobals()
})

const one = sql`select 1`

test('without a connection string every call says so', async () => {
  const db = net.connect({ connectionString: undefined })
  const expected = { kind: 'not-configured', message: 'Neon database not configured' }
  await expect(db.read(one)).rejects.toMatchObject(expected)
  await expect(db.write([one])).rejects.toMatchObject(expected)
  expect(net.sent).toHaveLength(0)
})

test('a request goes to Neon’s endpoint for tokens, or to the local one', async () => {
  await net.connect().read(one)
  await net.connect({ endpoint: 'http://127.0.0.1:9/sql' }).read(one)
  expect(net.sent.map(({ url }) => url)).toEqual([
    'https://apiauth.us-east-2.aws.neon.tech/sql',
    'http://127.0.0.1:9/sql',
  ])
})

test('a request carries no header a browser would be refused', async () => {
  await net.connect().write([one])
  expect([...(net.sent[0]?.headers.keys() ?? [])].sort()).toEqual([
    'authorization',
    'neon-array-mode',
    'neon-batch-isolation-level',
    'neon-batch-read-only',
    'neon-connection-string',
    'neon-raw-text-output',
  ])
})

test('reads of one turn share a read-only request that first heals the role', async () => {
  const db = net.connect()
  const rows = await Promise.all([db.read(sql`select 'a'`), db.read(sql`select 'b'`)])
  expect(rows).toEqual([[{ c0: '1' }], [{ c0: '2' }]])
  expect(net.sent).toHaveLength(1)
  expect(net.sent[0]?.headers.get('neon-batch-read-only')).toBe('true')
  expect(net.sent[0]?.queries[0]?.query).toContain("set_config('row_security', 'on', true)")
  expect(net.sent[0]?.queries.slice(1).map(({ query }) => query)).toEqual([
    "select 'a'",
    "select 'b'",
  ])
})

test('reads of different turns travel apart', async () => {
  const db = net.connect()
  await db.read(one)
  await db.read(one)
  expect(net.sent).toHaveLength(2)
})

test('a write opens with a transaction that can write', async () => {
  const rows = await net.connect().write([sql`insert into t values (${1})`, one])
  expect(rows).toEqual([[{ c0: '2' }], [{ c0: '3' }]])
  expect(net.sent[0]?.headers.get('neon-batch-read-only')).toBe('false')
  expect(net.sent[0]?.queries[0]?.query).toBe('set transaction read write')
  expect(net.sent[0]?.queries[2]).toEqual({ query: 'insert into t values ($1)', params: ['1'] })
})

test.each<[SqlValue, unknown]>([
  ['a\0b', 'ab'],
  ['half \ud83e', 'half \ufffd'],
  ['whole 🪷', 'whole 🪷'],
  [null, null],
  [true, 'true'],
  [3, '3'],
])('the value %j is sent as %j', async (value, expected) => {
  await net.connect().write([sql`select ${value}`])
  expect(net.sent[0]?.queries[2]?.params).toEqual([expected])
})

test('one bad read among several fails alone', async () => {
  const db = net.connect()
  net.reply(refusal('42P01'), 'good', refusal('42P01'))
  const [first, second] = await Promise.allSettled([db.read(sql`select 'a'`), db.read(one)])
  expect(first).toMatchObject({ status: 'fulfilled', value: [{ c0: '1' }] })
  expect(second).toMatchObject({ status: 'rejected', reason: { kind: 'unexpected' } })
  expect(net.sent).toHaveLength(3)
})

const settings = result('on')
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
  net.reply(reply)
  await expect(net.connect().read(one)).rejects.toMatchObject({
    name: 'DataError',
    kind: 'malformed',
  })
  expect(net.sent).toHaveLength(1)
})
