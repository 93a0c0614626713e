import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { createBrowserSessions } from '~dev/database/sql/browser-sessions.ts'
import { startSqlEndpoint } from '~dev/database/sql/sql-endpoint.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'
import { held } from '~tests/support/held.ts'
import { claimsOf, PROJECT, unsignedToken } from '~tests/support/identity/tokens.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.stop())

const claims = claimsOf('meera')
const CANCELLED = { message: 'Query cancelled, connection was terminated', code: '08P01' }
const ENDLESS = 'select pg_sleep(3600)'
const STUBBORN = `do $$ begin
  loop begin perform pg_sleep(3600); exception when query_canceled then null; end; end loop;
end $$`

async function startLimited(limitMs: number) {
  const { postgresPort: port } = inject('localDatabase')
  const postgres = { port, ownerUrl: database.ownerUrl }
  const endpoint = await startSqlEndpoint({ postgres, projectId: PROJECT, limitMs })
  onTestFinished(endpoint.stop)
  return async (body: unknown) => {
    const answer = await fetch(endpoint.url, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${unsignedToken('meera')}`,
        'Neon-Connection-String': 'postgresql://authenticated@database.example/alap',
        'Neon-Array-Mode': 'true',
      },
      body: JSON.stringify(body),
    })
    return { status: answer.status, json: await answer.json() }
  }
}

function openSessions() {
  const { postgresPort } = inject('localDatabase')
  const sessions = createBrowserSessions(postgresPort, database.ownerUrl)
  onTestFinished(sessions.stop)
  return sessions
}

const connections = async () => {
  const [row] = await database.owner(
    `select count(*)::int as open from pg_stat_activity
      where usename = 'authenticated' and datname = current_database()`,
  )
  return row?.open
}

test.each([
  ['a statement', { query: ENDLESS }],
  ['a statement that catches its cancelling', { query: STUBBORN }],
  ['a batch', { queries: [{ query: 'select 1' }, { query: ENDLESS }] }],
])('the limit ends %s that takes too long, as Neon does', async (_what, body) => {
  // Long enough for a busy machine to begin the statement, whose connection would else be kept.
  const ask = await startLimited(2_000)
  expect(await ask(body)).toEqual({ status: 400, json: CANCELLED })
  // The connection that ended it leaves a moment later.
  await expect.poll(connections).toBe(0)
})

test('a batch that takes too long leaves nothing behind', async () => {
  const ask = await startLimited(2_000)
  const query = "select set_config('alap.trace', 'left', false), pg_advisory_lock(7)"
  const locked = await ask({ queries: [{ query }, { query: ENDLESS }] })
  expect(locked.json).toEqual(CANCELLED)
  const locks = await database.owner(
    `select from pg_locks where locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())`,
  )
  expect(locks).toEqual([])
})

test('the endless statements of all connections block no other call for good', async () => {
  const ask = await startLimited(2_000)
  const refused = await Promise.all(Array.from({ length: 12 }, () => ask({ query: ENDLESS })))
  expect(refused.map(({ json }) => json)).toEqual(Array.from({ length: 12 }, () => CANCELLED))
  expect((await ask({ query: 'select auth.user_id()' })).json).toMatchObject({ rows: [['meera']] })
})

test('the wait for a free connection ends with the limit, and the next in line gets its turn', async () => {
  const sessions = openSessions()
  const work = held<void>()
  const holders = Array.from({ length: 6 }, () => sessions.lend(claims, () => work.promise))
  const limit = new AbortController()
  const late = sessions.lend(claims, () => expect.unreachable('it was lent'), limit.signal)
  const patient = sessions.lend(claims, async () => 'served')
  limit.abort(new Error('too late'))

  await expect(late).rejects.toThrow('too late')
  work.resolve()
  await Promise.all(holders)
  expect(await patient).toBe('served')
})

test('a connection that was interrupted is not used again', async () => {
  const sessions = openSessions()
  const limit = new AbortController()
  const pids: string[] = []
  const ended = sessions.lend(
    claims,
    async (client) => {
      const { rows } = await client.query(
        "select pg_backend_pid() from (select set_config('application_name', 'traces', false)) as trace",
      )
      pids.push(rows[0]?.pg_backend_pid)
      const running = client.query(ENDLESS)
      limit.abort(new Error('too late'))
      return running
    },
    limit.signal,
  )
  await expect(ended).rejects.toThrow('too late')
  const { rows } = await sessions.lend(claims, (client) =>
    client.query("select pg_backend_pid(), current_setting('application_name')"),
  )
  expect(rows[0]).toMatchObject({ current_setting: '' })
  expect(pids).toHaveLength(1)
  expect(pids).not.toContain(rows[0]?.pg_backend_pid)
})

test.each([
  ['between two statements', true],
  ['during a statement', false],
])('a connection that PostgreSQL ends %s gives its reason', async (_when, between) => {
  const sessions = openSessions()
  const cutShort = sessions.lend(claims, async (client) => {
    const ended = new Promise((resolve) => client.once('error', resolve))
    await client.query("begin; set local transaction_timeout = '1ms'")
    if (between) await ended
    await client.query('select pg_sleep(10)')
  })
  await expect(cutShort).rejects.toMatchObject({ code: '25P04' })
  const next = await sessions.lend(claims, (client) => client.query('select 1'))
  expect(next.rowCount).toBe(1)
})
