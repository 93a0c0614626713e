import { useQuery } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useSetFavourite } from '~/queries/listening/favourite-writes.ts'
import { favourites } from '~/queries/reads/favourites.ts'
import { rowsOf } from '~/queries/rows/person-rows.ts'
import { hookOfAsha, person, signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { held } from '~tests/support/held.ts'

const database = standInDatabase()
const FORBIDDEN = '42501'

beforeEach(() => {
  database.reset()
  signInAsAsha()
})

function onPage() {
  const page = hookOfAsha(() => {
    const { data, isError } = useQuery(favourites(person.uid))
    return { list: data, hasNoList: isError, set: useSetFavourite() }
  })
  const shown = () => page.client.getQueryData(favourites(person.uid).queryKey)
  const set = (item: string, isFavourite: boolean) =>
    act(async () => page.result.current.set.mutate({ item, isFavourite }))
  return { ...page, shown, set }
}

/** A list of favourites; what is written is stored. */
const listing = (items: readonly string[]) => (name: string) =>
  name === 'favourites' ? items : undefined

/** A page whose list has come from the database. */
async function openedWith(...items: string[]) {
  database.reply = listing(items)
  const page = onPage()
  await vi.waitFor(() => expect(page.shown()).toEqual(items))
  return page
}

const written = () =>
  database.requests
    .flatMap(({ asked }) => asked)
    .filter(({ name }) => name !== 'first' && name !== 'changes')
    .map(({ name, args }) => `${name} ${args.item}`)

test('a favourite is shown at once, newest first, and then as the database has it', async () => {
  const page = await openedWith('day-1')
  const answer = held<void>()
  database.ready = answer.promise
  await page.set('raga-yaman', true)
  await vi.waitFor(() => expect(page.shown()).toEqual(['raga-yaman', 'day-1']))
  database.reply = listing(['raga-yaman', 'day-1', 'elsewhere'])
  await act(async () => answer.resolve())
  await vi.waitFor(() => expect(page.shown()).toEqual(['raga-yaman', 'day-1', 'elsewhere']))
})

test('a favourite that the database refuses is taken back, and nothing else', async () => {
  const page = await openedWith('day-1')
  const answer = held<void>()
  database.ready = answer.promise
  database.refuseWith = FORBIDDEN
  await page.set('raga-yaman', true)
  await vi.waitFor(() => expect(page.shown()).toEqual(['raga-yaman', 'day-1']))
  await act(async () => answer.resolve())
  await vi.waitFor(() => expect(page.result.current.set.isError).toBe(true))
  expect(page.shown()).toEqual(['day-1'])
})

test('a favourite stays when a repeated request for it is refused', async () => {
  const page = await openedWith('day-1')
  database.refuseWith = FORBIDDEN
  await page.set('day-1', true)
  await vi.waitFor(() => expect(page.result.current.set.isError).toBe(true))
  expect(page.shown()).toEqual(['day-1'])
})

test('a favourite is stored once for any number of requests', async () => {
  const page = await openedWith()
  database.reply = listing(['day-1'])
  await page.set('day-1', true)
  await page.set('day-1', true)
  await vi.waitFor(() => expect(written()).toEqual(['add_favourite day-1', 'add_favourite day-1']))
  await vi.waitFor(() => expect(page.shown()).toEqual(['day-1']))
})

test('a favourite that changes again is sent after the first request, and the last state is shown throughout', async () => {
  const page = await openedWith()
  const seen: unknown[] = []
  const first = held<void>()
  database.ready = first.promise
  await page.set('day-1', true)
  await vi.waitFor(() => expect(written()).toEqual(['add_favourite day-1']))
  await page.set('day-1', false)
  await vi.waitFor(() => expect(page.shown()).toEqual([]))
  expect(written()).toEqual(['add_favourite day-1'])
  // What follows the first wish is slow and has what that one left.
  database.reply = listing(['day-1'])
  const stop = page.client.getQueryCache().subscribe(() => seen.push(page.shown()))
  const second = held<void>()
  database.ready = second.promise
  await act(async () => first.resolve())
  await vi.waitFor(() =>
    expect(written()).toEqual(['add_favourite day-1', 'remove_favourite day-1']),
  )
  expect(page.shown()).toEqual([])
  database.reply = listing([])
  await act(async () => second.resolve())
  await vi.waitFor(() => expect(page.client.isFetching() + page.client.isMutating()).toBe(0))
  stop()
  expect(seen).not.toContainEqual(['day-1'])
})

test('a favourite is not undone on the screen by a read that began before the press', async () => {
  const page = await openedWith('day-1')
  const reading = held<void>()
  database.ready = reading.promise
  const pulling = rowsOf(person.uid).pull()
  await vi.waitFor(() => expect(database.requests).toHaveLength(2))
  const writing = held<void>()
  database.ready = writing.promise
  await page.set('raga-yaman', true)
  await vi.waitFor(() => expect(written()).toEqual(['add_favourite raga-yaman']))
  await act(async () => {
    reading.resolve()
    await pulling
  })
  await vi.waitFor(() => expect(page.client.isFetching()).toBe(0))
  expect(page.shown()).toEqual(['raga-yaman', 'day-1'])
  await act(async () => writing.resolve())
})

test('the favourites are loaded again when the list never came', async () => {
  database.refuseWith = FORBIDDEN
  const page = onPage()
  await vi.waitFor(() => expect(page.result.current.hasNoList).toBe(true))
  database.refuseWith = null
  database.reply = listing(['day-1'])
  await page.set('day-1', true)
  await vi.waitFor(() => expect(page.shown()).toEqual(['day-1']))
})
