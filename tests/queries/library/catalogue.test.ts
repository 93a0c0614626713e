import '~tests/support/window/fake-device.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { asha } from '~tests/services/fake-firebase.ts'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { held } from '~tests/support/held.ts'
import { emptyDevice } from '~tests/support/window/fake-device.ts'
import { leaveOnDevice } from '~tests/support/window/raw-device.ts'

const database = standInDatabase()
const { uid } = asha

const recording = (id: string) => ({
  id,
  title: `Session ${id}`,
  description: 'A raga of the evening',
  audioUrl: `https://media.example/${id}.mp3`,
  dayNumber: null,
  raag: 'Yaman',
  moodCategory: 'Karuna',
  minutes: 20,
})
const raga = { name: 'Yaman', moodCategory: 'Karuna' }
/** What is kept of a library. */
const catalogue = (version: string, ...ids: readonly string[]) => {
  return { version, recordings: ids.map(recording), ragas: [raga] }
}

/** The database has these recordings, and sends the library unless the device has this very version. */
function databaseHas(...ids: readonly string[]) {
  database.reply = (name) => {
    if (name === 'ragas') return [raga]
    return name === 'sessions' ? ids.map(recording) : undefined
  }
}

beforeEach(async () => {
  database.reset()
  signInAsAsha()
  await emptyDevice(uid)
})

/** A page that was just opened, which shows the library. */
async function openPage() {
  vi.resetModules()
  const { QueryObserver } = await import('@tanstack/react-query')
  const { createQueryClient } = await import('~/queries/cache/query-client.ts')
  const { moodCategories, ragas, recordings } = await import('~/queries/library/catalogue.ts')
  const { firstScreenDrawn } = await import('~/lib/first-screen.ts')
  const { rowsOf } = await import('~/queries/rows/person-rows.ts')
  const client = createQueryClient()
  const observer = new QueryObserver(client, recordings(uid))
  const listed = new QueryObserver(client, ragas(uid))
  const categories = new QueryObserver(client, moodCategories(uid))
  for (const each of [observer, listed, categories]) each.subscribe(() => {})
  return {
    /** The ids of the recordings, `undefined` before there are any. */
    shown: () => observer.getCurrentResult().data?.map(({ id }) => id),
    error: () => observer.getCurrentResult().error,
    others: () => [listed.getCurrentResult().data, categories.getCurrentResult().data],
    drawn: firstScreenDrawn,
    client,
    pull: () => rowsOf(uid).pull(),
  }
}

/** The versions that were known where the library was asked for. */
const askedWith = () =>
  database.requests
    .flatMap(({ asked }) => asked)
    .flatMap(({ name, args }) => (name === 'catalogue' ? [args.known] : []))

/** A visit after which this device has kept the library. */
async function visit() {
  const page = await openPage()
  await vi.waitFor(() => expect(page.client.isFetching()).toBe(0))
  return page
}

test('the library comes in one request at the first visit, with its ragas and their categories', async () => {
  databaseHas('day-1', 'day-2')
  const page = await visit()
  expect(page.shown()).toEqual(['day-1', 'day-2'])
  expect(page.others()).toEqual([[raga], ['Karuna']])
  expect(askedWith()).toEqual([null])
})

test('the library of an earlier visit is shown at once, and asked for again after the first screen with its version', async () => {
  databaseHas('day-1')
  await visit()
  const silence = held<void>()
  database.ready = silence.promise
  databaseHas('day-1', 'day-2')
  const page = await openPage()
  await vi.waitFor(() => expect(page.shown()).toEqual(['day-1']))
  expect(page.client.isFetching()).toBe(0)
  expect(askedWith()).toEqual([null])
  page.drawn()
  await vi.waitFor(() => expect(askedWith()).toEqual([null, expect.stringContaining('day-1')]))
  expect(page.shown()).toEqual(['day-1'])
  silence.resolve()
  await vi.waitFor(() => expect(page.shown()).toEqual(['day-1', 'day-2']))
  // The next visit begins with that.
  const next = await openPage()
  await vi.waitFor(() => expect(next.shown()).toEqual(['day-1', 'day-2']))
})

test.each([
  ['has not changed', () => databaseHas('day-1')],
  [
    'comes as something else',
    () => {
      database.reply = (name) => (name === 'catalogue' ? { version: 7 } : undefined)
    },
  ],
  [
    'does not come',
    () => {
      database.refuseWith = '42501'
    },
  ],
])('the library that is shown stays, without an error, where it %s', async (_, happens) => {
  databaseHas('day-1')
  await visit()
  happens()
  const page = await openPage()
  page.drawn()
  await vi.waitFor(() => expect(askedWith()).toEqual([null, expect.stringContaining('day-1')]))
  await vi.waitFor(() => expect(page.client.isFetching()).toBe(0))
  expect(page.shown()).toEqual(['day-1'])
})

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['half of it', { version: 'one', recordings: [recording('day-1')] }],
  ['a recording without an address', catalogueWith({ audioUrl: undefined })],
  ['a recording that lasts no time', catalogueWith({ minutes: Number.NaN })],
  ['no version', { ...catalogue('', 'day-9') }],
  ['something else', 'Yaman'],
])('a device that has kept %s fetches the library', async (_, kept) => {
  databaseHas('day-1')
  await visit()
  await leaveOnDevice('library', [kept], ['catalogue'])
  const page = await visit()
  expect(page.shown()).toEqual(['day-1'])
  expect(askedWith()).toEqual([null, null])
})

function catalogueWith(changes: object) {
  return { ...catalogue('one'), recordings: [{ ...recording('day-9'), ...changes }] }
}

test('a library that is none is refused, and so is no library where none is known', async () => {
  for (const reply of [{ version: 'one' }, 'nothing new']) {
    database.reply = (name) => (name === 'catalogue' ? reply : undefined)
    const page = await visit()
    expect(page.shown()).toBeUndefined()
    expect(page.error()).toMatchObject({ name: 'DataError', kind: 'malformed' })
  }
})

test('the library stays on the device when the rows of its person begin anew', async () => {
  databaseHas('day-1')
  const first = await visit()
  // The rows come after it, for the first time.
  await first.pull()
  database.refuseWith = '42501'
  const page = await openPage()
  await vi.waitFor(() => expect(page.shown()).toEqual(['day-1']))
})

test('on a device without room the library is shown as it comes', async () => {
  databaseHas('day-1')
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError')
  })
  const page = await visit()
  expect(page.shown()).toEqual(['day-1'])
  expect(put).toHaveBeenCalled()
})
