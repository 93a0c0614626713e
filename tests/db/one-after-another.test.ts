import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Json } from '~/lib/call.ts'
import { connectAs } from '~tests/support/database/browser-connection.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'
import { sqlOf, WRITES } from '~tests/wall/attacks/calls.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.stop())

const AT = '2026-03-04T20:00:00.000Z'
const DAY = '2026-03-04'

async function personWith(rows = ''): Promise<string> {
  const uid = randomUUID()
  await database.owner('insert into public.users (id) values ($1)', [uid])
  if (rows) await database.owner(rows, [uid])
  return uid
}

const stateOf = (error: unknown) => (error instanceof pg.DatabaseError ? error.code : String(error))

/**
 * Begins a statement that may have to wait for another transaction. Resolves once it waits or has ended;
 * `end` is `done`, or the SQLSTATE of its refusal.
 */
async function begun(client: pg.Client, statement: string) {
  const { rows } = await client.query('select pg_backend_pid() as pid')
  let hasEnded = false
  const end = client
    .query(statement)
    .then(() => 'done', stateOf)
    .finally(() => {
      hasEnded = true
    })
  const waiting = async () => {
    const locks = await database.owner('select 1 from pg_locks where not granted and pid = $1', [
      rows[0].pid,
    ])
    return locks.length > 0
  }
  await expect.poll(async () => hasEnded || (await waiting()), { interval: 5 }).toBe(true)
  return { end, isWaiting: !hasEnded }
}

/** How the second of two transactions ends that one person has open at the same time. */
async function secondOf(
  uid: string,
  [first, second]: readonly [string, string],
  begin = 'begin',
): Promise<unknown> {
  const [one, other] = [await connectAs(database, uid), await connectAs(database, uid)]
  try {
    for (const client of [one, other]) {
      await client.query(begin)
      // What it sees from here on may be what there is now.
      await client.query('select api.account()')
    }
    await one.query(`select ${first}`)
    const { end } = await begun(other, `select ${second}`)
    await one.query('commit')
    const ended = await end
    await other.query('commit')
    return ended
  } finally {
    await one.end()
    await other.end()
  }
}

type Rows = readonly { readonly [column: string]: Json }[]

const imported = (kind: string, rows: Rows) =>
  sqlOf({ name: 'import_rows', args: { kind, rows, id: randomUUID(), part: 0 } })

const charts = (count: number) =>
  imported(
    'kept_charts',
    Array.from({ length: count }, () => ({
      id: randomUUID(),
      name: 'Asha',
      birth_date: '1990-01-01',
      birth_time: '05:30',
      birth_place: 'Pune',
      timezone: 'auto',
      latitude: 18.52,
      longitude: 73.86,
      utc_offset_seconds: 19_800,
      updated_at: AT,
    })),
  )
const recordings = (count: number) =>
  imported(
    'personal_recordings',
    Array.from({ length: count }, () => ({
      id: randomUUID(),
      title: 'An evening in Pune',
      moodcategory: '',
      address: 'https://media.example/yaman.mp3',
      updated_at: AT,
    })),
  )
const sessions = (count: number) =>
  imported(
    'mood_logs',
    Array.from({ length: count }, () => ({
      id: randomUUID(),
      emotion: 'session',
      emotion_label: 'Meditation Session',
      local_date: DAY,
      timestamp: AT,
    })),
  )
const entry = (id = randomUUID()) =>
  sqlOf({
    name: 'save_entry',
    args: { id, content: 'dusk', mood: 3, day: DAY, minute: 1200, at: AT },
  })

const NEARLY_FULL = `insert into public.journal_entries (user_id, id, content, mood, local_date)
  select $1, gen_random_uuid(), 'dusk', 3, date '2000-01-01' from generate_series(1, 79999)`

test.each<[string, string, string, number, string, readonly [string, string]]>([
  ['charts', 'kept_charts', '', 60, '54000', [charts(60), charts(60)]],
  ['recordings', 'personal_recordings', '', 300, '54000', [recordings(300), recordings(300)]],
  ['mood logs in a day', 'mood_logs', '', 300, '23514', [sessions(300), sessions(300)]],
  ['entries', 'journal_entries', NEARLY_FULL, 80_000, '23514', [entry(), entry()]],
])(
  'the limit of %s holds for two transactions that are open at the same time',
  async (_what, table, before, most, state, writes) => {
    const uid = await personWith(before)
    expect(await secondOf(uid, writes)).toBe(state)
    const count = `select count(*)::integer as held from public.${table} where user_id = $1`
    expect(await database.owner(count, [uid])).toEqual([{ held: most }])
  },
)

test.each(['repeatable read', 'serializable'])(
  'a transaction that does not see later rows (%s) adds none to those of another',
  async (level) => {
    const uid = await personWith()
    const writes = [charts(60), charts(60)] as const
    expect(await secondOf(uid, writes, `begin isolation level ${level}`)).toBe('40001')
    const count = 'select count(*)::integer as held from public.kept_charts where user_id = $1'
    expect(await database.owner(count, [uid])).toEqual([{ held: 60 }])
  },
)

test.each(WRITES.map((call) => [call.name, `select ${sqlOf(call)}`]))(
  'the write %s makes the other writes of its person wait until it ends',
  async (_name, statement) => {
    const uid = await personWith()
    const [one, other] = [await connectAs(database, uid), await connectAs(database, uid)]
    try {
      await one.query('begin')
      await one.query(statement)
      const { end, isWaiting } = await begun(other, 'select api.open_account()')
      expect(isWaiting).toBe(true)
      await one.query('commit')
      expect(await end).toBe('done')
    } finally {
      await one.end()
      await other.end()
    }
  },
)

test('an entry that arrives again while its deletion is not stored yet stays deleted', async () => {
  const uid = await personWith()
  const id = randomUUID()
  const client = await connectAs(database, uid)
  await client.query(`select ${entry(id)}`)
  await client.end()
  expect(await secondOf(uid, [`api.delete_entry('${id}')`, entry(id)])).toBe('done')
  const rows = 'select 1 from public.journal_entries where user_id = $1'
  expect(await database.owner(rows, [uid])).toEqual([])
})

test('a write that waited while its account was deleted does not open the account again', async () => {
  const uid = await personWith()
  const rest = sqlOf({ name: 'add_rest_day', args: { day: DAY } })
  expect(await secondOf(uid, ['api.leave()', rest])).toBe('28000')
  expect(await database.owner('select 1 from public.users where id = $1', [uid])).toEqual([])
})

test('a first write that is under way while its account is deleted leaves nothing behind', async () => {
  const uid = randomUUID()
  const rest = sqlOf({ name: 'add_rest_day', args: { day: DAY } })
  expect(await secondOf(uid, [rest, 'api.leave()'])).toBe('done')
  expect(await database.owner('select 1 from public.users where id = $1', [uid])).toEqual([])
})

test('each write of a transaction takes a number of its own', async () => {
  const uid = await personWith()
  const client = await connectAs(database, uid)
  try {
    await client.query('begin')
    for (const day of ['2026-03-01', '2026-03-02', '2026-03-03']) {
      await client.query(`select ${sqlOf({ name: 'add_rest_day', args: { day } })}`)
    }
    await client.query('commit')
  } finally {
    await client.end()
  }
  const rows = await database.owner(
    `select local_date::text as day from public.rest_days where user_id = $1
     order by seq, local_date desc`,
    [uid],
  )
  expect(rows.map(({ day }) => day)).toEqual(['2026-03-01', '2026-03-02', '2026-03-03'])
})
