import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'
import { unsignedToken } from '~tests/support/identity/tokens.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.stop())

const token = unsignedToken('meera')
const ask = async (body: unknown, headers?: Record<string, string>) => {
  const answer = await database.post(body, token, headers)
  return { ...answer, json: JSON.parse(answer.body) }
}

test('a refusal has every field of PostgreSQL’s error', async () => {
  const { status, json } = await ask({
    query: `select api.save_entry(id => gen_random_uuid(), content => 'x', mood => 9,
        day => '2026-01-01', minute => 0, at => '2026-01-01T00:00:00Z')`,
    params: [],
  })
  expect(status).toBe(400)
  expect(Object.keys(json).sort()).toEqual(
    [
      ...['message', 'code', 'detail', 'hint', 'position', 'internalPosition', 'internalQuery'],
      ...['severity', 'where', 'table', 'column', 'schema', 'dataType', 'constraint', 'file'],
      ...['line', 'routine'],
    ].sort(),
  )
  expect(json).toMatchObject({
    code: '23514',
    schema: 'public',
    table: 'journal_entries',
    constraint: 'journal_entries_mood_check',
    hint: null,
  })
})

test.each([
  ['no JSON', 'rubbish'],
  ['half a surrogate pair', '{"query":"select $1::text","params":["\\ud800"]}'],
  ['a number for a statement', '{"query":1}'],
  ['no statement', '{}'],
  ['a list', '[]'],
])('a refusal of %s is 400 without a code', async (_name, body) => {
  const { status, json } = await ask(body)
  expect([status, json.code]).toEqual([400, ''])
  expect(json.message).toMatch(/^could not parse the HTTP request body: /)
})

test('a refusal of a NUL in a value is PostgreSQL’s own', async () => {
  const { json } = await ask({ query: 'select $1::text', params: ['a\0b'] })
  expect(json.code).toBe('22021')
})

test('a refusal of two statements in one query is a syntax error', async () => {
  const { json } = await ask({ query: 'select 1; select 2', params: [] })
  expect(json.code).toBe('42601')
})

test('a refusal of more than 10 MiB is 413, and of a reply of more is 507', async () => {
  const big = await ask({ query: 'select 1', params: ['x'.repeat(10 * 1024 * 1024)] })
  expect(big.status).toBe(413)
  const much = await ask({ query: "select repeat('x', 11000000)", params: [] })
  expect(much.status).toBe(507)
})

test('a refusal of a missing token, a broken one or another role has its own message', async () => {
  const query = { query: 'select 1', params: [] }
  const withToken = async (authorization: string, connection?: string) => {
    const answer = await database.post(query, '', {
      Authorization: authorization,
      ...(connection ? { 'Neon-Connection-String': connection } : {}),
    })
    return [answer.status, JSON.parse(answer.body).message]
  }
  expect(await withToken('Basic abc')).toEqual([
    400,
    'missing authentication credentials: required authorization bearer token in JWT format',
  ])
  expect(await withToken('Bearer abc')).toEqual([
    400,
    'Provided authentication token is not a valid JWT encoding',
  ])
  expect(await withToken(`Bearer ${token}`, 'postgresql://alap_owner@host/alap')).toEqual([
    400,
    'jwk not found',
  ])
})
