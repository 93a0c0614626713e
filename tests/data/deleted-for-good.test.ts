import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Write } from '~/data/write.ts'
import { performWrite } from '~/data/write.ts'
import { localDay } from '~/domain/day/local-day.ts'
import type { Database } from '~/lib/call.ts'
import { WriteRefused } from '~/lib/data-error.ts'
import { BORN_IN_PUNE } from '~tests/support/born-in-pune.ts'
import { addMyData } from '~tests/support/database/add-my-data.ts'
import { codeAsDoor, withClaims } from '~tests/support/database/as-door.ts'
import {
  checkInHeld,
  entriesHeld,
  keptChartsHeld,
  myDataHeld,
  personalRecordingsHeld,
} from '~tests/support/database/held.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.stop())

const DAY = localDay('2026-03-04')
const AT = '2026-03-04T20:00:00.000Z'
const LATER = '2026-03-04T21:00:00.000Z'
const when = { day: DAY, minute: 1200, at: AT }

const entry = (id = randomUUID(), content = 'dusk'): Write<'save-entry'> => ({
  kind: 'save-entry',
  id,
  content,
  mood: 4,
  ...when,
})
const chart = (id = randomUUID()): Write<'keep-chart'> => ({
  kind: 'keep-chart',
  id,
  name: 'Asha',
  birthDate: localDay('1990-01-18'),
  birthTime: '08:30',
  ...BORN_IN_PUNE,
  at: AT,
  base: null,
})
const recording = (): Write<'keep-recording'> => ({
  kind: 'keep-recording',
  id: randomUUID(),
  sound: { from: 'file', hash: 'a'.repeat(64), bytes: 7 },
  title: 'An evening in Pune',
  raga: null,
  moodCategory: null,
  seconds: null,
  at: AT,
  base: null,
})
const mood = (at = AT, id = randomUUID()): Write<'record-mood'> => ({
  kind: 'record-mood',
  id,
  mood: 3,
  ...when,
  at,
  base: null,
})
const session = (): Write<'record-session'> => ({
  kind: 'record-session',
  id: randomUUID(),
  minutes: 10,
  raga: 'Yaman',
  heard: null,
  ...when,
})

/** What a write did, or why it was refused. */
const done = (db: Database, write: Write) =>
  performWrite(db, write).catch((error: unknown) => {
    if (error instanceof WriteRefused) return error.kind
    throw error
  })

/** Does several writes in one request. */
const together = async (db: Database, ...calls: { name: string; args: object }[]) =>
  db.write({ name: 'write_many', args: { writes: calls as never } })

test('an entry that arrives again after it was deleted stays deleted', async () => {
  const db = database.as(randomUUID())
  const saved = entry()
  await done(db, saved)
  expect(await done(db, { kind: 'delete-entry', id: saved.id })).toBe('changed')
  expect(await done(db, saved)).toBe('gone')
  expect(await done(db, { ...saved, content: 'dawn' })).toBe('gone')
  expect(await done(db, { kind: 'delete-entry', id: saved.id })).toBe('unchanged')
  expect(await entriesHeld(db)).toEqual([])
  // Its words can be kept as something new.
  expect(await done(db, { ...saved, id: randomUUID() })).toBe('changed')
})

test('an entry that arrives again in a list of writes stays deleted', async () => {
  const db = database.as(randomUUID())
  const [one, other] = [entry(), entry(randomUUID(), 'dawn')]
  const { kind: _, id, content, mood, ...rest } = one
  const save = { name: 'save_entry', args: { id, content, mood, ...rest } }
  await done(db, one)
  await done(db, { kind: 'delete-entry', id: one.id })
  expect(await together(db, save, { name: 'delete_entry', args: { id: other.id } }, save)).toEqual([
    { outcome: 'gone' },
    { outcome: 'gone' },
    { outcome: 'gone' },
  ])
})

test('a chart that arrives again after it was deleted stays deleted', async () => {
  const db = database.as(randomUUID())
  const kept = chart()
  await done(db, kept)
  expect(await done(db, { kind: 'delete-chart', id: kept.id, base: AT })).toBe('changed')
  expect(await done(db, kept)).toBe('gone')
  expect(await done(db, { ...kept, at: LATER, base: AT })).toBe('gone')
  expect(await keptChartsHeld(db)).toEqual([])
})

test('a recording that arrives again after it was deleted stays deleted', async () => {
  const db = database.as(randomUUID())
  const kept = recording()
  await done(db, kept)
  expect(await done(db, { kind: 'delete-recording', id: kept.id, base: AT })).toBe('changed')
  expect(await done(db, kept)).toBe('gone')
  expect(await done(db, { ...kept, at: LATER, base: AT })).toBe('gone')
  expect(await personalRecordingsHeld(db)).toEqual([])
  // The same file may be brought along again.
  expect(await done(db, { ...kept, id: randomUUID() })).toBe('changed')
})

test('a check-in that arrives again after it was cleared stays cleared', async () => {
  const db = database.as(randomUUID())
  const felt = mood()
  await done(db, felt)
  expect(await done(db, { kind: 'clear-mood', day: DAY })).toBe('changed')
  expect(await done(db, felt)).toBe('gone')
  expect(await checkInHeld(db, DAY)).toBeNull()
  // To choose again is something new.
  expect(await done(db, mood(LATER))).toBe('changed')
  expect(await done(db, felt)).toBe('superseded')
  expect(await checkInHeld(db, DAY)).toMatchObject({ at: LATER })
})

test('a change of a check-in that arrives again after the check-in was cleared stays cleared', async () => {
  const db = database.as(randomUUID())
  const [felt, changed] = [mood(), mood(LATER)]
  await done(db, felt)
  expect(await done(db, changed)).toBe('changed')
  expect(await done(db, changed)).toBe('unchanged')
  await done(db, { kind: 'clear-mood', day: DAY })
  expect([await done(db, felt), await done(db, changed)]).toEqual(['gone', 'gone'])
  expect(await checkInHeld(db, DAY)).toBeNull()
})

test('a session that arrives again after it was deleted stays deleted', async () => {
  const uid = randomUUID()
  const db = database.as(uid)
  const heard = session()
  await done(db, heard)
  // No page deletes a session yet.
  const deletion = 'delete from public.mood_logs where user_id = auth.user_id()'
  expect(await codeAsDoor(database, uid, [deletion])).toBe('stored')
  expect(await done(db, heard)).toBe('gone')
  expect(await done(db, session())).toBe('changed')
})

test('what was added to a past day and arrives again after it was deleted stays deleted', async () => {
  const db = database.as(randomUUID())
  const [sessionId, entryId] = [randomUUID(), randomUUID()]
  const both: Write = { kind: 'add-backdated', day: DAY, sessionId, entryId }
  await done(db, both)
  await done(db, { kind: 'delete-entry', id: entryId })
  expect(await done(db, both)).toBe('gone')
  expect(await entriesHeld(db)).toEqual([])
  // What is still there is as it was asked.
  expect(await done(db, { ...both, entryId: null })).toBe('unchanged')
})

test('an import leaves out what was deleted, and says how much', async () => {
  const uid = randomUUID()
  const db = database.as(uid)
  const [kept, deleted, card, concert] = [entry(), entry(), chart(), recording()]
  for (const write of [kept, deleted, card, concert, mood(), session()]) await done(db, write)
  const { account: _, ...file } = await myDataHeld(db)
  await done(db, { kind: 'delete-entry', id: deleted.id })
  await done(db, { kind: 'delete-chart', id: card.id, base: AT })
  await done(db, { kind: 'delete-recording', id: concert.id, base: AT })
  await done(db, { kind: 'clear-mood', day: DAY })
  const deletion = 'delete from public.journal_entries where id = $1'
  await database.owner(deletion, [kept.id])
  // The owner of the database took one away: that is no deletion of the person's.
  expect(await addMyData(db, file)).toEqual({ added: 1, gone: 4 })
  expect(await entriesHeld(db)).toMatchObject([{ id: kept.id }])
  expect(await addMyData(db, file)).toEqual({ added: 0, gone: 4 })
})

test('what one person deleted another may have', async () => {
  const [one, other] = [database.as(randomUUID()), database.as(randomUUID())]
  const saved = entry()
  for (const db of [one, other]) await done(db, saved)
  await done(one, { kind: 'delete-entry', id: saved.id })
  expect(await done(other, saved)).toBe('unchanged')
  const later = entry()
  await done(one, later)
  await done(one, { kind: 'delete-entry', id: later.id })
  expect(await done(other, later)).toBe('changed')
})

const buried = (uid: string) =>
  database.owner('select kind, key from public.tombstones where user_id = $1', [uid])

test('deleting the account forgets what was deleted before, and remembers nothing of the rest', async () => {
  const uid = randomUUID()
  const db = database.as(uid)
  const [saved, card, concert, other] = [entry(), chart(), recording(), entry()]
  for (const write of [saved, card, concert, other, mood()]) await done(db, write)
  await done(db, { kind: 'delete-entry', id: saved.id })
  expect(await buried(uid)).toEqual([{ kind: 'journal_entries', key: saved.id }])
  await db.write({ name: 'leave', args: {} })
  expect(await buried(uid)).toEqual([])
  const again = database.as(uid, { auth_time: Math.floor(Date.now() / 1000) + 60 })
  for (const write of [saved, card, concert, other])
    expect(await done(again, write)).toBe('changed')
})

test('a deletion is remembered for 400 days, and of very many the newest 20,000', async () => {
  const uid = randomUUID()
  await database.owner('insert into public.users (id) values ($1)', [uid])
  const add = (count: number, age: string) =>
    database.owner(
      `insert into public.tombstones (user_id, kind, key, deleted_at)
       select $1, 'mood_logs', gen_random_uuid(), now() - $2::interval
         + n * interval '1 millisecond' from generate_series(1, ${count}) as n`,
      [uid, age],
    )
  const count = async () => (await buried(uid)).length
  await add(3, '401 days')
  expect(await count()).toBe(0)
  await add(3, '399 days')
  expect(await count()).toBe(3)
  await add(20_000, '1 day')
  expect(await count()).toBe(20_000)
  const ages = await database.owner(
    "select count(*)::integer as old from public.tombstones where user_id = $1 and deleted_at < now() - interval '2 days'",
    [uid],
  )
  expect(ages).toEqual([{ old: 0 }])
  // A deletion is never refused for it.
  const db = database.as(uid)
  const saved = entry()
  await done(db, saved)
  expect(await done(db, { kind: 'delete-entry', id: saved.id })).toBe('changed')
  expect(await done(db, saved)).toBe('gone')
  expect(await count()).toBe(20_000)
})

test('whether a row was deleted is one look at the index', async () => {
  const plan = await withClaims(database, randomUUID(), (run) =>
    run(`explain (generic_plan) select from public.tombstones
      where user_id = $1 and kind = $2 and key = $3`),
  )
  expect(JSON.stringify(plan)).toContain('tombstones_pkey')
})
