import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isLocalDay, localDay } from '~/domain/day/local-day.ts'
import type { Call } from '~/lib/call.ts'
import { unpacked } from '~/services/database/packed-reply.ts'
import { seedTenYears } from '~dev/database/ten-years/ten-years-seed.ts'
import { withClaims } from '~tests/support/database/as-door.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.stop())

const TODAY = localDay('2026-03-04')

/** What home reads, with the library by the fields of a raga too. */
const READS: readonly Call[] = [
  { name: 'account', args: {} },
  { name: 'birth_details', args: {} },
  { name: 'celebrations', args: {} },
  { name: 'check_in', args: { day: TODAY } },
  { name: 'favourites', args: {} },
  { name: 'japa', args: {} },
  { name: 'practice', args: { since: '2025-12-01', known: {} } },
  { name: 'ragas', args: {} },
  { name: 'recent_entries', args: { most: 10 } },
  { name: 'rest_days', args: {} },
  { name: 'sessions', args: {} },
]

test('what home reads together is what each of its reads returns alone', async () => {
  const uid = randomUUID()
  await seedTenYears(database.ownerUrl, uid, TODAY)
  const db = database.as(uid)
  for (const persons of [db, database.as(randomUUID())]) {
    const alone: unknown[] = []
    for (const read of READS) alone.push(await persons.read(read))
    const before = database.requests()
    expect(await Promise.all(READS.map((read) => persons.read(read)))).toEqual(alone)
    expect(database.requests()).toBe(before + 1)
  }
})

const name = fc.string({ minLength: 1 }).filter((text) => !text.includes('\0'))
const value = fc
  .jsonValue()
  .filter((json) => !JSON.stringify(json).includes('\\u0000'))
  .map((json): unknown => JSON.parse(JSON.stringify(json)))
const records = fc
  .uniqueArray(name, { minLength: 1, maxLength: 4 })
  .chain((names) =>
    fc.array(fc.tuple(...names.map(() => value)).map((cells) => entriesOf(names, cells))),
  )
const entriesOf = (names: readonly string[], cells: readonly unknown[]) =>
  Object.fromEntries(names.map((each, index) => [each, cells[index]]))
const day = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const days = fc.array(day.filter(isLocalDay)).map((list) => list.sort())

test('packed and unpacked, any records, days and other lists are as before', async () => {
  await withClaims(database, randomUUID(), async (run) => {
    await run('set local role alap_door')
    const packed = async (reply: unknown): Promise<unknown> => {
      const [row] = await run('select door.packed($1::json)::text as packed', [
        JSON.stringify(reply),
      ])
      return JSON.parse(String(row?.packed))
    }
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(records, days, fc.array(fc.oneof(day, name)), fc.array(fc.array(value))),
        async (reply) => {
          expect(unpacked(await packed(reply))).toEqual(reply)
        },
      ),
      {
        numRuns: 300,
        examples: [[['2026-01-01', '2025-12-31', '2026-01-02']], [['2026-01-01', 'x']]],
      },
    )
  })
})

test('blanks are taken from around the values of a reply, and never from its texts', async () => {
  await withClaims(database, randomUUID(), async (run) => {
    await run('set local role alap_door')
    const texts = fc
      .array(fc.constantFrom(' ', '"', '\\', '\n', ', ', '\t"', 'a'))
      .map((all) => all.join(''))
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(value, fc.array(texts), fc.dictionary(texts, texts)),
        async (reply) => {
          const sent = JSON.stringify(reply, null, 2)
          const [row] = await run('select door.without_blanks($1::json)::text as dense', [sent])
          expect(row?.dense).toBe(JSON.stringify(reply))
        },
      ),
      { numRuns: 300 },
    )
  })
})
