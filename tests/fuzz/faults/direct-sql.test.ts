import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createDirectSql, type DirectSql } from '~tests/fuzz/faults/direct-sql.ts'
import { endBrowserConnections } from '~tests/fuzz/faults/end-connections.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'
import { PROJECT, unsignedToken } from '~tests/support/identity/tokens.ts'

let database: TestDatabase
let direct: DirectSql
beforeAll(async () => {
  database = await openTestDatabase()
  const { postgresPort } = inject('localDatabase')
  direct = createDirectSql({ postgresPort, ownerUrl: database.ownerUrl, projectId: PROJECT })
})
afterAll(async () => {
  await direct.stop()
  await database.stop()
})

const HEADERS = {
  'Neon-Connection-String': 'postgresql://authenticated@database.example/alap',
  'Neon-Raw-Text-Output': 'true',
  'Neon-Array-Mode': 'true',
}

async function ask(body: unknown, token = unsignedToken('meera'), headers = {}) {
  const reply = await direct.fetch('/sql', {
    method: 'POST',
    headers: { ...HEADERS, Authorization: `Bearer ${token}`, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status: reply.status, json: JSON.parse(await reply.text()) }
}

const one = (query: string, params: unknown[] = []) => ({ query, params })
const REQUESTS: Readonly<
  Record<string, [body: unknown, token?: string | undefined, headers?: object]>
> = {
  'a single statement': [one('select $1::text as said, null as nothing', ['नाद 🙏'])],
  'a batch': [{ queries: [one('select 1 as a'), one('select auth.user_id() as b, true as c')] }],
  'a batch that only reads': [
    { queries: [one('show transaction_read_only'), one('show transaction_isolation')] },
    undefined,
    { 'Neon-Batch-Read-Only': 'true', 'Neon-Batch-Isolation-Level': 'Serializable' },
  ],
  'a refusal in the middle of a batch': [
    { queries: [one('select 1'), one('select 1 / 0'), one('select 2')] },
  ],
  'two statements in one': [one('select 1; select 2')],
  'a body that is no JSON': ['{'],
  'a lone surrogate': ['{"query":"select $1::text","params":["\\ud800"]}'],
  'a token that has ended': [one('select 1'), unsignedToken('meera', { exp: 1 })],
  'a token of another project': [one('select 1'), unsignedToken('meera', { aud: 'another' })],
  'an isolation level that is none': [
    { queries: [one('select 1')] },
    undefined,
    { 'Neon-Batch-Isolation-Level': 'Chaos' },
  ],
}

test.each(Object.entries(REQUESTS))(
  'the endpoint without HTTP replies as the one with it: %s',
  async (_name, [body, token, headers]) => {
    const real = await database.post(body, token ?? unsignedToken('meera'), { ...headers })
    const made = await ask(body, token, headers)
    expect(made).toEqual({ status: real.status, json: JSON.parse(real.body) })
  },
)

test('nothing of a batch is stored when one of its statements is refused', async () => {
  const rest = (day: string) => one('select api.add_rest_day(day => $1) as reply', [day])
  const { status, json } = await ask({ queries: [rest('2026-03-01'), rest('no day')] })
  expect([status, json.code]).toEqual([400, '22007'])
  const stored = 'select 1 from public.rest_days where user_id = $1'
  expect(await database.owner(stored, ['meera'])).toEqual([])
})

test('each person is only ever themselves, however many ask at once', async () => {
  const people = Array.from({ length: 12 }, (_, index) => `person-${index % 4}`)
  const seen = await Promise.all(
    people.map(async (uid) => {
      const { json } = await ask(one('select auth.user_id() as me'), unsignedToken(uid))
      return json.rows[0][0]
    }),
  )
  expect(seen).toEqual(people)
})

test('a connection that was ended is replaced', async () => {
  await ask(one('select 1'))
  await endBrowserConnections(database.ownerUrl)
  // The one that was idle is known to be gone only when it is used, or a little before.
  await ask(one('select 1'))
  expect((await ask(one('select 1'))).status).toBe(200)
  const own = await ask(one('select pg_terminate_backend(pg_backend_pid())'))
  expect([own.status, own.json.code]).toEqual([400, '57P01'])
})

test('a request that nobody waits for any more rejects at once, and runs to its end', async () => {
  const leaving = new AbortController()
  const sent = direct.fetch('/sql', {
    method: 'POST',
    headers: { ...HEADERS, Authorization: `Bearer ${unsignedToken('left')}` },
    body: JSON.stringify(one("select api.add_rest_day(day => '2026-03-01') as reply")),
    signal: leaving.signal,
  })
  leaving.abort(new Error('gone'))
  await expect(sent).rejects.toThrow('gone')
  const stored = 'select 1 from public.rest_days where user_id = $1'
  await expect.poll(() => database.owner(stored, ['left'])).toHaveLength(1)
})
