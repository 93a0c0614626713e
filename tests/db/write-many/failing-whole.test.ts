import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '~/lib/call.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'
import { unsignedToken } from '~tests/support/identity/tokens.ts'
import { dayCall, entryCall } from './calls.ts'
import { postTo, stateOf, writeMany } from './sending.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  // A favourite with the name of an SQLSTATE fails with it.
  await database.owner(
    `create function public.fail() returns trigger language plpgsql as
     $$ begin raise exception 'no' using errcode = upper(substr(new.item, 7)); end $$;
     create trigger fail before insert on public.favourites
     for each row when (new.item like 'fails-%') execute function public.fail()`,
  )
})
afterAll(() => database.stop())

const STORED = { outcome: 'stored' }
const at = '2026-03-04T20:00:00.000Z'
const failing = (state: string): Call => ({
  name: 'add_favourite',
  args: { item: `fails-${state.toLowerCase()}`, at },
})
const listOf = (calls: readonly Call[]) => calls.map(({ name, args }) => ({ name, args }))

test.each([
  ['a connection that broke', '08006'],
  ['a transaction that may only read', '25006'],
  ['a transaction that took too long', '25P04'],
  ['a sign-in that is over', '28000'],
  ['a lost race', '40001'],
  ['a deadlock', '40P01'],
  ['a full disk', '53100'],
  ['too little memory', '53200'],
  ['too many connections', '53300'],
  ['a lock that is held', '55P03'],
  ['a cancelled statement', '57014'],
  ['a server that stops', '57P01'],
  ['a server that starts', '57P03'],
  ['a missing file', '58P01'],
])('%s fails a list as a whole, and nothing of it is stored', async (_name, state) => {
  const uid = randomUUID()
  const writes = listOf([dayCall('2026-03-01'), failing(state), dayCall('2026-03-02')])
  expect(await postTo(database, uid, writes)).toMatchObject({ status: 400, state })
  expect(await stateOf(database, uid)).toEqual(await stateOf(database, randomUUID()))
})

test.each(['22012', '23503', '23514', '42501', '42P01', '54001', '55000', 'P0001', 'XX000'])(
  'the refusal %s concerns one write of a list alone',
  async (state) => {
    const calls = [dayCall('2026-03-01'), failing(state), dayCall('2026-03-02')]
    expect(await writeMany(database, randomUUID(), calls)).toEqual([
      STORED,
      { refused: state },
      STORED,
    ])
  },
)

describe('before anything is done', () => {
  const nothing = [{ name: 'no_such_function', args: {} }]
  const lists: [string, typeof nothing][] = [
    ['with writes in it', listOf([dayCall('2026-03-01')]) as typeof nothing],
    ['that only has refused writes', nothing],
    ['with no writes', []],
  ]

  test.each(lists)(
    'a list is refused whole: %s, when nobody is signed in',
    async (_name, writes) => {
      const token = unsignedToken('nobody', { sub: '' })
      const params = [JSON.stringify(writes)]
      const { status } = await database.post({ query: 'select api.write_many($1)', params }, token)
      expect(status).toBe(400)
    },
  )

  test.each(lists)(
    'a list is refused whole: %s, when the account was deleted',
    async (_name, writes) => {
      const uid = randomUUID()
      const before = { auth_time: Math.floor(Date.now() / 1000) - 60 }
      await database.as(uid, before).write({ name: 'leave', args: {} })
      expect(await postTo(database, uid, writes, before)).toMatchObject({ state: '28000' })
      expect(await database.owner('select 1 from public.users where id = $1', [uid])).toEqual([])
    },
  )
})

test('a lock that another holds fails a list after five seconds', async () => {
  const uid = randomUUID()
  const entry = entryCall({})
  await writeMany(database, uid, [entry])
  const holder = new pg.Client({ connectionString: database.ownerUrl })
  await holder.connect()
  try {
    await holder.query('begin')
    await holder.query('select from public.journal_entries where user_id = $1 for update', [uid])
    const gone = { name: 'delete_entry', args: { id: entry.args.id ?? null } }
    const writes = listOf([dayCall('2026-03-01'), gone])
    expect(await postTo(database, uid, writes)).toMatchObject({ state: '55P03' })
  } finally {
    await holder.end()
  }
  expect(await database.owner('select 1 from public.rest_days where user_id = $1', [uid])).toEqual(
    [],
  )
})

test('a write that meets a copy of itself is tried once more, and only once', async () => {
  // What a sequence counts stays counted when the attempt is undone.
  await database.owner(
    `create sequence public.tries;
     create function public.meet() returns trigger language plpgsql security definer as
     $$ begin
       if new.item = 'meets-always' or nextval('public.tries') = 1 then
         raise exception 'no' using errcode = '23505';
       end if;
       return new;
     end $$;
     create trigger meet before insert on public.favourites
     for each row when (new.item like 'meets-%') execute function public.meet()`,
  )
  const calls = ['meets-once', 'meets-always'].map(
    (item): Call => ({ name: 'add_favourite', args: { item, at } }),
  )
  expect(await writeMany(database, randomUUID(), [...calls, dayCall('2026-03-01')])).toEqual([
    STORED,
    { refused: '23505' },
    STORED,
  ])
})

test('one list that arrives six times at once is stored once, and none is refused', async () => {
  for (let round = 0; round < 5; round += 1) {
    const uid = randomUUID()
    const when = { day: '2026-03-04', minute: 600, at }
    const calls: Call[] = [
      { name: 'record_mood', args: { id: randomUUID(), mood: 3, ...when } },
      entryCall({}),
      { name: 'record_japa', args: { mantra: 'shiva', day: when.day, beads: 54, at } },
    ]
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => writeMany(database, uid, calls)),
    )
    const outcomes = calls.map((_, place) =>
      replies.map((reply) => Object(reply)[place].outcome).sort(),
    )
    const once = ['stored', ...Array(5).fill('unchanged')]
    expect(outcomes).toEqual([once, once, once])
  }
})
