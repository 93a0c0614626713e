import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Call, Json } from '~/lib/call.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'
import { EVERY_CALL } from '../write-many/calls.ts'
import { changesOf, deviceOf, KINDS, numberOf, storedRows } from './kept-rows.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.stop())

const AT = '2026-03-04T20:00:00.000Z'
const DAY = '2026-03-04'

const changes = async (uid: string, since: number, most?: number) =>
  changesOf(
    await database
      .as(uid)
      .read({ name: 'changes', args: { since, ...(most !== undefined && { most }) } }),
  )
const write = async (uid: string, name: string, args: Call['args']) =>
  database.as(uid).write({ name, args })
const save = (uid: string, id: string, content = 'dusk') =>
  write(uid, 'save_entry', { id, content, mood: 3, day: DAY, minute: 1200, at: AT })
const device = (uid: string) => deviceOf((since, most) => changes(uid, since, most))

const TAKES_AWAY = /^(clear|delete|remove)_/

/** A person with a row of every kind. */
async function personOfEveryKind(): Promise<string> {
  const uid = randomUUID()
  for (const { name, args } of EVERY_CALL) {
    // Check-ins and sessions are in one table.
    const own = {
      ...('session_id' in args && { session_id: randomUUID() }),
      ...(name === 'record_mood' && { id: randomUUID() }),
    }
    if (!TAKES_AWAY.test(name)) await write(uid, name, { ...args, ...own })
  }
  return uid
}

test('of a person without a row nothing has changed, at number 0', async () => {
  expect(await changes(randomUUID(), 0)).toMatchObject({
    anew: false,
    seq: 0,
    more: false,
    rows: {},
    gone: [],
  })
})

test('a row of every kind is sent, column by column, with its number', async () => {
  const uid = await personOfEveryKind()
  const own = device(uid)
  const { rows, more, seq } = await own.pull()
  expect(Object.keys(rows).sort()).toEqual([...KINDS].sort())
  expect([more, seq]).toEqual([false, await numberOf(database, uid)])
  expect(own.kept()).toEqual(await storedRows(database, uid))
})

test('after a number only what changed is sent, and kinds without a change are left out', async () => {
  const uid = await personOfEveryKind()
  const before = await numberOf(database, uid)
  const id = randomUUID()
  await save(uid, id)
  await write(uid, 'add_favourite', { item: 'day-7', at: AT })
  const { rows, gone } = await changes(uid, before)
  expect(rows).toEqual({
    journal_entries: [expect.arrayContaining([id, 'dusk', false])],
    favourites: [expect.arrayContaining(['day-7'])],
  })
  expect(gone).toEqual([])
})

test('a change of a row is sent, and a write that changes nothing sends nothing', async () => {
  const uid = randomUUID()
  const id = randomUUID()
  await save(uid, id)
  const first = await numberOf(database, uid)
  await save(uid, id)
  const second = await changes(uid, first)
  expect([second.rows, second.seq > first, second.more]).toEqual([{}, true, false])
  expect(second.seq).toBe(await numberOf(database, uid))
  await write(uid, 'star_entry', { id, starred: true })
  expect((await changes(uid, second.seq)).rows).toEqual({
    journal_entries: [
      [
        id,
        'dusk',
        3,
        DAY,
        1200,
        ...Array(2).fill('2026-03-04T20:00:00.000000Z'),
        true,
        expect.any(Number),
      ],
    ],
  })
})

test('what is deleted is gone on every device, by its key', async () => {
  const uid = await personOfEveryKind()
  const own = device(uid)
  await own.pull()
  const before = own.cursor
  for (const { name, args } of EVERY_CALL) {
    if (TAKES_AWAY.test(name))
      await write(uid, name, {
        ...args,
        ...(name !== 'remove_rest_day' && 'base' in args && { base: null }),
      })
  }
  const { gone } = await changes(uid, before)
  expect(gone.map(([kind]) => kind).sort()).toEqual([
    'favourites',
    'journal_entries',
    'kept_charts',
    'mood_logs',
    'personal_recordings',
    'rest_days',
  ])
  expect(gone).toContainEqual(['favourites', 'raga-yaman', expect.any(Number)])
  expect(gone).toContainEqual(['rest_days', DAY, expect.any(Number)])
  await own.pull()
  expect(own.kept()).toEqual(await storedRows(database, uid))
})

test.each<[string, Call['args'], string, Call['args'], string, string]>([
  [
    'add_favourite',
    { item: 'day-1', at: AT },
    'remove_favourite',
    { item: 'day-1' },
    'favourites',
    'day-1',
  ],
  ['add_rest_day', { day: DAY }, 'remove_rest_day', { day: DAY }, 'rest_days', DAY],
])('what %s brings back is no longer gone', async (add, added, remove, removed, kind, key) => {
  const uid = randomUUID()
  await write(uid, add, added)
  const first = await numberOf(database, uid)
  await write(uid, remove, removed)
  expect((await changes(uid, first)).gone).toEqual([[kind, key, expect.any(Number)]])
  await write(uid, add, added)
  const back = await changes(uid, first)
  expect([back.gone, Object.keys(back.rows)]).toEqual([[], [kind]])
  await write(uid, remove, removed)
  const again = await changes(uid, back.seq)
  expect([again.gone, again.rows]).toEqual([[[kind, key, expect.any(Number)]], {}])
})

test('an id that was deleted never comes back, and stays gone', async () => {
  const uid = randomUUID()
  const id = randomUUID()
  await save(uid, id)
  await write(uid, 'delete_entry', { id })
  expect(await save(uid, id)).toEqual({ outcome: 'gone' })
  const { rows, gone } = await changes(uid, 0)
  expect([rows, gone]).toEqual([{}, [['journal_entries', id, expect.any(Number)]]])
})

test('a check-in that changed keeps its id, and that of the change is gone', async () => {
  const uid = randomUUID()
  const [first, second] = [randomUUID(), randomUUID()]
  const mood = { day: DAY, minute: 600 }
  await write(uid, 'record_mood', { id: first, mood: 2, at: AT, ...mood })
  await write(uid, 'record_mood', { id: second, mood: 4, at: '2026-03-04T21:00:00.000Z', ...mood })
  const { rows, gone } = await changes(uid, 0)
  expect(rows.mood_logs).toEqual([expect.arrayContaining([first, '4'])])
  expect(gone).toEqual([['mood_logs', second, expect.any(Number)]])
})

test('pages come oldest change first, one number at the least, and never a part of one', async () => {
  const uid = randomUUID()
  for (const content of ['one', 'two', 'three']) await save(uid, randomUUID(), content)
  const days = ['2026-03-01', '2026-03-02', '2026-03-03'].map((local_date) => ({ local_date }))
  await write(uid, 'import_rows', {
    kind: 'rest_days',
    rows: days,
    id: randomUUID(),
    part: 0,
  })
  const own = device(uid)
  const sizes: number[] = []
  for (let more = true; more; ) {
    const page = await own.pull(1)
    sizes.push(Object.values(page.rows).flat().length)
    more = page.more
  }
  expect(sizes).toEqual([1, 1, 1, 3])
  expect(own.cursor).toBe(await numberOf(database, uid))
  expect(own.kept()).toEqual(await storedRows(database, uid))
})

test.each<[Json, number]>([
  [null, 200_000],
  [50_000, 50_000],
  [2_000_000_000, 200_000],
  [-1, 0],
])(
  'a page of at most %j bytes holds about %i, and all pages together everything',
  async (most, bytes) => {
    const uid = randomUUID()
    await database.owner('insert into public.users (id) values ($1)', [uid])
    await database.owner(
      `insert into public.journal_entries (user_id, id, content, mood, local_date, seq)
       select own.id, gen_random_uuid(), repeat('x', 1000), 3, '2026-03-04', own.seq + n
       from public.users as own, generate_series(1, 400) as n where own.id = $1`,
      [uid],
    )
    await database.owner('update public.users set seq = seq + 400 where id = $1', [uid])
    const reply = await database.as(uid).read({ name: 'changes', args: { since: 0, most } })
    const { rows, more, seq } = changesOf(reply)
    expect(more).toBe(true)
    const size = JSON.stringify(rows).length
    expect(size).toBeGreaterThan(bytes * 0.9)
    expect(size).toBeLessThan(Math.max(bytes, 1500))
    const own = device(uid)
    own.cursor = seq
    await own.pullAll()
    expect(own.kept().length + (rows.journal_entries?.length ?? 0)).toBe(400)
  },
)

test('a number of more rows than a page is sent whole, and what comes after it too', async () => {
  const uid = randomUUID()
  await database.owner('insert into public.users (id) values ($1)', [uid])
  await database.owner(
    `insert into public.journal_entries (user_id, id, content, mood, local_date)
     select $1, gen_random_uuid(), 'dusk', 3, '2026-03-04' from generate_series(1, 5000)`,
    [uid],
  )
  await save(uid, randomUUID())
  const own = device(uid)
  expect((await own.pull()).rows.journal_entries).toHaveLength(5000)
  await own.pullAll()
  expect(own.kept()).toEqual(await storedRows(database, uid))
  expect(own.sentAgain).toEqual([])
})

test('all of a reply is of one moment: that of the statement that asks', async () => {
  const rows = await database.owner(
    `select proname as name, provolatile as how from pg_proc
     where oid in ('api.changes'::regproc, 'api.newest'::regproc) order by 1`,
  )
  expect(rows).toEqual([
    { name: 'changes', how: 's' },
    { name: 'newest', how: 's' },
  ])
})

test('what another person does moves none of my numbers', async () => {
  const [mine, other] = [randomUUID(), randomUUID()]
  await save(mine, randomUUID())
  await save(other, randomUUID())
  const before = await changes(mine, 0)
  for (let more = 0; more < 3; more += 1) await save(other, randomUUID())
  await write(other, 'leave', {})
  expect(await changes(mine, 0)).toEqual(before)
})

test.each<[Call['args'], string]>([
  [{ since: 'words' }, 'invalid'],
  [{ since: 1.5 }, 'invalid'],
  [{ since: 0, most: 'words' }, 'invalid'],
  [{}, 'outdated'],
  [{ since: 0, person: 'asha' }, 'outdated'],
])('changes since %j are refused', async (args, kind) => {
  await expect(database.as('asha').read({ name: 'changes', args })).rejects.toMatchObject({ kind })
})

test('without a number everything is sent', async () => {
  const uid = await personOfEveryKind()
  const args = { since: null, most: null }
  const reply = await database.as(uid).read({ name: 'changes', args })
  expect(changesOf(reply)).toEqual(await changes(uid, 0))
})
