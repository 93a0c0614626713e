import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteMyData } from '~/data/my-data/my-data.ts'
import { readMyDataFile } from '~/data/my-data/my-data-file.ts'
import type { Write } from '~/data/write.ts'
import { performWrite } from '~/data/write.ts'
import { localDay } from '~/domain/day/local-day.ts'
import type { MyData, MyRows } from '~/domain/my-data/my-data.ts'
import { myDataText } from '~/domain/my-data/my-data-text.ts'
import type { Database } from '~/lib/call.ts'
import { DataError } from '~/lib/data-error.ts'
import { addMyData } from '~tests/support/database/add-my-data.ts'
import { myDataHeld } from '~tests/support/database/held.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'
import { anyRows, asSets } from './my-data-rows.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.stop())

const NOW = '2026-11-21T09:00:00.000Z'
const rowsOf = ({ account: _, ...rows }: MyData): MyRows => rows
const held = async (uid: string) => rowsOf(await myDataHeld(database.as(uid)))

function readBack(data: MyData): MyRows {
  const file = readMyDataFile(myDataText(data, NOW))
  if (file.status === 'refused') throw new Error(file.because.join('\n'))
  return file.rows
}

test('a new person has no data', async () => {
  expect(await myDataHeld(database.as('nobody'))).toEqual({
    account: { created_at: null, email: null },
    mood_logs: [],
    journal_entries: [],
    user_astro_profiles: [],
    favourites: [],
    rest_days: [],
    celebrations: [],
    japa: [],
    settings: [],
    kept_charts: [],
    personal_recordings: [],
  })
})

test('exported and imported data is the same as before, for anything the tables can hold', async () => {
  await fc.assert(
    fc.asyncProperty(anyRows, async (rows) => {
      const [one, other] = [randomUUID(), randomUUID()]
      await addMyData(database.as(one), rows)
      const exported = await myDataHeld(database.as(one))
      expect(asSets(rowsOf(exported))).toEqual(asSets(rows))
      await addMyData(database.as(other), readBack(exported))
      expect(asSets(await held(other))).toEqual(asSets(rows))
      await addMyData(database.as(other), readBack(exported))
      expect(asSets(await held(other))).toEqual(asSets(rows))
    }),
    { numRuns: 30 },
  )
})

test('the rows that the app itself writes are exported whole', async () => {
  const db = database.as('meera')
  const id = randomUUID()
  const write: Write = {
    kind: 'record-session',
    id,
    day: localDay('2026-03-01'),
    minute: 390,
    at: '2026-03-01T01:00:00.000Z',
    minutes: 20,
    raga: 'Yaman',
    heard: '/recordings/yaman-20.mp3?seed=2026-03-01',
  }
  await performWrite(db, write)
  const { account, mood_logs } = await myDataHeld(db)
  expect(account.created_at).toMatch(/^\d{4}-\d\d-\d\dT.*\.\d{6}Z$/)
  expect(mood_logs).toEqual([
    {
      id,
      emotion: 'session_complete',
      emotion_label: 'Meditation Session Completed',
      local_date: '2026-03-01',
      local_minute: 390,
      timestamp: '2026-03-01T01:00:00.000000Z',
      minutes: 20,
      raag: 'Yaman',
      heard: '/recordings/yaman-20.mp3?seed=2026-03-01',
    },
  ])
})

test('an import keeps the stored check-in, and the stored version of an entry changed since', async () => {
  const [uid, checkIn, entry] = [randomUUID(), randomUUID(), randomUUID()]
  const db = database.as(uid)
  const day = localDay('2026-03-01')
  const at = '2026-03-01T01:00:00.000Z'
  await performWrite(db, {
    kind: 'record-mood',
    id: checkIn,
    mood: 2,
    day,
    minute: 60,
    at,
    base: null,
  })
  await performWrite(db, {
    kind: 'save-entry',
    id: entry,
    content: 'dusk',
    mood: 3,
    day,
    minute: 60,
    at,
  })
  const exported = await myDataHeld(db)
  const later = '2026-03-01T09:00:00.000Z'
  const edit = { id: entry, content: 'dawn', mood: 4, at: later, base: at } as const
  await performWrite(db, { kind: 'edit-entry', ...edit })
  const now = await held(uid)
  const another = exported.mood_logs.map((log) => ({
    ...log,
    id: randomUUID(),
    emotion: '5',
    emotion_label: 'Very Happy',
  }))
  await addMyData(db, { ...readBack(exported), mood_logs: another })
  expect(await held(uid)).toEqual(now)
})

test('an import of full tables works, after a failure midway too, and is exported whole', async () => {
  const uid = randomUUID()
  const db = database.as(uid)
  const start = Date.UTC(1990, 0, 1)
  const mood_logs = Array.from({ length: 20_000 }, (_, n) => {
    const at = new Date(start + n * 86_400_000).toISOString()
    return {
      id: randomUUID(),
      emotion: '4',
      emotion_label: 'Happy',
      local_date: at.slice(0, 10),
      local_minute: 0,
      timestamp: at.replace('Z', '000Z'),
      minutes: null,
      raag: null,
      heard: null,
    }
  })
  const rows = { ...(await held(uid)), mood_logs }
  let requests = 0
  const failing: Database = {
    read: db.read,
    write: async (call) => {
      requests += 1
      if (requests === 3) throw new DataError('offline', 'cut off')
      return db.write(call)
    },
  }
  await expect(addMyData(failing, rows)).rejects.toMatchObject({ kind: 'offline' })
  const stored = (await held(uid)).mood_logs.length
  expect(stored).toBeGreaterThan(0)
  expect(stored).toBeLessThan(20_000)
  await addMyData(db, rows)
  await addMyData(db, rows)
  expect((await held(uid)).mood_logs).toEqual(mood_logs)
})

test('a file that names another person adds rows to the person who imports it', async () => {
  const [one, other] = [randomUUID(), randomUUID()]
  await addMyData(database.as(other), {
    ...(await held(other)),
    rest_days: [{ local_date: '2026-01-01' }],
  })
  const text = JSON.stringify({
    ...JSON.parse(myDataText(await myDataHeld(database.as(other)), NOW)),
    user_id: other,
    rest_days: [{ local_date: '2026-02-02', user_id: other }],
  })
  const file = readMyDataFile(text)
  if (file.status === 'refused') throw new Error(file.because.join('\n'))
  await addMyData(database.as(one), file.rows)
  expect((await held(one)).rest_days).toEqual([{ local_date: '2026-02-02' }])
  expect((await held(other)).rest_days).toEqual([{ local_date: '2026-01-01' }])
})

test('deleting removes every row of the person, twice as well as once, and no other person’s', async () => {
  const [leaving, staying] = [randomUUID(), randomUUID()]
  const [rows] = fc.sample(
    anyRows.filter((all) => Object.values(all).every((list) => list.length)),
    { numRuns: 1, seed: 5 },
  )
  if (!rows) throw new Error('no sample')
  await addMyData(database.as(leaving), rows)
  await addMyData(database.as(staying), rows)
  await deleteMyData(database.as(leaving))
  await deleteMyData(database.as(leaving))
  for (const table of [...Object.keys(rows), 'users']) {
    const key = table === 'users' ? 'id' : 'user_id'
    const left = await database.owner(`select 1 from public.${table} where ${key} = $1`, [leaving])
    expect(left, table).toEqual([])
  }
  expect(asSets(await held(staying))).toEqual(asSets(rows))
})
