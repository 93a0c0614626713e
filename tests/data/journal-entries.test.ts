import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Write } from '~/data/write.ts'
import { performWrite } from '~/data/write.ts'
import { localDay } from '~/domain/day/local-day.ts'
import { entriesHeld } from '~tests/support/database/held.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.stop())

type SaveEntry = Write<'save-entry'>

const entry = (changes: Partial<SaveEntry> = {}): SaveEntry => ({
  kind: 'save-entry',
  id: randomUUID(),
  content: 'The tanpura stayed with me.',
  mood: 4,
  day: localDay('2026-03-04'),
  minute: 1200,
  at: '2026-03-04T20:00:00.000Z',
  ...changes,
})

test('an entry is trimmed, kept and read back with everything in it', async () => {
  const db = database.as('meera')
  const write = entry({ content: '  शान्ति\n\n🪷 peace \u3000' })
  await performWrite(db, write)
  expect(await entriesHeld(db)).toEqual([
    {
      id: write.id,
      content: 'शान्ति\n\n🪷 peace',
      mood: 4,
      day: '2026-03-04',
      minute: 1200,
      createdAt: '2026-03-04T20:00:00.000Z',
      updatedAt: '2026-03-04T20:00:00.000Z',
      isStarred: false,
    },
  ])
})

test('entries are listed newest first', async () => {
  const db = database.as('kabir')
  for (let hour = 10; hour < 22; hour += 1) {
    await performWrite(db, entry({ content: `at ${hour}`, at: `2026-03-04T${hour}:00:00.000Z` }))
  }
  expect((await entriesHeld(db)).map(({ content }) => content)).toEqual(
    [21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10].map((hour) => `at ${hour}`),
  )
})

test('a deleted entry is gone, and can be put back under a new id', async () => {
  const db = database.as('omkar')
  const write = entry()
  await performWrite(db, write)
  expect(await performWrite(db, { kind: 'delete-entry', id: write.id })).toBe('changed')
  expect(await performWrite(db, { kind: 'delete-entry', id: write.id })).toBe('unchanged')
  expect(await entriesHeld(db)).toEqual([])
  await performWrite(db, { ...write, id: randomUUID() })
  expect(await entriesHeld(db)).toHaveLength(1)
})

test('an entry of 20,000 characters is kept and one more character is refused', async () => {
  const db = database.as('tara')
  await performWrite(db, entry({ content: '🪷'.repeat(20_000) }))
  await expect(performWrite(db, entry({ content: 'a'.repeat(20_001) }))).rejects.toMatchObject({
    name: 'DataError',
    kind: 'invalid',
  })
  expect(await entriesHeld(db)).toHaveLength(1)
})

test.each(['', '   ', '\u00a0\u2003\u3000', '\u200b\u2060', '\ufeff\u0085', '\t\r\n\v\f', '\0'])(
  'an entry with the blank text %j is refused',
  async (content) => {
    await expect(performWrite(database.as('usha'), entry({ content }))).rejects.toMatchObject({
      kind: 'invalid',
    })
  },
)

test('characters that cannot be stored are replaced, and the rest is kept', async () => {
  const db = database.as('vani')
  await performWrite(db, entry({ content: 'before\0after \ud800 end' }))
  expect(await entriesHeld(db)).toMatchObject([{ content: 'beforeafter \ufffd end' }])
})

test('quotes, statements and backslashes are only text', async () => {
  const db = database.as('yash')
  const content = `'; drop table public.users; -- \\ $1 \${x} "`
  await performWrite(db, entry({ content }))
  expect(await entriesHeld(db)).toMatchObject([{ content }])
})

test('an entry is starred once, and its words, their instant and the base of an edit stay', async () => {
  const uid = randomUUID()
  const db = database.as(uid)
  const write = entry()
  await performWrite(db, write)
  const star: Write = { kind: 'star-entry', id: write.id, isStarred: true }
  expect(await performWrite(db, star)).toBe('changed')
  expect(await performWrite(db, star)).toBe('unchanged')
  expect(await entriesHeld(db)).toMatchObject([{ updatedAt: write.at, content: write.content }])
  const starred = () =>
    database.owner('select content, starred from public.journal_entries where user_id = $1', [uid])
  const edit: Write = {
    kind: 'edit-entry',
    id: write.id,
    content: 'And the rain.',
    mood: 3,
    at: '2026-03-04T21:00:00.000Z',
    base: write.at,
  }
  expect(await performWrite(db, edit)).toBe('changed')
  expect(await starred()).toEqual([{ content: 'And the rain.', starred: true }])
  expect(await performWrite(db, { ...star, isStarred: false })).toBe('changed')
  expect(await starred()).toMatchObject([{ starred: false }])
})

test('a star for an entry that is not there, or is another person’s, does nothing', async () => {
  const db = database.as(randomUUID())
  const write = entry()
  await performWrite(db, write)
  const star = { name: 'star_entry', args: { id: write.id, starred: true } }
  expect(await database.as(randomUUID()).write(star)).toEqual({ outcome: 'gone' })
  expect(await db.write(star)).toEqual({ outcome: 'stored' })
})
