import { afterAll, beforeAll, expect, test } from 'vitest'
import { performWrite } from '~/data/write.ts'
import { favouritesHeld } from '~tests/support/database/held.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.stop())

const keep = (item: string, hour: number) =>
  ({ kind: 'add-favourite', item, at: `2026-03-01T0${hour}:00:00.000Z` }) as const

test('a new person has no favourites', async () => {
  expect(await favouritesHeld(database.as('nobody'))).toEqual([])
})

test('favourites are listed newest first, once each, and stay in place when kept again', async () => {
  const db = database.as('meera')
  expect(await performWrite(db, keep('raga-yaman', 1))).toBe('changed')
  expect(await performWrite(db, keep('day-1', 2))).toBe('changed')
  expect(await performWrite(db, keep('raga-yaman', 3))).toBe('unchanged')
  expect(await favouritesHeld(db)).toEqual(['day-1', 'raga-yaman'])
})

test('a favourite that is removed is gone, and removing it again is harmless', async () => {
  const db = database.as('tara')
  await performWrite(db, keep('raga-yaman', 1))
  const letGo = { kind: 'remove-favourite', item: 'raga-yaman' } as const
  expect(await performWrite(db, letGo)).toBe('changed')
  expect(await performWrite(db, letGo)).toBe('unchanged')
  expect(await favouritesHeld(db)).toEqual([])
})

test('the favourites of two people are kept apart', async () => {
  await performWrite(database.as('usha'), keep('raga-todi', 1))
  await performWrite(database.as('ravi'), { kind: 'remove-favourite', item: 'raga-todi' })
  expect(await favouritesHeld(database.as('usha'))).toEqual(['raga-todi'])
})

test.each(['', 'Raga', 'a b', 'x'.repeat(65), 'raga_yaman', "'; drop table public.users --"])(
  'the id %j is refused before it is sent',
  async (item) => {
    const before = database.requests()
    await expect(performWrite(database.as('meera'), keep(item, 1))).rejects.toBeInstanceOf(
      RangeError,
    )
    expect(database.requests()).toBe(before)
  },
)
