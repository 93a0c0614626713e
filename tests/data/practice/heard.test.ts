import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Write } from '~/data/write.ts'
import { performWrite } from '~/data/write.ts'
import { localDay } from '~/domain/day/local-day.ts'
import { addMyData } from '~tests/support/database/add-my-data.ts'
import { insightHeld, momentsHeld, myDataHeld } from '~tests/support/database/held.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.stop())

const DAY = localDay('2026-03-04')
const HEARD = '/recordings/yaman-23.mp3?seed=2026-11-25&sa=cs3'

const session = (heard: string | null, minute: number): Write<'record-session'> => ({
  kind: 'record-session',
  id: randomUUID(),
  day: DAY,
  minute,
  at: '2026-03-04T09:20:00.000Z',
  minutes: 23,
  raga: 'Yaman',
  heard,
})

/** A person with a session that can be heard again, one that cannot, a check-in and an entry. */
async function practised() {
  const db = database.as(randomUUID())
  const when = { day: DAY, at: '2026-03-04T20:00:00.000Z' }
  await performWrite(db, session(HEARD, 10))
  await performWrite(db, session(null, 20))
  const felt = { id: randomUUID(), mood: 3, minute: 30, base: null, ...when } as const
  await performWrite(db, { kind: 'record-mood', ...felt })
  const entry = { id: randomUUID(), content: 'Rain.', mood: 4, minute: 40, ...when } as const
  await performWrite(db, { kind: 'save-entry', ...entry })
  return db
}

test('the moments of a day, and of no other, say what was heard in its sessions', async () => {
  const db = await practised()
  await performWrite(db, { ...session(HEARD, 10), day: localDay('2026-03-05') })
  const moments = await momentsHeld(db, DAY)
  expect(moments.map(({ kind, heard }) => [kind, heard])).toEqual([
    ['session', HEARD],
    ['session', null],
    ['check-in', null],
    ['entry', null],
  ])
})

test('the moments of Insight do not say what was heard', async () => {
  const db = await practised()
  expect((await insightHeld(db, DAY)).moments.map((moment) => Object.keys(moment).sort())).toEqual(
    Array(4).fill(['day', 'kind', 'minute', 'mood', 'raga']),
  )
})

test('an address that this version does not know is stored and taken away, but not shown', async () => {
  const heard = '/recordings/no-such-raga-23.mp3?seed=2026-11-25'
  const [db, other] = [database.as(randomUUID()), database.as(randomUUID())]
  await performWrite(db, session(heard, 10))
  expect((await momentsHeld(db, DAY)).map((moment) => moment.heard)).toEqual([null])
  const { account: _, ...rows } = await myDataHeld(db)
  expect(rows.mood_logs).toMatchObject([{ heard }])
  await addMyData(other, rows)
  expect((await myDataHeld(other)).mood_logs).toEqual(rows.mood_logs)
})
