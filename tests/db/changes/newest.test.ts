import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Call } from '~/lib/call.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'
import { EVERY_CALL } from '../write-many/calls.ts'
import { changesOf, KINDS, numberOf } from './kept-rows.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.stop())

const pageShape = z.strictObject({
  epoch: z.uuid(),
  seq: z.int(),
  rows: z.array(z.array(z.unknown())),
  found: z.int(),
  next: z.nullable(z.string()),
})
const newest = async (uid: string, args: Call['args']) =>
  pageShape.parse(await database.as(uid).read({ name: 'newest', args }))

const DATED = ['mood_logs', 'journal_entries']

/** A person with three rows a day of either kind, for some days. */
async function personWith(days: number): Promise<string> {
  const uid = randomUUID()
  await database.owner('insert into public.users (id) values ($1)', [uid])
  const series = `generate_series(1, ${days}) as d, generate_series(1, 3)`
  await database.owner(
    `insert into public.mood_logs (user_id, id, emotion, emotion_label, local_date)
     select $1, gen_random_uuid(), 'session', 'Meditation Session', date '2020-01-01' + d from ${series}`,
    [uid],
  )
  await database.owner(
    `insert into public.journal_entries (user_id, id, content, mood, local_date)
     select $1, gen_random_uuid(), repeat('x', 100), 3, date '2020-01-01' + d from ${series}`,
    [uid],
  )
  return uid
}

const inOrder = (kind: string, uid: string) =>
  database.owner(
    `select local_date || ' ' || id as key from public.${kind} where user_id = $1
     order by local_date desc, id desc`,
    [uid],
  )

test.each(DATED)('the newest %s come first, and page by page all of them, once', async (kind) => {
  const uid = await personWith(20)
  const keys: string[] = []
  const found: number[] = []
  for (let before: string | null = null; ; ) {
    const page: z.infer<typeof pageShape> = await newest(uid, { kind, before, most: 3000 })
    expect(page.rows.length).toBeGreaterThan(5)
    keys.push(...page.rows.map((row) => `${row[kind === 'mood_logs' ? 2 : 3]} ${row[0]}`))
    found.push(page.found)
    if (page.next === null) break
    expect(page.next).toBe(keys.at(-1))
    before = page.next
  }
  expect(keys).toEqual((await inOrder(kind, uid)).map(({ key }) => key))
  expect(found[0]).toBe(60)
  expect(found.length).toBeGreaterThan(2)
  expect(found.every((more, at) => at === 0 || more < (found[at - 1] ?? 0))).toBe(true)
})

test.each(DATED)(
  'a page of the newest %s has one row at the least, and 200,000 bytes at the most',
  async (kind) => {
    const uid = await personWith(700)
    const { next } = await newest(uid, { kind, most: -5 })
    expect((await newest(uid, { kind, before: next, most: 0 })).rows).toHaveLength(1)
    const largest = await newest(uid, { kind, most: 2_000_000_000 })
    expect(await newest(uid, { kind, most: null })).toEqual(largest)
    const size = JSON.stringify(largest.rows).length
    expect(size).toBeGreaterThan(120_000)
    expect(size).toBeLessThan(200_000)
  },
)

test('what is newest is sent as what changed is, of every kind', async () => {
  const uid = randomUUID()
  for (const { name, args } of EVERY_CALL) {
    await database
      .as(uid)
      .write({ name, args: { ...args, ...('session_id' in args && { session_id: randomUUID() }) } })
  }
  await database.as(uid).write({ name: 'add_rest_day', args: { day: '2026-03-07' } })
  const { rows, seq, epoch } = changesOf(
    await database.as(uid).read({ name: 'changes', args: { since: 0 } }),
  )
  expect(seq).toBe(await numberOf(database, uid))
  for (const kind of KINDS) {
    const page = await newest(uid, { kind })
    const sent = rows[kind] ?? []
    expect(page).toMatchObject({ seq, epoch, found: sent.length, next: null })
    expect(page.rows.map(String).sort()).toEqual(sent.map(String).sort())
  }
})

test('of a person without a row nothing is newest, at number 0', async () => {
  for (const kind of KINDS) {
    expect(await newest(randomUUID(), { kind })).toMatchObject({
      seq: 0,
      rows: [],
      found: 0,
      next: null,
    })
  }
})

const ID = '7b0e5f6a-3f53-4f0c-9a39-0d6f4f3a1f10'
test.each<Call['args']>([
  { kind: 'mood_logs', before: '' },
  { kind: 'mood_logs', before: '2026-03-04' },
  { kind: 'mood_logs', before: ID },
  { kind: 'mood_logs', before: `2026-02-30 ${ID}` },
  { kind: 'mood_logs', before: `2026-03-04 ${ID}x` },
  { kind: 'mood_logs', before: `2026-03-04 ${ID.replace('7', '-')}` },
  { kind: 'journal_entries', before: `2026-03-04  ${ID}` },
  { kind: 'favourites', before: `2026-03-04 ${ID}` },
  { kind: 'users' },
  { kind: 'tombstones' },
  { kind: null },
])('no page is found by %j', async (args) => {
  await expect(database.as('asha').read({ name: 'newest', args })).rejects.toMatchObject({
    kind: 'invalid',
    cause: { code: '22023' },
  })
})
