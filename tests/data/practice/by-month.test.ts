import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listMoments } from '~/data/moments.ts'
import { listPracticeDays } from '~/data/practice-days.ts'
import { addDays, localDay } from '~/domain/day/local-day.ts'
import type { Call, Database, Json } from '~/lib/call.ts'
import { seedTenYears } from '~dev/database/ten-years/ten-years-seed.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'
import { performWrite } from '~tests/support/database/perform-write.ts'

const LAST = localDay('2026-03-05')

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await seedTenYears(database.ownerUrl, 'meera', LAST)
})
afterAll(() => database.stop())

/** A device over the database: it keeps what is read, and counts the bytes of the replies. */
function deviceOver(db: Database) {
  const copies = new Map<string, unknown>()
  const device = {
    ...db,
    copies,
    /** The characters of the last reply. */
    length: 0,
    read: async (call: Call) => {
      const reply = await db.read(call)
      device.length = JSON.stringify(reply).length
      return reply
    },
    kept: async (call: Call) => copies.get(JSON.stringify(call)),
    keep: (call: Call, value: unknown) => {
      copies.set(JSON.stringify(call), value)
    },
  }
  return device
}

const session = (day = LAST, minute = 600) =>
  ({
    kind: 'record-session',
    id: randomUUID(),
    day,
    minute,
    at: `${day}T10:00:00.000Z`,
    minutes: 10,
    raga: 'Yaman',
  }) as const

/** Two sessions of the same minute come in any order. */
const sorted = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).sort()

const READS = [
  ['the days', listPracticeDays],
  ['the moments', (db: Database) => listMoments(db)],
] as const

describe.each(READS)('%s of a person', (_name, read) => {
  test('are at the second visit as many bytes as the months that changed, however many years there are', async () => {
    const device = deviceOver(database.as('meera'))
    const first = await read(device)
    const whole = device.length
    expect(await read(device)).toEqual(first)
    expect(device.length).toBe(2)
    await performWrite(device, session(addDays(LAST, -20)))
    expect(sorted(await read(device))).toEqual(sorted(await read(database.as('meera'))))
    expect(device.length).toBeLessThan(whole / 50)
  })

  test('are read anew and whole when this device kept what nobody sent', async () => {
    const device = deviceOver(database.as('meera'))
    const all = await read(device)
    for (const [name, months] of device.copies) {
      const [[month, digest]] = months as [[string, string, unknown[]]]
      device.copies.set(name, [[month, digest, ['no row']], ...(months as []).slice(1)])
      expect(sorted(await read(device))).toEqual(sorted(all))
      device.copies.set(name, { length: 3 })
      expect(sorted(await read(device))).toEqual(sorted(all))
    }
  })

  test.each<[string, Json]>([
    ['nothing', {}],
    ['a list', ['2026-03']],
    ['a number', 7],
    ['months that are none', { '': 'x', '2026-3': 'x', '2026-03 ': 'x', "2026-03'--": 'x' }],
    ['digests that are none', { '2026-03': { a: [] }, '2026-02': 5, '2026-01': null }],
  ])('are sent whole to a device that knows %s', async (_what, known) => {
    const db = database.as('meera')
    const devices: Database = {
      ...db,
      read: ({ name, args }) => db.read({ name, args: { ...args, known } }),
    }
    expect(sorted(await read(devices))).toEqual(sorted(await read(db)))
  })

  test('are without a month that is no longer there', async () => {
    const uid = randomUUID()
    const device = deviceOver(database.as(uid))
    const entry = { kind: 'save-entry', id: randomUUID(), content: 'Rain.', mood: 3 } as const
    const when = { day: LAST, minute: 0, at: '2026-03-05T01:00:00.000Z' }
    await performWrite(device, { ...entry, ...when })
    await performWrite(device, session(addDays(LAST, -40)))
    expect(await read(device)).toHaveLength(2)
    await performWrite(device, { kind: 'delete-entry', id: entry.id })
    expect(await read(device)).toHaveLength(1)
    expect(await read(device)).toHaveLength(1)
  })
})

test('what a device keeps month by month is what the database has, after any writes', async () => {
  const write = fc.record({
    ago: fc.integer({ min: 0, max: 70 }),
    minute: fc.constantFrom(0, 600, 600, 1439),
    isRead: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(write, { minLength: 1, maxLength: 12 }), async (writes) => {
      const db = database.as(randomUUID())
      const device = deviceOver(db)
      for (const { ago, minute, isRead } of writes) {
        await performWrite(db, session(addDays(LAST, -ago), minute))
        if (isRead) await Promise.all(READS.map(([, read]) => read(device)))
      }
      for (const [, read] of READS) {
        expect(sorted(await read(device))).toEqual(sorted(await read(db)))
      }
    }),
    { numRuns: 25 },
  )
})

test('a page of an older version is sent the days and the moments as one list', async () => {
  const db = database.as('meera')
  const days = await db.read({ name: 'practice_days', args: {} })
  expect(days).toHaveLength((await listPracticeDays(db)).length)
  expect(await db.read({ name: 'moments', args: { day: LAST } })).toHaveLength(
    (await listMoments(db, LAST)).length,
  )
})
