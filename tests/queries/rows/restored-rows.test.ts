import '~tests/support/window/fake-device.ts'
import { beforeEach, expect, test } from 'vitest'
import { FAVOURITES } from '~/data/favourites.ts'
import { REST_DAYS } from '~/data/rest-days.ts'
import { keptRows } from '~/device/kept-rows.ts'
import { listRows } from '~/device/outbox-rows.ts'
import { localDay } from '~/domain/day/local-day.ts'
import { outboxOf } from '~/queries/outbox/outbox-of.ts'
import { readPersonRows, rowsOf } from '~/queries/rows/person-rows.ts'
import { asha, fromAnotherTab, keep } from '~tests/services/fake-firebase.ts'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { EPOCH, standInDatabase } from '~tests/support/database/database-stand-in.ts'

const database = standInDatabase()
const DAYS = ['2026-03-04', '2026-03-05', '2026-03-06'].map(localDay)
const RESTORED = '11111111-0c5d-4e8b-9a61-5d2c3e4f6a70'
const OFFLINE = '08006'

let people = 0
let uid = ''
/** Somebody of whom this device has nothing. */
beforeEach(() => {
  database.reset()
  signInAsAsha()
  people += 1
  uid = `person ${people} of restored rows`
  fromAnotherTab(() => keep({ ...asha, uid }))
})

const pageOf = (rows: readonly unknown[]) => ({ rows, found: rows.length, next: null })
const changes = (epoch: string, more: object) => ({
  epoch,
  anew: false,
  seq: 30,
  more: false,
  rows: {},
  gone: [],
  ...more,
})
/** The first page of a life of the database, with these rows. */
const first = (epoch: string, tables: object, more: object = {}) => ({
  epoch,
  seq: 10,
  days: {},
  tables: Object.fromEntries(Object.entries(tables).map(([name, rows]) => [name, pageOf(rows)])),
  ...more,
})
const EMPTY = {
  mood_logs: [],
  journal_entries: [],
  user_astro_profiles: [],
  kept_charts: [],
  personal_recordings: [],
  favourites: [],
  celebrations: [],
  japa: [],
  settings: [],
}
const AT = '2026-03-04T10:00:00.000000Z'
const BACKED_UP = { ...EMPTY, rest_days: [[DAYS[0], 8]], favourites: [['day-1', AT, 9]] }

type Asked = { readonly name: string; readonly args: object }

const shown = () =>
  readPersonRows(uid, async ({ rows }) => ({
    rest: (await rows({ table: REST_DAYS, parts: null })).map(([day]) => day).sort(),
    favourites: (await rows({ table: FAVOURITES, parts: null })).map(([item]) => item),
  }))
const kept = (name: string) => keptRows.read(uid, (store) => store.get(name, ''))

/** The names of all writes that were sent, with their arguments. */
const sent = () =>
  database.requests
    .flatMap(({ asked }) => asked)
    .flatMap((each) => (each.name === 'write_many' ? (each.args.writes as Asked[]) : [each]))
    .filter(({ name }) => name.includes('_'))

/** What the restored database has of these. */
function written() {
  const names = sent().map(({ name }) => name)
  const rest_days = names.includes('add_rest_day') ? [[DAYS[1], 50]] : []
  const gone = names.includes('remove_favourite') ? [['favourites', 'day-1', 51]] : []
  return { rows: { rest_days }, gone, seq: 60 }
}

/** The device has a day more than the backup, and one favourite less. */
async function deviceBeyondBackup() {
  database.reply = (name) => {
    if (name === 'first') return first(EPOCH, BACKED_UP)
    if (name !== 'changes') return undefined
    const gone = [['favourites', 'day-1', 21]]
    return changes(EPOCH, { rows: { rest_days: [[DAYS[1], 20]] }, gone })
  }
  await rowsOf(uid).pull()
  await rowsOf(uid).pull()
  expect(await shown()).toEqual({ rest: DAYS.slice(0, 2), favourites: [] })
  const restored = { begun: 40, restored: { [EPOCH]: 10 } }
  database.reply = (name) => {
    if (name === 'changes') return changes(RESTORED, written())
    return name === 'first' ? first(RESTORED, BACKED_UP, restored) : undefined
  }
}

test('what a restored backup has not waits as a write, and is shown all the while', async () => {
  await deviceBeyondBackup()
  const seen: unknown[] = []
  const stop = rowsOf(uid).subscribe(() => void shown().then((now) => seen.push(now)))
  await rowsOf(uid).pull()
  stop()
  await outboxOf(uid).send()
  expect(sent()).toEqual([
    { name: 'remove_favourite', args: { item: 'day-1' } },
    { name: 'add_rest_day', args: { day: DAYS[1] } },
  ])
  const after = { rest: DAYS.slice(0, 2), favourites: [] }
  expect(await shown()).toEqual(after)
  expect(new Set(seen.map((each) => JSON.stringify(each)))).toEqual(
    new Set([JSON.stringify(after)]),
  )
  expect(await kept('lost')).toBeUndefined()
  expect(await listRows(uid)).toEqual([])
})

test('what the device has set aside is damaged, and the rest of it works', async () => {
  await deviceBeyondBackup()
  for (const damaged of [
    null,
    7,
    { since: 'x' },
    { since: 1, begun: 1, rows: { a: [7] }, gone: 7 },
  ]) {
    await keptRows.change(uid, async (store) => {
      for (const name of ['lost', 'gone', 'told']) store.put(name, '', damaged)
    })
    expect(await shown()).toEqual({ rest: DAYS.slice(0, 2), favourites: [] })
  }
  await rowsOf(uid).pull()
  await outboxOf(uid).send()
  // The deletion is forgotten, and the row is here again.
  expect(await shown()).toEqual({ rest: DAYS.slice(0, 2), favourites: ['day-1'] })
})

test('what waits for the network while a backup is restored waits behind what it was based on', async () => {
  await deviceBeyondBackup()
  database.refuseWith = OFFLINE
  await outboxOf(uid).commit({ kind: 'remove-rest-day', day: DAYS[1] ?? localDay('2026-03-05') })
  await outboxOf(uid).send()
  database.refuseWith = null
  await rowsOf(uid).pull()
  expect((await shown()).rest).toEqual(DAYS.slice(0, 1))
})
