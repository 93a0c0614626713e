import { expect, test } from 'vitest'
import { readAllRows } from '~/data/my-data/my-data-pages.ts'
import type { Call, Database } from '~/lib/call.ts'

const FAVOURITE = ['day-1', '2026-03-04T20:00:00.000000Z']

/** A database that has nothing but favourites, and returns each page of them as it is given. */
function favouritesOf(page: (call: Call) => unknown) {
  let asked = 0
  const db: Database = {
    read: async (call) => {
      if (call.args.kind !== 'favourites') return { found: 0, rows: [] }
      asked += 1
      if (asked > 100) throw new Error('It is asked without end.')
      return page(call)
    },
    write: () => Promise.reject(new Error('Nothing is written here.')),
  }
  return db
}

test.each([
  ['has no rows while more are said to come', () => ({ found: 3, rows: [] })],
  ['has more rows than were found', () => ({ found: 0, rows: [FAVOURITE] })],
  ['comes again and again', () => ({ found: 3, rows: [FAVOURITE] })],
])('a page that %s ends the reading as a reply that cannot be understood', async (_, page) => {
  await expect(readAllRows(favouritesOf(page), {})).rejects.toMatchObject({ kind: 'malformed' })
})

test('pages that go on end with the last of them', async () => {
  const pages = favouritesOf(({ args: { after } }) =>
    after === null
      ? { found: 2, rows: [FAVOURITE] }
      : { found: 1, rows: [['day-2', FAVOURITE[1]]] },
  )
  const { favourites } = await readAllRows(pages, {})
  expect(favourites.map(({ item }) => item).sort()).toEqual(['day-1', 'day-2'])
})
