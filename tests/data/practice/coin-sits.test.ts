import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { performWrite } from '~/data/write.ts'
import { type LocalDay, localDay } from '~/domain/day/local-day.ts'
import type { Database } from '~/lib/call.ts'
import { coinSitsHeld } from '~tests/support/database/held.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.stop())

const SINCE = localDay('2026-03-01')
const JOURNEY = '/recordings/shivaranjani-5+hamsadhwani-10.mp3?seed=2026-03-04&by=coin'
const ALONE = '/recordings/shivaranjani-15.mp3?seed=2026-03-05&sa=cs3&by=coin'

const heardOn = (db: Database, day: LocalDay, minute: number, heard: string | null) =>
  performWrite(db, {
    kind: 'record-session',
    id: randomUUID(),
    day,
    minute,
    at: `${day}T09:20:00.000Z`,
    minutes: 15,
    raga: null,
    heard,
  })

test('the sessions that a coin chose are listed by the clock, and no others', async () => {
  const db = database.as(randomUUID())
  await heardOn(db, localDay('2026-03-05'), 600, ALONE)
  await heardOn(db, localDay('2026-03-04'), 1200, JOURNEY)
  await heardOn(db, localDay('2026-03-04'), 600, JOURNEY.replace('&by=coin', ''))
  await heardOn(db, localDay('2026-03-04'), 620, '/recordings/yaman-10.mp3')
  await heardOn(db, localDay('2026-03-04'), 640, null)
  await heardOn(db, localDay('2026-02-28'), 600, JOURNEY)
  expect(await coinSitsHeld(db, SINCE)).toEqual([
    { day: '2026-03-04', minute: 1200, side: 'journey' },
    { day: '2026-03-05', minute: 600, side: 'one-raga' },
  ])
})

test('nobody is sent the sessions of another person', async () => {
  await heardOn(database.as(randomUUID()), localDay('2026-03-04'), 600, JOURNEY)
  expect(await coinSitsHeld(database.as(randomUUID()), SINCE)).toEqual([])
})
