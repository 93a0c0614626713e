import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listMoments } from '~/data/moments.ts'
import { listPracticeDays } from '~/data/practice-days.ts'
import { listRestDays } from '~/data/rest-days.ts'
import { performWrite, type Write } from '~/data/write.ts'
import { localDay } from '~/domain/day/local-day.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'

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
    { day, sessions: 1, backdated: 1, checkIn: null, entries: 1, morningSessions: 0, minutes: 0 },
  ])
})

test('sent again it is stored once, and what was not ticked is not stored', async () => {
  const db = database.as('kabir')
  const write = backdated({ entryId: null })
  expect(await performWrite(db, write)).toBe('changed')
  expect(await performWrite(db, write)).toBe('unchanged')
  expect(await listMoments(db)).toEqual([{ kind: 'session', day, ...fromNobody }])
})

test('an entry alone is stored once, and nothing ticked stores nothing', async () => {
  const db = database.as('ira')
  const write = backdated({ sessionId: null })
  expect(await performWrite(db, write)).toBe('changed')
  expect(await performWrite(db, write)).toBe('unchanged')
  expect(await performWrite(db, backdated({ sessionId: null, entryId: null }))).toBe('unchanged')
  expect(await listMoments(db)).toEqual([{ kind: 'entry', day, ...fromNobody }])
})

test('a day takes one session that was filled in, and its entries beside it', async () => {
  const db = database.as('jaya')
  expect(await performWrite(db, backdated({ entryId: null }))).toBe('changed')
  expect(await performWrite(db, backdated({ entryId: null }))).toBe('unchanged')
  expect(await performWrite(db, backdated())).toBe('changed')
  expect(await performWrite(db, backdated({ day: other }))).toBe('changed')
  expect(await listPracticeDays(db)).toMatchObject([
    { day, sessions: 1, entries: 1 },
    { day: other, sessions: 1, entries: 1 },
  ])
})

test('what is filled in under an id that holds something else leaves that as it is', async () => {
  const db = database.as('kala')
  const first = backdated()
  await performWrite(db, first)
  expect(await performWrite(db, { ...first, day: other })).toBe('unchanged')
  expect(await listPracticeDays(db)).toMatchObject([{ day }])
})

test('a day of rest is set once and taken back, each person their own', async () => {
  const db = database.as('lalita')
  expect(await performWrite(db, { kind: 'add-rest-day', day: other })).toBe('changed')
  expect(await performWrite(db, { kind: 'add-rest-day', day })).toBe('changed')
  expect(await performWrite(db, { kind: 'add-rest-day', day })).toBe('unchanged')
  expect(await listRestDays(db)).toEqual([day, other])
  expect(await listRestDays(database.as('omkar'))).toEqual([])
  expect(await performWrite(db, { kind: 'remove-rest-day', day })).toBe('changed')
  expect(await performWrite(db, { kind: 'remove-rest-day', day })).toBe('unchanged')
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
  const felt = { ...own, id: randomUUID(), mood: 5, minute: 400, base: null } as const
  await performWrite(db, { kind: 'record-mood', ...felt })
  await performWrite(db, backdated({ day: other }))
  expect(await listMoments(db, day)).toEqual([
    { kind: 'session', day, minute: 390, mood: null, raga: 'Yaman', minutes: 15 },
    { kind: 'check-in', day, minute: 400, mood: 5, raga: null, minutes: null },
    { kind: 'entry', day, minute: 1200, mood: 4, raga: null, minutes: null },
  ])
  expect(await listMoments(database.as('nobody'), day)).toEqual([])
})
