import '~tests/support/window/fake-device.ts'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MOOD_LOGS } from '~/data/mood-logs.ts'
import { ROW_TABLES } from '~/data/registry.ts'
import { REST_DAYS, restDaysOf } from '~/data/rest-days.ts'
import { keptRows } from '~/device/kept-rows.ts'
import { addDays, localDay } from '~/domain/day/local-day.ts'
import { firstScreenDrawn } from '~/lib/first-screen.ts'
import { createQueryClient } from '~/queries/cache/query-client.ts'
import { outboxOf } from '~/queries/outbox/outbox-of.ts'
import { coinSits, moments } from '~/queries/reads/moments.ts'
import { restDays } from '~/queries/reads/practice.ts'
import { type RowReader, rowsOf } from '~/queries/rows/person-rows.ts'
import { rowsQuery } from '~/queries/rows/rows-query.ts'
import { storeWrite } from '~/queries/rows/store-write.ts'
import { asha, fromAnotherTab, keep } from '~tests/services/fake-firebase.ts'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { EPOCH, standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { held } from '~tests/support/held.ts'

const database = standInDatabase()
const FORBIDDEN = '42501'
const DAY = localDay('2026-03-04')

let people = 0
let uid = ''
let stop = () => {}

/** Somebody of whom this device has nothing. */
beforeEach(() => {
  database.reset()
  signInAsAsha()
  people += 1
  uid = `person ${people} of rows`
  fromAnotherTab(() => keep({ ...asha, uid }))
})
afterEach(() => {
  stop()
  stop = () => {}
})

const asked = () => database.requests.flatMap((request) => request.asked.map(({ name }) => name))

/** What a page shows of the rest days, as long as it shows them. */
function daysOnPage() {
  const observer = new QueryObserver(createQueryClient(), restDays(uid))
  stop = observer.subscribe(() => {})
  return () => observer.getCurrentResult()
}

/** A page of what changed, with these rest days. */
const changes = (...days: readonly string[]) => {
  const rows = { rest_days: days.map((day) => [day, 2]) }
  return { epoch: EPOCH, anew: false, seq: 2, more: false, rows, gone: [] }
}

test('a view waits for the first page', async () => {
  const page = held<void>()
  database.ready = page.promise
  database.reply = (name) => (name === 'rest_days' ? [DAY] : undefined)
  const shown = daysOnPage()
  await vi.waitFor(() => expect(asked()).toEqual(['first']))
  expect(shown()).toMatchObject({ status: 'pending', data: undefined })
  page.resolve()
  await vi.waitFor(() => expect(shown().data).toEqual([DAY]))
  // From now on every view is here.
  expect(await createQueryClient().fetchQuery(restDays(uid))).toEqual([DAY])
  expect(asked()).toEqual(['first'])
})

test('a view whose first page does not come says why, and comes by itself once that is here', async () => {
  database.refuseWith = FORBIDDEN
  const shown = daysOnPage()
  await vi.waitFor(() => expect(shown().status).toBe('error'))
  expect(shown().error).toMatchObject({ name: 'DataError', kind: 'forbidden' })
  database.refuseWith = null
  database.reply = (name) => (name === 'rest_days' ? [DAY] : undefined)
  await rowsOf(uid).pull()
  await vi.waitFor(() => expect(shown()).toMatchObject({ status: 'success', data: [DAY] }))
})

test('a first page that is none is refused, and nothing of it is kept', async () => {
  database.reply = (name) => (name === 'first' ? { epoch: EPOCH, seq: 'many' } : undefined)
  const read = createQueryClient().fetchQuery(restDays(uid))
  await expect(read).rejects.toMatchObject({ name: 'DataError', kind: 'malformed' })
  expect(await keptRows.read(uid, (store) => store.get('state', ''))).toBeUndefined()
})

test('a view is computed again after a write, after a pull and after news of another tab', async () => {
  const shown = daysOnPage()
  await vi.waitFor(() => expect(shown().data).toEqual([]))
  const reply = held<void>()
  database.ready = reply.promise
  void storeWrite(uid, { kind: 'add-rest-day', day: DAY })
  await vi.waitFor(() => expect(shown().data).toEqual([DAY]))

  const next = addDays(DAY, 1)
  database.reply = (name) => (name === 'changes' ? changes(DAY, next) : undefined)
  reply.resolve()
  await rowsOf(uid).pull()
  await vi.waitFor(() => expect(shown().data).toEqual([DAY, next]))

  const last = addDays(DAY, 2)
  await keptRows.change(uid, async (store) => store.put('rest_days', '', [[last, 3]]))
  const otherTab = new BroadcastChannel(`alap:rows:${uid}`)
  otherTab.postMessage(null)
  await vi.waitFor(() => expect(shown().data).toEqual([last]))
  otherTab.close()
})

test('a write is computed into the views of its part, and into no other', async () => {
  const client = createQueryClient()
  const reads = { 'rest days': 0, march: 0, february: 0, days: 0 }
  const view = (name: keyof typeof reads, read: (reader: RowReader) => Promise<unknown>) =>
    new QueryObserver(
      client,
      rowsQuery(uid, [name], async (reader) => {
        reads[name] += 1
        return read(reader)
      }),
    ).subscribe(() => {})
  const stops = [
    view('rest days', ({ rows }) => rows({ table: REST_DAYS, parts: null })),
    view('march', ({ rows }) => rows({ table: MOOD_LOGS, parts: ['2026-03'] })),
    view('february', ({ rows }) => rows({ table: MOOD_LOGS, parts: ['2026-02'] })),
    view('days', ({ days }) => days(MOOD_LOGS)),
  ]
  stop = () => {
    for (const each of stops) each()
  }
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  const before = { ...reads }
  outboxOf(uid).showUnkept({ kind: 'clear-mood', day: DAY })
  await vi.waitFor(() => expect(reads.days).toBe(before.days + 1))
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  expect(reads).toEqual({ ...before, march: before.march + 1, days: before.days + 1 })
})

test('another tab is told of rows that have come, and not of a pull that brings none', async () => {
  const otherTab = new BroadcastChannel(`alap:rows:${uid}`)
  const heard: unknown[] = []
  otherTab.onmessage = ({ data }: MessageEvent) => heard.push(data)
  await createQueryClient().fetchQuery(restDays(uid))
  await vi.waitFor(() => expect(heard).toEqual([null]))
  await rowsOf(uid).pull()
  database.reply = (name) => (name === 'changes' ? changes(DAY) : undefined)
  await rowsOf(uid).pull()
  // They arrive in their order: nothing has come of the pull between.
  await vi.waitFor(() => expect(heard).toEqual([null, null]))
  otherTab.close()
})

test('a change while a view is being read is not missed', async () => {
  await createQueryClient().fetchQuery(restDays(uid))
  let reads = 0
  const slow = rowsQuery(uid, ['slow'], async ({ rows }) => {
    reads += 1
    const days = restDaysOf(await rows({ table: REST_DAYS, parts: null }))
    // After what this read has seen.
    if (reads === 1) outboxOf(uid).showUnkept({ kind: 'add-rest-day', day: DAY })
    return days
  })
  expect(await createQueryClient().fetchQuery(slow)).toEqual([DAY])
  expect(reads).toBe(2)
})

test('a month that is not here yet is waited for, and what is here is shown meanwhile', async () => {
  firstScreenDrawn()
  const session = (day: string, number: number) => [
    `7b0e5f6a-3f53-4f0c-9a39-0d6f4f3a1f${number}`,
    ...['session_complete', day, 600, `${day}T10:00:00.000Z`, 10, 'Yaman'],
    '/recordings/yaman-10.mp3?by=coin',
    number,
  ]
  const all = [session('2026-03-04', 10), session('2026-01-05', 11)]
  const older = held<void>()
  database.reply = (name) => {
    if (name === 'newest') return { epoch: EPOCH, seq: 1, rows: all.slice(1), found: 1, next: null }
    if (name !== 'first') return undefined
    // The older rows are asked for after this.
    database.ready = older.promise
    const none = { rows: [], found: 0, next: null }
    const tables = Object.fromEntries([...ROW_TABLES.keys()].map((each) => [each, none]))
    const logs = { rows: all.slice(0, 1), found: 2, next: '2026-02-01 x' }
    return { epoch: EPOCH, seq: 1, tables: { ...tables, mood_logs: logs }, days: {} }
  }
  const client = createQueryClient()
  expect(await client.fetchQuery(moments(uid, DAY))).toHaveLength(1)
  const january = client.fetchQuery(moments(uid, localDay('2026-01-05')))
  const whole = client.fetchQuery(coinSits(uid))
  await vi.waitFor(() => expect(asked()).toEqual(['first', 'newest']))
  expect(client.isFetching()).toBe(2)
  older.resolve()
  expect(await january).toMatchObject([{ kind: 'session', day: '2026-01-05' }])
  expect(await whole).toHaveLength(2)
})

test('older rows that do not come are the error of the month that waits for them, and of no other', async () => {
  firstScreenDrawn()
  database.reply = (name) => {
    if (name === 'newest') return 'nonsense'
    if (name !== 'first') return undefined
    const page = { rows: [], found: 3, next: '2026-02-01 x' }
    const tables = Object.fromEntries([...ROW_TABLES.keys()].map((each) => [each, page]))
    return { epoch: EPOCH, seq: 1, tables, days: {} }
  }
  const client = createQueryClient()
  expect(await client.fetchQuery(moments(uid, DAY))).toEqual([])
  const january = client.fetchQuery(moments(uid, localDay('2026-01-05')))
  await expect(january).rejects.toMatchObject({ kind: 'malformed' })
  expect(await createQueryClient().fetchQuery(moments(uid, DAY))).toEqual([])
  expect(rowsOf(uid).behind()).toMatchObject({ kind: 'malformed' })
})
