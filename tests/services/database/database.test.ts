import { beforeEach, expect, test, vi } from 'vitest'
import type { Call, Json } from '~/lib/call.ts'
import {
  type FakeSql,
  fakeSql,
  field,
  ok,
  refusal,
  result,
} from '~tests/support/database/fake-sql.ts'

let net: FakeSql
beforeEach(() => {
  net = fakeSql()
  return () => vi.unstubAllGlobals()
})

const one: Call = { name: 'first', args: {} }
const other: Call = { name: 'changes', args: { since: 7 } }

test('every call without a database reports that', async () => {
  const db = net.connect({ door: null })
  const expected = { kind: 'not-configured', message: 'Neon database not configured' }
  await expect(db.read(one)).rejects.toMatchObject(expected)
  await expect(db.write(one)).rejects.toMatchObject(expected)
  expect(net.sent).toHaveLength(0)
})

test('a request is sent to Neon’s endpoint for tokens, or to the local one', async () => {
  await net.connect().read(one)
  await net.connect({ endpoint: 'http://127.0.0.1:9/sql' }).read(one)
  expect(net.sent.map(({ url }) => url)).toEqual([
    'https://apiauth.us-east-2.aws.neon.tech/sql',
    'http://127.0.0.1:9/sql',
  ])
})

test('a request carries no header a browser would be refused', async () => {
  await net.connect().write(one)
  expect([...(net.sent[0]?.headers.keys() ?? [])].sort()).toEqual([
    'authorization',
    'neon-array-mode',
    'neon-batch-isolation-level',
    'neon-batch-read-only',
    'neon-connection-string',
    'neon-raw-text-output',
  ])
})

test.each([
  'transaction_timeout',
  'idle_in_transaction_session_timeout',
  'statement_timeout',
  'lock_timeout',
  'synchronous_commit',
  'row_security',
  'search_path',
  'extra_float_digits',
  'datestyle',
  'timezone',
])('every request first heals the setting %s of the role', async (setting) => {
  const db = net.connect()
  await db.read(one)
  await db.write(one)
  const [read, write] = net.sent
  for (const healing of [read?.queries[0]?.query, write?.queries[1]?.query]) {
    expect(healing).toMatch(new RegExp(`pg_catalog\\.set_config\\('${setting}', '[^']+', true\\)`))
  }
})

test('a write opens with a transaction that can write', async () => {
  const write: Call = { name: 'save_entry', args: { id: 'x', mood: 1, minute: null } }
  const reply = await net.connect().write(write)
  const query = 'select api.save_entry(id => $1, mood => $2, minute => $3) as reply'
  expect(reply).toBe(query)
  expect(net.sent[0]?.headers.get('neon-batch-read-only')).toBe('false')
  expect(net.sent[0]?.queries[0]?.query).toBe('set transaction read write')
  expect(net.sent[0]?.queries.slice(2)).toEqual([{ query, params: ['x', '1', null] }])
})

test.each<[Json, unknown]>([
  ['a\0b', 'ab'],
  ['half \ud83e', 'half \ufffd'],
  ['whole 🪷', 'whole 🪷'],
  [null, null],
  [true, 'true'],
  [3, '3'],
  [['a\0b', { c: 'd\0', e: null }], '["ab",{"c":"d","e":null}]'],
])('the value %j is sent as %j', async (value, expected) => {
  await net.connect().write({ name: 'celebrate', args: { value } })
  expect(net.sent[0]?.queries[2]?.params).toEqual([expected])
})

test.each([
  { name: 'first() from public.users --', args: {} },
  { name: 'first', args: { 'x => 1); drop table public.users --': 1 } },
  { name: 'First', args: {} },
  { name: '', args: {} },
])('the call %j is unknown, and is not sent', async (call) => {
  await expect(net.connect().write(call)).rejects.toMatchObject({ name: 'DataError' })
  expect(net.sent).toHaveLength(0)
})

test.each([
  ['42P01', 'outdated'],
  ['42883', 'outdated'],
  ['22P02', 'invalid'],
  ['42501', 'forbidden'],
  ['XX000', 'unexpected'],
])('a read refused with %s fails alone', async (code, kind) => {
  const db = net.connect()
  net.reply(refusal(code))
  const [first, second] = await Promise.allSettled([db.read(one), db.read(other)])
  expect(first).toMatchObject({ status: 'rejected', reason: { kind } })
  expect(second).toMatchObject({ value: 'select api.changes(since => $1) as reply' })
  expect(net.sent).toHaveLength(2)
})

test('a read opens with a transaction that cannot write', async () => {
  expect(await net.connect().read(other)).toBe('select api.changes(since => $1) as reply')
  expect(net.sent[0]?.headers.get('neon-batch-read-only')).toBe('true')
  expect(net.sent[0]?.queries.slice(1)).toEqual([
    { query: 'select api.changes(since => $1) as reply', params: ['7'] },
  ])
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
  ['a result without rows', ok([settings, { fields: [field('reply')] }])],
  ['no row', ok([settings, { fields: [field('reply')], rows: [] }])],
  ['two rows', ok([settings, { fields: [field('reply')], rows: [['1'], ['1']] }])],
  ['a short row', ok([settings, { fields: [field('a'), field('b')], rows: [['1']] }])],
  ['a row that is no list', ok([settings, { fields: [field('a')], rows: [{ a: '1' }] }])],
  ['a value that is not text', ok([settings, { fields: [field('a')], rows: [[1]] }])],
  ['a value that is not JSON', ok([settings, { fields: [field('reply')], rows: [['{']] }])],
  ['a field without a name', ok([settings, { fields: [{ dataTypeID: 25 }], rows: [['1']] }])],
])('the reply with %s is malformed', async (_name, reply) => {
  net.reply(reply)
  await expect(net.connect().read(one)).rejects.toMatchObject({
    name: 'DataError',
    kind: 'malformed',
  })
  expect(net.sent).toHaveLength(1)
})
