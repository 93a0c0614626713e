import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readInsight } from '~/data/practice/insight.ts'
import { listMoments } from '~/data/practice/moments.ts'
import { readPractice } from '~/data/practice/practice.ts'
import { addDays, localDay } from '~/domain/day/local-day.ts'
import type { Call, Database, Json } from '~/lib/call.ts'
import { performWrite } from '~/queries/writes/write.ts'
import { seedTenYears } from '~dev/database/ten-years/ten-years-seed.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'

const LAST = localDay('2026-03-05')

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await seedTenYears(database.ownerUrl, 'meera', LAST)
})
afterAll(() => database.stop())

/** A device over the database: it keeps the last that was read of each kind, and counts the bytes of the replies. */
function deviceOver(db: Database) {
  const copies = new Map<string, unknown>()
  const device = {
    ...db,
    copies,
    /** The bytes of the last reply. */
    length: 0,
    read: async (call: Call) => {
      const reply = await db.read(call)
      device.length = Buffer.byteLength(JSON.stringify(reply))
      return reply
    },
    kept: async ({ name }: Call) => copies.get(name),
    keep: ({ name }: Call, value: unknown) => {
      copies.set(name, value)
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
    heard: '/recordings/yaman-10.mp3',
  }) as const

/** The first day that is read whole, of the days and by Insight. */
const [RECENT, SINCE] = [localDay('2025-12-01'), localDay('2025-03-01')]

const READS = [
  ['the days', (db: Database, since = RECENT) => readPractice(db, since), 15_000],
  ['Insight', (db: Database, since = SINCE) => readInsight(db, since), 60_000],
] as const

describe.each(READS)('%s of a person', (_name, read, most) => {
  test('rows by their span are at the second visit as many bytes as what changed, however many years there are', async () => {
    const device = deviceOver(database.as('meera'))
    const first = await read(device)
    expect(device.length).toBeLessThan(most)
    const whole = device.length
    expect(await read(device)).toEqual(first)
    expect(device.length).toBe(2)
    await performWrite(device, session(addDays(LAST, -20)))
    expect(await read(device)).toEqual(await read(database.as('meera')))
    expect(device.length).toBeLessThan(whole / 4)
  })

  test('rows by their span are at the first visit few bytes more for each year before the last', async () => {
    const device = deviceOver(database.as('meera'))
    await read(device, localDay('2017-01-01'))
    const [kept] = device.copies.values()
    const [year] = kept as unknown[]
    expect(Buffer.byteLength(JSON.stringify(year))).toBeLessThan(800)
  })

  test('rows by their span are read anew and whole when this device kept what nobody sent', async () => {
    const device = deviceOver(database.as('meera'))
    const all = await read(device)
    for (const [name, spans] of device.copies) {
      for (const at of [0, -1]) {
        const copies = [...(spans as [string, string, unknown][])]
        const [span, digest] = copies.at(at) as [string, string, unknown]
        copies.splice(at, 1, [span, digest, ['no row']])
        device.copies.set(name, copies)
        expect(await read(device)).toEqual(all)
      }
      device.copies.set(name, { length: 3 })
      expect(await read(device)).toEqual(all)
    }
  })

  test('rows by their span are the same on a device that kept them when the last months began earlier', async () => {
    const device = deviceOver(database.as('meera'))
    await read(device, localDay('2024-11-01'))
    expect(await read(device)).toEqual(await read(database.as('meera')))
    await read(device, localDay('2026-03-01'))
    expect(await read(device)).toEqual(await read(database.as('meera')))
  })

  test.each<[string, Json]>([
    ['nothing', {}],
    ['a list', ['2026-03']],
    ['a number', 7],
    ['spans that are none', { '': 'x', '26': 'x', '2026-3': 'x', '2026-03 ': 'x', "2026'--": 'x' }],
    ['digests that are none', { '2026-03': { a: [] }, '2026-02': 5, '2024': null }],
  ])('are sent whole to a device that knows %s', async (_what, known) => {
    const db = database.as('meera')
    const devices: Database = {
      ...db,
      read: ({ name, args }) => db.read({ name, args: { ...args, known } }),
    }
    expect(await read(devices)).toEqual(await read(db))
  })
})

test('a kept month that the database has no longer is forgotten', async () => {
  const device = deviceOver(database.as(randomUUID()))
  const entry = { kind: 'save-entry', id: randomUUID(), content: 'Rain.', mood: 3 } as const
  const when = { day: LAST, minute: 0, at: '2026-03-05T01:00:00.000Z' }
  await performWrite(device, { ...entry, ...when })
  await performWrite(device, session(addDays(LAST, -40)))
  const counts = async () => [
    (await readPractice(device, SINCE)).recent.length,
    (await readInsight(device, SINCE)).moments.length,
  ]
  expect(await counts()).toEqual([2, 2])
  await performWrite(device, { kind: 'delete-entry', id: entry.id })
  expect(await counts()).toEqual([1, 1])
  expect(await counts()).toEqual([1, 1])
})

test('what a device keeps by months and years is what the database has, after any writes', async () => {
  const write = fc.record({
    ago: fc.integer({ min: 0, max: 70 }),
    minute: fc.constantFrom(0, 600, 600, 1439),
    isRead: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(write, { minLength: 1, maxLength: 12 }),
      fc.constantFrom(0, 20, 60, 90),
      async (writes, recent) => {
        const since = addDays(LAST, -recent)
        const db = database.as(randomUUID())
        const device = deviceOver(db)
        for (const { ago, minute, isRead } of writes) {
          await performWrite(db, session(addDays(LAST, -ago), minute))
          if (isRead) await Promise.all(READS.map(([, read]) => read(device, since)))
        }
        for (const [, read] of READS) {
          expect(await read(device, since)).toEqual(await read(db, since))
        }
      },
    ),
    { numRuns: 25 },
  )
})

test('Insight has every moment of the last months and every check-in of the years before', async () => {
  const db = database.as('meera')
  const all = await readInsight(db, localDay('2016-01-01'))
  const { moments, earlier } = await readInsight(db, SINCE)
  expect(all.earlier).toEqual([])
  expect(moments).toEqual(all.moments.filter(({ day }) => day >= SINCE))
  const checkIns = all.moments.filter(({ day, kind }) => day < SINCE && kind === 'check-in')
  expect(earlier).toEqual(
    checkIns.map(({ day, mood, minute }) => ({
      day,
      mood,
      hour: minute === null ? null : Math.floor(minute / 60),
    })),
  )
  expect(earlier.length).toBeGreaterThan(2000)
  const ofLast = moments.filter(({ day }) => day === LAST)
  const told = (await listMoments(db, LAST)).map(
    ({ minutes: _minutes, heard: _heard, ...moment }) => moment,
  )
  expect(ofLast).toEqual(expect.arrayContaining(told))
  expect(told).toHaveLength(ofLast.length)
})
