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
const openAccount = { query: 'select api.open_account()', params: [] }

test('a reply keeps every value as the text PostgreSQL sent, with its type', async () => {
  const { status, json } = await ask({
    query: `select 1::int2 as small, 2::int8 as big, 1.50::numeric as exact, true as yes,
        date '2026-02-28' as day, null as nothing, array[1,2] as list, '{"a":1}'::jsonb as object`,
    params: [],
  })
  expect(status).toBe(200)
  expect(json).toMatchObject({
    command: 'SELECT',
    rowCount: 1,
    rowAsArray: true,
    rows: [['1', '2', '1.50', 't', '2026-02-28', null, '{1,2}', '{"a": 1}']],
  })
  expect(json.fields.map((field: { dataTypeID: number }) => field.dataTypeID)).toEqual([
    21, 20, 1700, 16, 1082, 25, 1007, 3802,
  ])
  expect(json.fields[0]).toEqual({
    name: 'small',
    dataTypeID: 21,
    tableID: 0,
    columnID: 0,
    dataTypeSize: 2,
    dataTypeModifier: -1,
    format: 'text',
  })
})

test('a reply names the columns when the rows are not to be arrays', async () => {
  const { json } = await ask(
    { query: 'select 1 as one', params: [] },
    { 'Neon-Array-Mode': 'false' },
  )
  expect(json).toMatchObject({ rows: [{ one: '1' }], rowAsArray: false })
})

test('a reply has parameters of every JSON kind as text', async () => {
  const { json } = await ask({
    query: 'select $1::text, $2::int, $3::bool, $4::text, $5::text[], $6::jsonb',
    params: ['it’s', 7, true, null, ['a"b', null], { deep: [1] }],
  })
  expect(json.rows).toEqual([['it’s', '7', 't', null, '{"a\\"b",NULL}', '{"deep": [1]}']])
})

test('a reply can be read by the page that asked', async () => {
  const answer = await database.post({ query: 'select 1', params: [] }, token)
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  expect(answer.headers.get('neon-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  const refusal = await database.post('rubbish', token)
  expect(refusal.headers.get('access-control-allow-origin')).toBe('*')
})

test('the preflight allows exactly what Neon allows', async () => {
  const response = await fetch(database.endpoint, { method: 'OPTIONS' })
  expect(response.status).toBe(200)
  expect(response.headers.get('access-control-allow-headers')).toBe(
    'Authorization, Neon-Connection-String, Neon-Raw-Text-Output, Neon-Array-Mode, Neon-Pool-Opt-In, Neon-Batch-Read-Only, Neon-Batch-Isolation-Level',
  )
  expect(response.headers.get('access-control-max-age')).toBe('86400')
  expect(response.headers.get('allow')).toBe('OPTIONS, POST')
})

test('a batch is one transaction: a failure undoes the statements before it', async () => {
  const { status, json } = await ask({
    queries: [openAccount, { query: 'select 1/0', params: [] }],
  })
  expect(status).toBe(400)
  expect(json).toMatchObject({ code: '22012', message: 'division by zero', severity: 'ERROR' })
  const rows = await database.owner("select from public.users where id = 'meera'")
  expect(rows).toHaveLength(0)
})

test('a batch that is read-only cannot write, and repeats its headers', async () => {
  const options = {
    'Neon-Batch-Read-Only': 'true',
    'Neon-Batch-Isolation-Level': 'RepeatableRead',
  }
  const refused = await ask({ queries: [openAccount] }, options)
  expect(refused.json.code).toBe('25006')
  const { status, headers, json } = await ask(
    {
      queries: [
        { query: 'show transaction_isolation', params: [] },
        { query: 'show transaction_read_only', params: [] },
      ],
    },
    options,
  )
  expect(status).toBe(200)
  expect(json.results.map((result: { rows: string[][] }) => result.rows)).toEqual([
    [['repeatable read']],
    [['on']],
  ])
  expect(headers.get('neon-batch-read-only')).toBe('true')
  expect(headers.get('neon-batch-isolation-level')).toBe('RepeatableRead')
})

test('a batch with an unknown isolation level is refused', async () => {
  const { status, json } = await ask({ queries: [] }, { 'Neon-Batch-Isolation-Level': 'Chaos' })
  expect([status, json.message]).toEqual([400, 'invalid isolation level'])
})

test('a connection is clean before the next person gets it', async () => {
  const run = (uid: string, text: string) =>
    database.post({ query: text, params: [] }, unsignedToken(uid))
  await run('first', "select set_config('search_path', 'evil', false)")
  await run('first', "set application_name = 'traces'")
  await run('first', 'select pg_advisory_lock(42)')
  await run('first', 'begin')
  for (let turn = 0; turn < 8; turn += 1) {
    const answer = await run(
      'second',
      `select current_setting('search_path'), current_setting('application_name'),
        (select count(*) from pg_locks where locktype = 'advisory'), auth.user_id()`,
    )
    expect(JSON.parse(answer.body).rows).toEqual([['"$user", public', '', '0', 'second']])
  }
})

test('a connection that was ended is replaced', async () => {
  await database.post(
    {
      query: `select pg_terminate_backend(pid, 5000) from pg_stat_activity
        where usename = 'authenticated' and pid <> pg_backend_pid()
          and datname = current_database()`,
      params: [],
    },
    token,
  )
  const own = await ask({ query: 'select pg_terminate_backend(pg_backend_pid())', params: [] })
  expect([own.status, own.json.code]).toEqual([400, '57P01'])
  expect((await ask({ query: 'select 1', params: [] })).status).toBe(200)
})

test('the requests of many people at once each see only their own person', async () => {
  const people = Array.from({ length: 60 }, (_, index) => `person-${index}`)
  const seen = await Promise.all(
    people.map(async (uid) => {
      const body = { query: 'select auth.user_id() from pg_sleep(0.005)', params: [] }
      return JSON.parse((await database.post(body, unsignedToken(uid))).body).rows[0][0]
    }),
  )
  expect(seen).toEqual(people)
})
