import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changesPage, firstPage } from '~/data/engine/pages.ts'
import { addFavourite, removeFavourite } from '~/data/favourites.ts'
import { recordJapa } from '~/data/japa.ts'
import { editEntry, saveEntry } from '~/data/journal-entries.ts'
import { addRestDay } from '~/data/rest-days.ts'
import { type CallToSend, MOST_WRITES_AT_ONCE, sendCalls } from '~/data/send-writes.ts'
import { localDay } from '~/domain/day/local-day.ts'
import type { Call, Database, Json } from '~/lib/call.ts'
import { DataError, WriteRefused } from '~/lib/data-error.ts'
import { entriesHeld, restDaysHeld } from '~tests/support/database/held.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.stop())

const DAY = localDay('2026-03-04')
const AT = '2026-03-04T20:00:00.000Z'
const LATER = '2026-03-04T21:00:00.000Z'

const batched = (call: Call, whenGone: CallToSend['whenGone'] = 'unchanged') => ({
  call,
  whenGone,
})
const entry = (id: string, content = 'dusk') =>
  saveEntry({ id, content, mood: 4, day: DAY, minute: 1200, at: AT })

/** A database that sends one reply. */
const replying = (reply: Json): Database => ({
  read: async () => null,
  write: async () => reply,
})

/** What happened to each write. */
async function sent(db: Database, calls: readonly CallToSend[]) {
  const { results } = await sendCalls(db, calls, null)
  return results
}

test('several writes are one request, and each says what it did', async () => {
  const db = database.as(randomUUID())
  const id = randomUUID()
  const before = database.requests()
  const outcomes = await sent(db, [
    batched(entry(id)),
    batched(entry(id)),
    batched(editEntry({ id, content: 'dawn', mood: 2, at: LATER, base: AT })),
    batched(recordJapa({ mantra: 'shiva', day: DAY, beads: 54, at: AT, base: null })),
    batched(removeFavourite('day-1')),
  ])
  expect(database.requests()).toBe(before + 1)
  expect(outcomes).toEqual([
    { did: 'changed', at: null },
    { did: 'unchanged', at: null },
    { did: 'changed', at: LATER },
    { did: 'changed', at: AT },
    { did: 'unchanged', at: null },
  ])
  expect(await entriesHeld(db)).toMatchObject([{ content: 'dawn', updatedAt: LATER }])
})

test('what changed since a number comes with the writes, and these are among it', async () => {
  const db = database.as(randomUUID())
  await sent(db, [batched(addFavourite('day-1', AT))])
  const first = firstPage(await db.read({ name: 'first', args: {} }))
  await sent(db, [batched(addFavourite('day-2', AT))])
  const before = database.requests()
  const calls = [batched(addRestDay(DAY)), batched(removeFavourite('day-1'))]
  const { results, changes } = await sendCalls(db, calls, first.seq)
  expect(database.requests()).toBe(before + 1)
  expect(results).toMatchObject([{ did: 'changed' }, { did: 'changed' }])
  expect(changes?.since).toBe(first.seq)
  const { rows, gone, more } = changesPage(changes?.page)
  expect(more).toBe(false)
  expect(rows).toMatchObject({
    favourites: [['day-2', '2026-03-04T20:00:00.000000Z', expect.any(Number)]],
  })
  expect(rows.rest_days).toMatchObject([[DAY, expect.any(Number)]])
  expect(gone).toMatchObject([['favourites', 'day-1', expect.any(Number)]])
})

test('without a number to go on from nothing comes with the writes', async () => {
  const db = database.as(randomUUID())
  expect(await sendCalls(db, [batched(addRestDay(DAY))], null)).toMatchObject({ changes: null })
})

test.each<[string, Json]>([
  ['a list of outcomes alone', [{ outcome: 'stored' }]],
  ['no outcomes', { changes: {} }],
  ['too few outcomes', { outcomes: [], changes: {} }],
])('a reply of %s, where changes were asked for, is malformed as a whole', async (_name, reply) => {
  const sending = sendCalls(replying(reply), [batched(addRestDay(DAY))], 5)
  await expect(sending).rejects.toMatchObject({ name: 'DataError', kind: 'malformed' })
})

test('a write that the database refuses keeps none of the others back', async () => {
  const db = database.as(randomUUID())
  const outcomes = await sent(db, [
    batched({ name: 'add_rest_day', args: { day: '1800-01-01' } }),
    batched({ name: 'add_rest_day', args: {} }),
    batched(addRestDay(DAY)),
  ])
  expect(outcomes).toMatchObject([
    { error: { name: 'DataError', kind: 'invalid', message: expect.stringMatching(/23514/) } },
    { error: { name: 'DataError', kind: 'outdated' } },
    { did: 'changed' },
  ])
  expect(await restDaysHeld(db)).toEqual([DAY])
})

test('a write that meets something else is refused as when it is sent alone', async () => {
  const db = database.as(randomUUID())
  const [id, gone] = [randomUUID(), randomUUID()]
  await sent(db, [batched(entry(id))])
  const edit = { content: 'dawn', mood: 2, at: LATER, base: AT } as const
  const outcomes = await sent(db, [
    batched(entry(id, 'noon')),
    batched(editEntry({ id: gone, ...edit }), 'refused'),
    batched(editEntry({ id: gone, ...edit }), 'unchanged'),
    batched(editEntry({ id, ...edit, base: LATER })),
  ])
  const held = { content: 'dusk', mood: 4, updatedAt: AT }
  expect(outcomes).toMatchObject([
    { error: { kind: 'conflict', held } },
    { error: { kind: 'gone', held: null } },
    { did: 'unchanged', at: null },
    { error: { kind: 'superseded', held } },
  ])
  for (const outcome of outcomes.filter((each) => 'error' in each)) {
    expect(Reflect.get(outcome, 'error')).toBeInstanceOf(WriteRefused)
  }
})

test('no request is made for too many writes', async () => {
  const before = database.requests()
  const db = database.as(randomUUID())
  const many = Array.from({ length: MOST_WRITES_AT_ONCE + 1 }, () => batched(addRestDay(DAY)))
  await expect(sent(db, many)).rejects.toThrow(RangeError)
  expect(database.requests()).toBe(before)
})

test('as many writes as are allowed are done at once', async () => {
  const db = database.as(randomUUID())
  const many = Array.from({ length: MOST_WRITES_AT_ONCE }, (_, n) =>
    batched(addFavourite(`day-${n}`, AT)),
  )
  expect(await sent(db, many)).toEqual(many.map(() => ({ did: 'changed', at: null })))
})

const two = [batched(addRestDay(DAY)), batched(removeFavourite('day-1'))]
const stored = { outcome: 'stored' }

test.each<[string, Json]>([
  ['too few replies', [stored]],
  ['too many replies', [stored, stored, stored]],
  ['no list', { outcome: 'stored' }],
  ['nothing', null],
  ['a null in the list', [stored, null]],
  ['an unknown outcome', [stored, { outcome: 'lost' }]],
  ['a refusal that is no SQLSTATE', [stored, { refused: 'no' }]],
  ['an instant that is none', [stored, { outcome: 'stored', at: 'now' }]],
])('a reply of %s is malformed as a whole', async (_name, reply) => {
  await expect(sent(replying(reply), two)).rejects.toMatchObject({
    name: 'DataError',
    kind: 'malformed',
  })
})

describe('a refusal', () => {
  test.each([
    ['22P02', 'invalid'],
    ['23505', 'invalid'],
    ['42883', 'outdated'],
    ['42501', 'forbidden'],
    ['40001', 'offline'],
    ['XX000', 'unexpected'],
  ])('with the SQLSTATE %s has the kind %s', async (refused, kind) => {
    const outcomes = await sent(replying([{ refused }, stored]), two)
    expect(outcomes).toMatchObject([{ error: { kind } }, { did: 'changed', at: null }])
    expect(Reflect.get(outcomes[0] ?? {}, 'error')).toBeInstanceOf(DataError)
  })
})
