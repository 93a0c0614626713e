import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Write } from '~/data/write.ts'
import { performWrite } from '~/data/write.ts'
import { localDay } from '~/domain/day/local-day.ts'
import { WriteRefused } from '~/lib/data-error.ts'
import { entriesHeld, practiceHeld } from '~tests/support/database/held.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.stop())

type Entry = Write<'save-entry'>

const AT = '2026-03-04T20:00:00.000Z'
const LATER = '2026-03-04T22:00:00.000Z'

const saved = (id = randomUUID(), content = 'dusk'): Entry => {
  const when = { day: localDay('2026-03-04'), minute: 1200, at: AT }
  return { kind: 'save-entry', id, content, mood: 4, ...when }
}
const edit = (id: string, content: string, at: string, base: string): Write => {
  return { kind: 'edit-entry', id, content, mood: 2, at, base }
}

/** Someone with one entry, and a way to write for them. */
async function withEntry() {
  const db = database.as(randomUUID())
  const entry = saved()
  await performWrite(db, entry)
  return {
    db,
    id: entry.id,
    entry,
    send: (write: Write) => performWrite(db, write),
    list: () => entriesHeld(db),
  }
}

const refused = (kind: string, held: unknown) => ({ name: 'DataError', kind, held })

test('an entry sent again is unchanged', async () => {
  const { entry, send, list } = await withEntry()
  expect(await send(entry)).toBe('unchanged')
  expect(await list()).toMatchObject([{ content: 'dusk' }])
})

test.each<[string, Partial<Entry>]>([
  ['another text', { content: 'dawn' }],
  ['another mood', { mood: 1 }],
])(
  'an entry with %s under the same id is a conflict, and the stored one stays',
  async (_name, changes) => {
    const { entry, send, list } = await withEntry()
    const error = await send({ ...entry, ...changes }).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(WriteRefused)
    expect(error).toMatchObject(refused('conflict', { content: 'dusk', mood: 4, updatedAt: AT }))
    expect(await list()).toMatchObject([{ content: 'dusk', mood: 4, updatedAt: AT }])
  },
)

test('an entry that arrives again after it was changed elsewhere is no second entry', async () => {
  const { id, entry, send, list } = await withEntry()
  await send(edit(id, 'dawn', LATER, AT))
  expect(await send(entry)).toBe('unchanged')
  expect(await list()).toMatchObject([{ content: 'dawn', mood: 2, updatedAt: LATER }])
  // Other words of the same sheet, which another tab saved.
  const noon = { ...entry, content: 'noon', at: '2026-03-04T20:00:01.000Z' }
  await expect(send(noon)).rejects.toMatchObject({ kind: 'conflict' })
})

test('an edit of the version that was read is stored, and sent again it is unchanged', async () => {
  const { id, send, list } = await withEntry()
  expect(await send(edit(id, 'dawn', LATER, AT))).toBe('changed')
  expect(await send(edit(id, 'dawn', LATER, AT))).toBe('unchanged')
  expect(await list()).toMatchObject([
    { content: 'dawn', mood: 2, createdAt: AT, updatedAt: LATER },
  ])
})

test('an entry is moved to another day, where it keeps its time of day', async () => {
  const { id, entry, send, list, db } = await withEntry()
  const other = localDay('2026-02-27')
  const moved = { ...edit(id, 'dusk', LATER, AT), day: other } as Write
  expect(await send(moved)).toBe('changed')
  expect(await send(moved)).toBe('unchanged')
  const there = { day: other, minute: 1200, createdAt: '2026-02-27T20:00:00.000Z' }
  expect(await list()).toMatchObject([{ ...there, content: 'dusk', updatedAt: LATER }])
  const recent = await practiceHeld(db)
  expect(recent).toMatchObject([{ day: other, entries: 1 }])
  // The entry as it was first sent is no second one.
  expect(await send(entry)).toBe('unchanged')
  // Another edit leaves it there.
  expect(await send(edit(id, 'dawn', '2026-03-05T00:00:00.000Z', LATER))).toBe('changed')
  expect(await list()).toMatchObject([{ ...there, content: 'dawn' }])
})

test('an edit to another day is none that has arrived before, with the same words', async () => {
  const { id, send, list } = await withEntry()
  await send(edit(id, 'dusk', LATER, AT))
  const moved = { ...edit(id, 'dusk', LATER, AT), day: localDay('2026-02-27') } as Write
  await expect(send(moved)).rejects.toMatchObject({ kind: 'superseded' })
  expect(await list()).toMatchObject([{ day: '2026-03-04' }])
})

test.each(['1899-12-31', '2200-01-02'])('an entry is not moved to %s', async (day) => {
  const { id, send, list } = await withEntry()
  const moved = { ...edit(id, 'dusk', LATER, AT), day: localDay(day) } as Write
  await expect(send(moved)).rejects.toMatchObject({ kind: 'invalid' })
  expect(await list()).toMatchObject([{ day: '2026-03-04', createdAt: AT }])
})

test('an edit of a version that has changed since is refused, and returns what is stored', async () => {
  const { id, send, list } = await withEntry()
  await send(edit(id, 'dawn', LATER, AT))
  const kept = { content: 'dawn', mood: 2, updatedAt: LATER }
  const newest = '2026-03-05T08:00:00.000Z'
  await expect(send(edit(id, 'noon', newest, AT))).rejects.toMatchObject(
    refused('superseded', kept),
  )
  expect(await list()).toMatchObject([kept])
})

test('the second of two edits at the same instant is refused', async () => {
  const { id, send, list } = await withEntry()
  await send(edit(id, 'dawn', LATER, AT))
  await expect(send(edit(id, 'noon', LATER, AT))).rejects.toMatchObject({ kind: 'superseded' })
  const { kind, ...others } = edit(id, 'dawn', LATER, AT) as Write<'edit-entry'>
  const otherMood = { kind, ...others, mood: 5 } as const
  await expect(send(otherMood)).rejects.toMatchObject({ kind: 'superseded' })
  expect(await list()).toMatchObject([{ content: 'dawn', mood: 2 }])
})

test('an edit of a deleted entry, or of another person’s, finds nothing', async () => {
  const { id, send, list } = await withEntry()
  const others = await withEntry()
  await send({ kind: 'delete-entry', id })
  await expect(send(edit(id, 'dawn', LATER, AT))).rejects.toMatchObject(refused('gone', null))
  await expect(send(edit(others.id, 'dawn', LATER, AT))).rejects.toMatchObject({ kind: 'gone' })
  expect(await send({ kind: 'delete-entry', id: others.id })).toBe('unchanged')
  expect(await list()).toEqual([])
  expect(await others.list()).toMatchObject([{ content: 'dusk' }])
})

test.each([
  ['as it was read', LATER],
  ['without a word about what was read', undefined],
])('an entry deleted %s is gone', async (_how, base) => {
  const { id, send, list } = await withEntry()
  await send(edit(id, 'dawn', LATER, AT))
  const deletion = { kind: 'delete-entry', id, ...(base && { base }) } as const
  expect(await send(deletion)).toBe('changed')
  expect(await send(deletion)).toBe('unchanged')
  expect(await list()).toEqual([])
})

test('an entry deleted as it was before it was changed elsewhere stays, with its new words', async () => {
  const { id, send, list } = await withEntry()
  await send(edit(id, 'dawn', LATER, AT))
  const kept = { content: 'dawn', mood: 2, updatedAt: LATER }
  await expect(send({ kind: 'delete-entry', id, base: AT })).rejects.toMatchObject(
    refused('superseded', kept),
  )
  expect(await list()).toMatchObject([kept])
})

test('a deletion tells nothing of another person’s entry', async () => {
  const { send } = await withEntry()
  const others = await withEntry()
  for (const base of [AT, LATER]) {
    expect(await send({ kind: 'delete-entry', id: others.id, base })).toBe('unchanged')
  }
  expect(await others.list()).toMatchObject([{ content: 'dusk' }])
})

test('an edit from a device with a clock ten minutes slow is not lost', async () => {
  const { id, send, list } = await withEntry()
  const behind = '2026-03-04T19:50:00.000Z'
  expect(await send(edit(id, 'dawn', behind, AT))).toBe('changed')
  const [once] = await list()
  expect(once).toMatchObject({ content: 'dawn', updatedAt: '2026-03-04T20:00:00.001Z' })
  expect(await send(edit(id, 'dawn', behind, AT))).toBe('unchanged')
  expect(await send(edit(id, 'noon', behind, once?.updatedAt ?? ''))).toBe('changed')
  expect(await list()).toMatchObject([{ content: 'noon', updatedAt: '2026-03-04T20:00:00.002Z' }])
})

test('an entry that was changed within a millisecond can be edited', async () => {
  const { id, send, list } = await withEntry()
  await database.owner(
    "update public.journal_entries set updated_at = '2026-03-04T21:00:00.123999Z' where id = $1",
    [id],
  )
  const [read] = await list()
  expect(read?.updatedAt).toBe('2026-03-04T21:00:00.123Z')
  expect(await send(edit(id, 'dawn', LATER, read?.updatedAt ?? ''))).toBe('changed')
})

const outcomes = (settled: PromiseSettledResult<unknown>[]) =>
  settled
    .map((one) => (one.status === 'fulfilled' ? one.value : Reflect.get(one.reason, 'kind')))
    .sort()

test('one of six edits of a text at once is stored, and five are refused', async () => {
  const { id, send, list } = await withEntry()
  const words = ['a', 'b', 'c', 'd', 'e', 'f']
  const settled = await Promise.allSettled(words.map((word) => send(edit(id, word, LATER, AT))))
  expect(outcomes(settled)).toEqual(['changed', ...Array(5).fill('superseded')])
  const stored = words[settled.findIndex(({ status }) => status === 'fulfilled')]
  expect(await list()).toMatchObject([{ content: stored }])
})

test('an entry sent six times at once is stored once', async () => {
  const db = database.as(randomUUID())
  const entry = saved()
  const settled = await Promise.allSettled(Array.from({ length: 6 }, () => performWrite(db, entry)))
  expect(outcomes(settled)).toEqual(['changed', ...Array(5).fill('unchanged')])
  expect(await entriesHeld(db)).toHaveLength(1)
})

test('one of six texts sent at once under one id is stored, and five are refused', async () => {
  const db = database.as(randomUUID())
  const id = randomUUID()
  const words = ['a', 'b', 'c', 'd', 'e', 'f']
  const settled = await Promise.allSettled(words.map((word) => performWrite(db, saved(id, word))))
  expect(outcomes(settled)).toEqual(['changed', ...Array(5).fill('conflict')])
  expect(await entriesHeld(db)).toHaveLength(1)
})
