import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Write } from '~/data/write.ts'
import { performWrite } from '~/data/write.ts'
import { localDay } from '~/domain/day/local-day.ts'
import { momentsHeld, practiceHeld, restDaysHeld } from '~tests/support/database/held.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.stop())

const day = localDay('2026-03-04')
const other = localDay('2026-03-05')

const backdated = (changes: Partial<Write<'add-backdated'>> = {}) =>
  ({
    kind: 'add-backdated',
    day,
    sessionId: randomUUID(),
    entryId: randomUUID(),
    ...changes,
  }) as const

const fromNobody = { minute: null, mood: null, raga: null, minutes: null, heard: null }

test('a day filled in has a session and an entry, without time and mood', async () => {
  const db = database.as('meera')
  await performWrite(db, backdated())
  expect(await momentsHeld(db, day)).toEqual([
    { kind: 'session', day, ...fromNobody },
    { kind: 'entry', day, ...fromNobody },
  ])
  expect(await practiceHeld(db)).toEqual([
    { day, sessions: 1, backdated: 1, checkIn: null, entries: 1, morningSessions: 0, minutes: 0 },
  ])
})

test('a day filled in and sent again is stored once, and only with what was ticked', async () => {
  const db = database.as('kabir')
  const write = backdated({ entryId: null })
  expect(await performWrite(db, write)).toBe('changed')
  expect(await performWrite(db, write)).toBe('unchanged')
  expect(await momentsHeld(db, day)).toEqual([{ kind: 'session', day, ...fromNobody }])
})

test('an entry alone is stored once, and an empty choice stores nothing', async () => {
  const db = database.as('ira')
  const write = backdated({ sessionId: null })
  expect(await performWrite(db, write)).toBe('changed')
  expect(await performWrite(db, write)).toBe('unchanged')
  expect(await performWrite(db, backdated({ sessionId: null, entryId: null }))).toBe('unchanged')
  expect(await momentsHeld(db, day)).toEqual([{ kind: 'entry', day, ...fromNobody }])
})

test('a day takes one session that was filled in, together with its entries', async () => {
  const db = database.as('jaya')
  expect(await performWrite(db, backdated({ entryId: null }))).toBe('changed')
  expect(await performWrite(db, backdated({ entryId: null }))).toBe('unchanged')
  expect(await performWrite(db, backdated())).toBe('changed')
  expect(await performWrite(db, backdated({ day: other }))).toBe('changed')
  expect(await practiceHeld(db)).toMatchObject([
    { day, sessions: 1, entries: 1 },
    { day: other, sessions: 1, entries: 1 },
  ])
})

test('a day of a heard session and a check-in takes one session that is filled in', async () => {
  const db = database.as('uma')
  const when = { day, minute: 390, at: '2026-03-04T06:30:00.000Z' }
  const heard = { id: randomUUID(), ...when, minutes: 15, raga: null, heard: null }
  await performWrite(db, { kind: 'record-session', ...heard })
  await performWrite(db, { kind: 'record-mood', id: randomUUID(), ...when, mood: 4, base: null })
  expect(await performWrite(db, backdated({ entryId: null }))).toBe('changed')
  expect(await practiceHeld(db)).toMatchObject([{ day, sessions: 2, backdated: 1, checkIn: 4 }])
})

test('a day filled in under an id that is in use leaves the stored row as it is', async () => {
  const db = database.as('kala')
  const first = backdated()
  await performWrite(db, first)
  expect(await performWrite(db, { ...first, day: other })).toBe('unchanged')
  expect(await practiceHeld(db)).toMatchObject([{ day }])
})

test('a day of rest is set once and taken back, separately for each person', async () => {
  const db = database.as('lalita')
  expect(await performWrite(db, { kind: 'add-rest-day', day: other })).toBe('changed')
  expect(await performWrite(db, { kind: 'add-rest-day', day })).toBe('changed')
  expect(await performWrite(db, { kind: 'add-rest-day', day })).toBe('unchanged')
  expect(await restDaysHeld(db)).toEqual([day, other])
  expect(await restDaysHeld(database.as('omkar'))).toEqual([])
  expect(await performWrite(db, { kind: 'remove-rest-day', day })).toBe('changed')
  expect(await performWrite(db, { kind: 'remove-rest-day', day })).toBe('unchanged')
  expect(await restDaysHeld(db)).toEqual([other])
})

const HEARD = '/recordings/yaman-15.mp3?seed=2026-03-04'
const none = { raga: null, minutes: null, heard: null }

test('the moments of a day are ordered by the clock, without those of other days', async () => {
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
    raga: 'Yaman',
    heard: HEARD,
  })
  const felt = { ...own, id: randomUUID(), mood: 5, minute: 400, base: null } as const
  await performWrite(db, { kind: 'record-mood', ...felt })
  await performWrite(db, backdated({ day: other }))
  expect(await momentsHeld(db, day)).toEqual([
    { kind: 'session', day, minute: 390, mood: null, raga: 'Yaman', minutes: 15, heard: HEARD },
    { kind: 'check-in', day, minute: 400, mood: 5, ...none },
    { kind: 'entry', day, minute: 1200, mood: 4, ...none },
  ])
  expect(await momentsHeld(database.as('nobody'), day)).toEqual([])
})
