import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listMoments } from '~/data/moments.ts'
import { listPracticeDays } from '~/data/practice-days.ts'
import { listRestDays } from '~/data/rest-days.ts'
import { performWrite, type Write } from '~/data/write.ts'
import { localDay } from '~/domain/local-day.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/local-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.stop())

const day = localDay('2026-03-04')
const other = localDay('2026-03-05')

const backdated = (changes: Partial<Extract<Write, { kind: 'add-backdated' }>> = {}) =>
  ({
    kind: 'add-backdated',
    day,
    sessionId: randomUUID(),
    entryId: randomUUID(),
    ...changes,
  }) as const

const fromNobody = { minute: null, mood: null, raga: null, minutes: null }

test('what is filled in is a session and an entry of that day, at no hour and of no mood', async () => {
  const db = database.as('meera')
  await performWrite(db, backdated())
  expect(await listMoments(db, day)).toEqual([
    { kind: 'session', day, ...fromNobody },
    { kind: 'entry', day, ...fromNobody },
  ])
  expect(await listPracticeDays(db)).toEqual([
    { day, sessions: 1, checkIn: null, entries: 1, morningSessions: 0, minutes: 0 },
  ])
})

test('sent again it is stored once, and what was not ticked is not stored', async () => {
  const db = database.as('kabir')
  const write = backdated({ entryId: null })
  await performWrite(db, write)
  await performWrite(db, write)
  expect(await listMoments(db)).toEqual([{ kind: 'session', day, ...fromNobody }])
})

test('a day of rest is set once and taken back, each person their own', async () => {
  const db = database.as('lalita')
  await performWrite(db, { kind: 'add-rest-day', day: other })
  await performWrite(db, { kind: 'add-rest-day', day })
  await performWrite(db, { kind: 'add-rest-day', day })
  expect(await listRestDays(db)).toEqual([day, other])
  expect(await listRestDays(database.as('omkar'))).toEqual([])
  await performWrite(db, { kind: 'remove-rest-day', day })
  await performWrite(db, { kind: 'remove-rest-day', day })
  expect(await listRestDays(db)).toEqual([other])
})

test('the moments of a day come by the clock, and those of other days stay away', async () => {
  const db = database.as('tara')
  const at = '2026-03-04T20:00:00.000Z'
  const own = { id: randomUUID(), day, at }
  await performWrite(db, { kind: 'save-entry', content: 'Rain.', mood: 4, minute: 1200, ...own })
  await performWrite(db, {
    kind: 'record-session',
    ...own,
    id: randomUUID(),
    minute: 390,
    minutes: 15,
    raag: 'Yaman',
  })
  await performWrite(db, { kind: 'record-mood', ...own, id: randomUUID(), mood: 5, minute: 400 })
  await performWrite(db, backdated({ day: other }))
  expect(await listMoments(db, day)).toEqual([
    { kind: 'session', day, minute: 390, mood: null, raga: 'Yaman', minutes: 15 },
    { kind: 'check-in', day, minute: 400, mood: 5, raga: null, minutes: null },
    { kind: 'entry', day, minute: 1200, mood: 4, raga: null, minutes: null },
  ])
  expect(await listMoments(database.as('nobody'), day)).toEqual([])
})
