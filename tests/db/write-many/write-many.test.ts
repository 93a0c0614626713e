import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call, Json } from '~/lib/call.ts'
import { codeAsDoor } from '~tests/support/database/as-door.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'
import { unsignedToken } from '~tests/support/identity/tokens.ts'
import { dayCall, EVERY_CALL, entryCall } from './calls.ts'
import { postTo, stateOf, writeMany } from './sending.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.stop())

const REFUSED = (state: string) => ({ refused: state })
const STORED = { outcome: 'stored' }

test.each(EVERY_CALL)('a list does the write $name, as a call of its own would', async (call) => {
  const [listed, alone] = [randomUUID(), randomUUID()]
  expect(await writeMany(database, listed, [call])).toEqual([await database.as(alone).write(call)])
  expect(await stateOf(database, listed)).toEqual(await stateOf(database, alone))
})

test('every function that writes can be in a list, except the import, the leaving and the lists', async () => {
  const rows = await database.owner(
    `select proname from pg_proc where pronamespace = 'api'::regnamespace and provolatile = 'v'
     order by 1`,
  )
  const others = ['import_rows', 'leave', 'sync', 'undo_import', 'write_many']
  expect(
    rows.map(({ proname }) => String(proname)).filter((name) => !others.includes(name)),
  ).toEqual(EVERY_CALL.map(({ name }) => name).sort())
})

test('a refused write leaves nothing of itself and keeps none of the others back', async () => {
  const uid = randomUUID()
  const replies = await writeMany(database, uid, [
    dayCall('2026-03-01'),
    dayCall('1800-01-01'),
    entryCall({ content: ' ' }),
    dayCall('2026-03-02'),
  ])
  expect(replies).toEqual([STORED, REFUSED('23514'), REFUSED('23514'), STORED])
  const rows = await database.owner(
    'select local_date::text as day from public.rest_days where user_id = $1 order by 1',
    [uid],
  )
  expect(rows).toEqual([{ day: '2026-03-01' }, { day: '2026-03-02' }])
})

test('a write that fails halfway is undone to its beginning', async () => {
  const uid = randomUUID()
  const ids = { session_id: randomUUID(), entry_id: randomUUID() }
  await database.owner(
    `create function public.refuse_entry() returns trigger language plpgsql as
     $$ begin raise exception 'no' using errcode = 'P0001'; end $$;
     create trigger refuse_entry before insert on public.journal_entries
     for each row when (new.user_id = '${uid}') execute function public.refuse_entry()`,
  )
  const backdated: Call = { name: 'add_backdated', args: { day: '2026-03-01', ...ids } }
  expect(await writeMany(database, uid, [backdated])).toEqual([REFUSED('P0001')])
  expect(await stateOf(database, uid)).toEqual(await stateOf(database, randomUUID()))
  await database.owner('drop function public.refuse_entry() cascade')
})

test('writes are done in their order, and one sent twice in a list is harmless', async () => {
  const uid = randomUUID()
  const entry = entryCall({})
  const gone: Call = { name: 'delete_entry', args: { id: entry.args.id ?? null } }
  expect(await writeMany(database, uid, [entry, entry, gone, gone])).toEqual([
    STORED,
    { outcome: 'unchanged' },
    { outcome: 'removed' },
    { outcome: 'gone' },
  ])
})

test('a list of no writes returns an empty list and makes no row of the person', async () => {
  const uid = randomUUID()
  expect(await writeMany(database, uid, [])).toEqual([])
  expect(await database.owner('select 1 from public.users where id = $1', [uid])).toEqual([])
})

describe('the arguments of a write in a list', () => {
  const id = randomUUID()
  const refusals: [string, Call, string][] = [
    ['an unknown name', { name: 'no_such_function', args: {} }, '42883'],
    ['another writing function', { name: 'leave', args: {} }, '42883'],
    ['itself', { name: 'write_many', args: { writes: [] } }, '42883'],
    ['a list that is also read', { name: 'sync', args: { writes: [], since: 0 } }, '42883'],
    [
      'an import',
      { name: 'import_rows', args: { kind: 'rest_days', rows: [], id, part: 0 } },
      '42883',
    ],
    ['the undo of an import', { name: 'undo_import', args: { id, part: 0 } }, '42883'],
    ['a function that reads', { name: 'account', args: {} }, '42883'],
    ['a function of another schema', { name: 'door.writer', args: {} }, '42883'],
    ['a name in capitals', { name: 'DELETE_ENTRY', args: { id } }, '42883'],
    ['an empty name', { name: '', args: {} }, '42883'],
    ['an argument too many', { name: 'open_account', args: { user_id: 'x' } }, '42883'],
    ['an unknown argument', { name: 'delete_entry', args: { id, uid: 'x' } }, '42883'],
    ['a missing argument', { name: 'delete_entry', args: {} }, '42883'],
    ['a text for a number', entryCall({ mood: 'good' }), '22P02'],
    ['half a number', entryCall({ mood: 2.5 }), '22P02'],
    ['a number too large', entryCall({ mood: 99_999_999_999 }), '22003'],
    ['a null that is needed', dayCall(null), '23502'],
    [
      'a list of another kind',
      { name: 'celebrate', args: { achievements: 'x', at: null } },
      '22023',
    ],
  ]
  test.each(refusals)('with %s are refused', async (_name, call, state) => {
    const uid = randomUUID()
    expect(await writeMany(database, uid, [call, dayCall('2026-03-01')])).toEqual([
      REFUSED(state),
      STORED,
    ])
  })

  test('may leave out what has a default', async () => {
    const uid = randomUUID()
    const args = { id, mood: 3, day: '2026-03-01', minute: 1, at: '2026-03-01T00:00:00.000Z' }
    expect(await writeMany(database, uid, [{ name: 'record_mood', args }])).toEqual([
      { outcome: 'stored', at: args.at },
    ])
  })

  test('may be a list that is null, which is a list of nothing', async () => {
    const args = { achievements: null, at: '2026-03-01T00:00:00.000Z' }
    expect(await writeMany(database, randomUUID(), [{ name: 'celebrate', args }])).toEqual([
      { outcome: 'unchanged' },
    ])
  })
})

const day: Json = { name: 'add_rest_day', args: { day: '2026-03-01' } }
const big = { ...entryCall({}).args, content: 'x'.repeat(2_000_000) }
test.each<[string, Json]>([
  ['no list', null],
  ['an object', {}],
  ['a text', 'writes'],
  ['21 writes', Array(21).fill(day)],
  ['more than two million bytes', [{ name: 'save_entry', args: big }]],
  ['a null in it', [day, null]],
  ['a list in it', [day, []]],
  ['a name alone', [day, 'open_account']],
  ['a write without a name', [day, { args: {} }]],
  ['a name that is a number', [day, { name: 7, args: {} }]],
  ['a write without arguments', [day, { name: 'open_account' }]],
  ['arguments in a list', [day, { name: 'open_account', args: [] }]],
  ['arguments that are null', [day, { name: 'open_account', args: null }]],
])('a list that is %s is refused as a whole, and nothing is stored', async (_name, writes) => {
  const uid = randomUUID()
  expect(await postTo(database, uid, writes)).toMatchObject({ status: 400, state: '22023' })
  expect(await database.owner('select 1 from public.users where id = $1', [uid])).toEqual([])
})

test('the longest texts of twenty entries fit into one list', async () => {
  const lotus = { content: '🪷'.repeat(20_000) }
  const writes = Array.from({ length: 20 }, () => entryCall(lotus))
  expect(await writeMany(database, randomUUID(), writes)).toEqual(writes.map(() => STORED))
})

test('a refusal in a list has an SQLSTATE and no word of the reason', async () => {
  const uid = randomUUID()
  const body = await postTo(database, uid, [entryCall({ id: 'words-of-somebody' })])
  expect(body.text).toContain('22P02')
  for (const told of ['words-of-somebody', uid, 'journal_entries', 'uuid', 'syntax']) {
    expect(body.text).not.toContain(told)
  }
})

test('the limit of a person’s rows holds in a list as it does alone', async () => {
  const uid = randomUUID()
  const full = `insert into public.rest_days (local_date)
    select date '1950-01-01' + n from generate_series(1, 19999) as n`
  expect(await codeAsDoor(database, uid, [full])).toBe('stored')
  const days = ['2026-03-01', '2026-03-02', '2026-03-01', '2026-03-03'].map(dayCall)
  expect(await writeMany(database, uid, days)).toEqual([
    STORED,
    REFUSED('23514'),
    { outcome: 'unchanged' },
    REFUSED('23514'),
  ])
})

test('a list is as durable as a single write, whatever the role’s defaults are', async () => {
  const queries = [
    "select set_config('synchronous_commit', 'off', true)",
    `select api.write_many('[${JSON.stringify(day)}, {"name": "delete_entry", "args": {"id": "x"}}]')`,
    "select current_setting('synchronous_commit')",
  ].map((query) => ({ query, params: [] }))
  const { body } = await database.post({ queries }, unsignedToken(randomUUID()))
  expect(JSON.parse(body).results.at(-1).rows).toEqual([['on']])
})
