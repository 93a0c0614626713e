import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readDays, readRows } from '~/data/engine/read-rows.ts'
import { RowSync } from '~/data/engine/row-sync.ts'
import type { Row } from '~/data/engine/row-table.ts'
import { type ImportPart, importRows } from '~/data/import-part.ts'
import { ROW_TABLES } from '~/data/registry.ts'
import { sendWrites } from '~/data/send-writes.ts'
import type { Write } from '~/data/write.ts'
import { changesOf } from '~/data/write.ts'
import { keptRows } from '~/device/kept-rows.ts'
import type { KeptWrite, RowsPlan } from '~/device/outbox-rows.ts'
import { addDays, localDay } from '~/domain/day/local-day.ts'
import { MY_KINDS, type MyKind, type MyRow, type MyRows } from '~/domain/my-data/my-data.ts'
import { partsOf } from '~/domain/my-data/rows-to-import.ts'
import type { Call, Database } from '~/lib/call.ts'
import { DataError } from '~/lib/data-error.ts'
import { Outbox } from '~/queries/outbox/outbox.ts'
import { ROW_BORN_IN_PUNE } from '~tests/support/born-in-pune.ts'
import { entriesHeld, myDataHeld } from '~tests/support/database/held.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'
import { isLongRun } from '~tests/support/long-run.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.stop())

const FIRST_DAY = localDay('2015-01-01')
const AT = '2026-03-04T20:00:00.000000Z'
const NOTHING = Object.fromEntries(MY_KINDS.map((kind) => [kind, []])) as unknown as MyRows
const idOf = (kind: number, n: number) =>
  `0000000${kind}-0000-4000-8000-${String(n).padStart(12, '0')}`

const entry = (n: number): MyRow => ({
  id: idOf(1, n),
  content: `Words ${n}`,
  mood: 4,
  local_date: addDays(FIRST_DAY, n % 4000),
  local_minute: 600,
  date_created: AT,
  updated_at: AT,
  starred: false,
})
const log = (n: number): MyRow => ({
  id: idOf(2, n),
  emotion: n < 4000 ? '4' : 'session_complete',
  emotion_label: n < 4000 ? 'Happy' : 'Meditation Session Completed',
  local_date: addDays(FIRST_DAY, n % 4000),
  local_minute: 600,
  timestamp: AT,
  minutes: n < 4000 ? null : 10,
  raag: null,
  heard: null,
})
const many = (count: number, make: (n: number) => MyRow) =>
  Array.from({ length: count }, (_, n) => make(n))

/** A device of a person: its rows, and what waits on it, also after its page is closed. */
function createDevice(db: Database, uid: string, name = 'the device') {
  let kept: readonly KeptWrite[] = []
  let seq = 0
  const change = async (plan: (rows: readonly KeptWrite[]) => RowsPlan) => {
    const { add = [], put = [], remove = [] } = plan(kept)
    const left = kept.filter((row) => !remove.includes(row.seq))
    const changed = left.map((row) => put.find((one) => one.seq === row.seq) ?? row)
    kept = [...changed, ...add.map((row) => ({ ...row, uid, seq: ++seq }))]
    return kept
  }
  const place = `${uid} on ${name}`
  const { pull } = new RowSync({
    tables: ROW_TABLES,
    read: (work) => keptRows.read(place, work),
    change: (work) => keptRows.change(place, work),
    first: () => db.read({ name: 'first', args: {} }),
    changes: (since) => db.read({ name: 'changes', args: { since } }),
    newest: (kind, before) => db.read({ name: 'newest', args: { kind, before } }),
    changesOf: () => [],
    giveBack: async () => {},
    alone: (work) => work(),
    changed: () => {},
    now: () => 0,
  })
  /** The rows that its screens show, by their keys, and the counts of all days. */
  const shown = async (kind: MyKind) => {
    const table = ROW_TABLES.get(kind)
    if (!table) throw new Error(kind)
    const changes = kept.flatMap(({ write }) => changesOf(write as Write))
    return keptRows.read(place, async (store) => {
      const rows = await readRows(store, { table, parts: null }, changes)
      const days = await readDays(store, table, changes)
      const counted = [...days.values()].flat().length
      return { keys: rows.map((row: Row) => table.keyOf(row)).sort(), days: counted }
    })
  }
  /** A page that is opened on it, over a database of its own. */
  const page = (over: Database = db) =>
    new Outbox({
      change,
      list: async () => kept,
      send: (writes) => sendWrites(over, writes, null),
      alone: (work) => work(),
      tell: () => {},
      now: () => Date.parse(AT),
      random: () => 0,
      later: () => () => {},
    })
  return { page, pull, shown, waiting: () => kept }
}

const offline = () => new DataError('offline', 'No network')

/** A line that a reply may get lost on: the writes arrive of which `isLost` says so, unheard. */
function withLoss(db: Database, isLost: (call: Call) => boolean): Database {
  return {
    read: db.read,
    write: async (call) => {
      const reply = await db.write(call)
      if (isLost(call)) throw offline()
      return reply
    },
  }
}
const cut: Database = {
  read: () => Promise.reject(offline()),
  write: () => Promise.reject(offline()),
}

function partsIn(rows: Partial<MyRows>, id = randomUUID()): readonly ImportPart[] {
  const all = { ...NOTHING, ...rows }
  return MY_KINDS.flatMap((table) => partsOf(all[table]).map((its) => ({ table, rows: its }))).map(
    (its, part) => ({ id, part, ...its }),
  )
}
const imported = (parts: readonly ImportPart[]) =>
  parts.map((part): Write => ({ kind: 'import-rows', ...part }))
const undone = (parts: readonly ImportPart[]) =>
  parts.map((part): Write => ({ kind: 'undo-import', ...part, seq: null }))

/** Sends until nothing waits, as a page does that goes on for long enough. */
async function sendAll({ page, waiting }: ReturnType<typeof createDevice>, over?: Database) {
  const own = page(over)
  await own.ready()
  for (let tries = 0; waiting().length > 0 && tries < 1000; tries += 1) {
    await own.send({ hurry: true })
  }
  expect(waiting()).toEqual([])
}

const [ENTRIES, LOGS] = isLongRun ? [20_000, 80_000] : [2_500, 5_000]

test('an import is here at once without a connection, and arrives exactly once through lost replies and a closed page', async () => {
  const uid = randomUUID()
  const db = database.as(uid)
  const device = createDevice(db, uid)
  const rows = { journal_entries: many(ENTRIES, entry), mood_logs: many(LOGS, log) }
  const away = device.page(cut)
  await device.pull()
  await away.ready()
  await away.commitTogether(imported(partsIn(rows)))
  const [entries, logs] = [await device.shown('journal_entries'), await device.shown('mood_logs')]
  expect([entries.keys.length, logs.keys.length]).toEqual([ENTRIES, LOGS])
  expect(entries.days).toBe(Math.min(ENTRIES, 4000))
  await away.commit({ kind: 'delete-entry', id: idOf(1, 7), base: '2026-03-04T20:00:00.000Z' })
  await away.send()
  // A page that is closed once some have arrived, two of whose replies nobody has heard.
  let arrived = 0
  const closing: Database = {
    read: db.read,
    write: async (call) => {
      if (arrived > 3) throw offline()
      const reply = await db.write(call)
      arrived += 1
      if (arrived % 2 === 0) throw offline()
      return reply
    },
  }
  const first = device.page(closing)
  await first.ready()
  for (let tries = 0; tries < 6; tries += 1) await first.send({ hurry: true })
  expect(arrived).toBe(4)
  expect(device.waiting().length).toBeGreaterThan(1)
  let calls = 0
  await sendAll(
    device,
    withLoss(db, () => {
      calls += 1
      return calls % 5 === 0
    }),
  )
  const held = await myDataHeld(db)
  expect(held.mood_logs.map(({ id }) => id).sort()).toEqual(
    rows.mood_logs.map(({ id }) => id).sort(),
  )
  const left = rows.journal_entries.filter(({ id }) => id !== idOf(1, 7))
  expect(held.journal_entries.map(({ id }) => id).sort()).toEqual(left.map(({ id }) => id).sort())
  // The same file once more: only what is not there is new, and that was deleted.
  await device.page(cut).commitTogether(imported(partsIn(rows)))
  await sendAll(device)
  expect((await myDataHeld(db)).journal_entries).toHaveLength(ENTRIES - 1)
  await device.pull()
  expect((await device.shown('mood_logs')).keys).toHaveLength(LOGS)
})

/** A row of every kind. */
const ONE_OF_EACH: MyRows = {
  mood_logs: [log(1)],
  journal_entries: [entry(1), entry(2)],
  user_astro_profiles: [
    {
      full_name: 'Asha',
      birth_date: '1990-01-18',
      birth_time: '05:30:00',
      birth_place: 'Pune',
      timezone: 'auto',
      latitude: null,
      longitude: null,
      zone: null,
      utc_offset_seconds: null,
      sure_to_minutes: null,
      current_dasha: null,
      moon_sign: null,
      updated_at: AT,
    },
  ],
  favourites: [{ item: 'day-1', added_at: AT }],
  rest_days: [{ local_date: '2026-03-01' }],
  celebrations: [{ achievement: 'zen-zone', celebrated_at: AT }],
  japa: [{ mantra: 'shiva', local_date: '2026-03-01', beads: 108, updated_at: AT }],
  settings: [{ setting: 'theme', value: 'dark', updated_at: AT }],
  kept_charts: [
    {
      id: idOf(3, 1),
      name: 'Meera',
      ...ROW_BORN_IN_PUNE,
      birth_date: '1990-01-18',
      birth_time: '05:30:00',
      updated_at: AT,
    },
  ],
  personal_recordings: [
    {
      id: idOf(4, 1),
      title: 'Dusk',
      raag: null,
      moodcategory: '',
      seconds: null,
      address: 'https://media.example/dusk.mp3',
      file: null,
      bytes: null,
      updated_at: AT,
    },
  ],
}

const countsOf = (rows: MyRows) => MY_KINDS.map((kind) => rows[kind].length)
const shownOn = async (device: ReturnType<typeof createDevice>) =>
  Promise.all(MY_KINDS.map(async (kind) => (await device.shown(kind)).keys.length))

test('an import of every kind and its undo are seen by another device, and the file can be imported again', async () => {
  const uid = randomUUID()
  const db = database.as(uid)
  const [own, other] = [createDevice(db, uid), createDevice(db, uid, 'another')]
  await other.pull()
  for (let round = 0; round < 3; round += 1) {
    const parts = partsIn(ONE_OF_EACH)
    await own.page(cut).commitTogether(imported(parts))
    expect(await shownOn(own)).toEqual(countsOf(ONE_OF_EACH))
    await sendAll(own)
    for (const device of [own, other]) await device.pull()
    expect(await shownOn(other)).toEqual(countsOf(ONE_OF_EACH))
    await own.page(cut).commitTogether(undone(parts))
    // Once more: what waits is this very undo.
    await own.page(cut).commitTogether(undone(parts))
    expect(own.waiting()).toHaveLength(parts.length)
    expect(await shownOn(own)).toEqual(countsOf(NOTHING))
    await sendAll(own)
    for (const device of [own, other]) await device.pull()
    expect(await shownOn(own)).toEqual(countsOf(NOTHING))
    expect(await shownOn(other)).toEqual(countsOf(NOTHING))
    await own.page(cut).commitTogether(undone(parts))
    await sendAll(own)
    // A request of the import that was under way all the time.
    for (const part of parts) await db.write(importRows(part))
    expect(countsOf(await myDataHeld(db))).toEqual(countsOf(NOTHING))
  }
})

test('an undo takes away nothing that was there before, that was changed since, or that was added again', async () => {
  const uid = randomUUID()
  const db = database.as(uid)
  const own = createDevice(db, uid)
  const another = imported(
    partsIn({ journal_entries: [entry(3)], rest_days: [{ local_date: '2026-03-01' }] }),
  )
  await own.page(cut).commitTogether(another)
  await sendAll(own)
  // Another device had the same rows already, which this one did not know.
  const parts = partsIn({
    journal_entries: many(6, entry),
    rest_days: ['2026-03-01', '2026-03-02'].map((local_date) => ({ local_date })),
    mood_logs: [log(1)],
  })
  const page = own.page(cut)
  await page.ready()
  await page.commitTogether(imported(parts))
  const day = addDays(FIRST_DAY, 1)
  const writes: readonly Write[] = [
    {
      kind: 'edit-entry',
      id: idOf(1, 1),
      content: 'Changed',
      mood: 2,
      at: '2026-03-05T20:00:00.000Z',
      base: '2026-03-04T20:00:00.000Z',
    },
    { kind: 'star-entry', id: idOf(1, 2), isStarred: true },
    { kind: 'delete-entry', id: idOf(1, 4) },
    { kind: 'remove-rest-day', day: localDay('2026-03-02') },
    {
      kind: 'record-mood',
      id: randomUUID(),
      mood: 1,
      day,
      minute: 5,
      at: '2026-03-05T20:00:00.000Z',
      base: '2026-03-04T20:00:00.000Z',
    },
  ]
  for (const write of writes) await page.commit(write)
  await page.commitTogether(undone(parts))
  await page.commit({ kind: 'add-rest-day', day: localDay('2026-03-02') })
  await sendAll(own)
  const held = await myDataHeld(db)
  expect((await entriesHeld(db)).map(({ id }) => id).sort()).toEqual(
    [1, 2, 3].map((n) => idOf(1, n)),
  )
  expect(held.rest_days).toEqual([{ local_date: '2026-03-01' }, { local_date: '2026-03-02' }])
  expect(held.mood_logs).toMatchObject([{ id: idOf(2, 1), emotion: '1' }])
  // What the person deleted stays deleted for good.
  await own.page(cut).commitTogether(imported(partsIn({ journal_entries: many(6, entry) })))
  await sendAll(own)
  expect((await entriesHeld(db)).map(({ id }) => id).sort()).toEqual(
    [0, 1, 2, 3, 5].map((n) => idOf(1, n)),
  )
})

test('an undo of an import that never arrived takes nothing away, and keeps it from arriving', async () => {
  const db = database.as(randomUUID())
  const [part] = partsIn({ rest_days: [{ local_date: '2026-03-01' }] })
  if (!part) throw new Error('No part')
  const undo = { name: 'undo_import', args: { id: part.id, part: 0 } }
  expect(await db.write(undo)).toEqual({ outcome: 'gone' })
  expect(await db.write(importRows(part))).toMatchObject({ outcome: 'unchanged', added: 0 })
  expect((await myDataHeld(db)).rest_days).toEqual([])
})

test('the undo of a large import keeps what was deleted for good from being forgotten', async () => {
  const uid = randomUUID()
  const db = database.as(uid)
  const [first, again] = [
    partsIn({ journal_entries: [entry(1)] }),
    partsIn({ journal_entries: [entry(1)] }),
  ]
  for (const part of first) await db.write(importRows(part))
  await db.write({ name: 'delete_entry', args: { id: idOf(1, 1) } })
  await database.owner(
    `insert into public.tombstones (user_id, kind, key, may_return)
     select $1, 'journal_entries', gen_random_uuid(), true from generate_series(1, 20100)`,
    [uid],
  )
  for (const part of again) expect(await db.write(importRows(part))).toMatchObject({ gone: 1 })
  const [kept] = await database.owner(
    'select count(*)::integer as all from public.tombstones where user_id = $1',
    [uid],
  )
  expect(kept).toEqual({ all: 20_001 })
})
