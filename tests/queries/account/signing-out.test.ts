import '~tests/support/window/fake-device.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ROW_TABLES } from '~/data/registry.ts'
import type { Write } from '~/data/write.ts'
import { clearDevice, SENT_WRITES } from '~/device/device-database.ts'
import { deviceStore } from '~/device/device-store.ts'
import { keptRows } from '~/device/kept-rows.ts'
import { listRows } from '~/device/outbox-rows.ts'
import { keepRowsFor } from '~/device/row-owner.ts'
import { localDay } from '~/domain/day/local-day.ts'
import { firstScreenDrawn } from '~/lib/first-screen.ts'
import { createQueryClient, forgetWithSignOut } from '~/queries/cache/query-client.ts'
import { outboxOf } from '~/queries/outbox/outbox-of.ts'
import { recentEntries } from '~/queries/reads/journal.ts'
import { storeWrite } from '~/queries/rows/store-write.ts'
import { identity } from '~/services/identity/identity.ts'
import {
  AT,
  ENTRY,
  littleOfEverything,
  openedPage,
} from '~tests/queries/rows/little-of-everything.ts'
import { asha, fromAnotherTab, keep, STORAGE_KEY } from '~tests/services/fake-firebase.ts'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { held } from '~tests/support/held.ts'
import { everythingOnDevice } from '~tests/support/window/raw-device.ts'

const database = standInDatabase()
const { uid } = asha
const ravi = { ...asha, uid: 'ravi-uid', email: 'ravi@example.com', name: 'Ravi' }
const CANARY = 'yellow-bird'
const SERVER_STARTS = '57P03'

let stop = () => {}

beforeEach(async () => {
  database.reset()
  const replies = littleOfEverything(CANARY)
  database.reply = (name) => replies[name]
  signInAsAsha()
  sessionStorage.clear()
  await clearDevice(uid)
  for (const { seq } of outboxOf(uid).rows()) await outboxOf(uid).giveUp(seq)
})
afterEach(() => stop())

const entry = (content: string, id = ENTRY.id.replace('7', '8')): Write => ({
  kind: 'save-entry',
  id,
  content,
  mood: 4,
  day: localDay(ENTRY.day),
  minute: 1200,
  at: AT,
})

/** Everything this device keeps in any of its places, without what it keeps of a sign-in. */
async function onDevice(): Promise<string> {
  const { [STORAGE_KEY]: _, ...local } = { ...localStorage }
  const all = [await everythingOnDevice(), local, { ...sessionStorage }]
  // Long texts are kept in maps, of which JSON says nothing.
  return JSON.stringify(all, (_, value) => (value instanceof Map ? [...value] : value))
}

/** The tables of which this device has rows of a person. */
async function tablesHere(): Promise<readonly string[]> {
  const names = [...ROW_TABLES.keys()]
  const parts = await keptRows.read(uid, (store) =>
    Promise.all(names.map((name) => store.all(name))),
  )
  return names.filter((_, index) => (parts[index]?.size ?? 0) > 0)
}

/** A person with everything on their device, and a write of theirs that it sent. */
async function live() {
  const client = createQueryClient()
  stop = forgetWithSignOut(client)
  await openedPage(uid, client)
  // No page of rows comes any more that has the write.
  const replies = littleOfEverything(CANARY)
  database.reply = (name) => (name === 'changes' ? 'nonsense' : replies[name])
  expect(await storeWrite(uid, entry(`sent ${CANARY}`))).toBe('changed')
  const sent = await keptRows.read(uid, (store) => store.get(...SENT_WRITES))
  expect(sent).toMatchObject([{ write: { content: `sent ${CANARY}` } }])
  expect(await tablesHere()).toEqual([...ROW_TABLES.keys()])
  expect(await onDevice()).toContain(CANARY)
}

const inThisTab = () => identity.signOut()
const elsewhere = () => fromAnotherTab(() => localStorage.removeItem(STORAGE_KEY))
const byRefusal = () => identity.signOut('disabled')
const another = () => fromAnotherTab(() => keep(ravi))

test.each([
  ['signs out', inThisTab],
  ['is signed out in another tab', elsewhere],
  ['is signed out by a refusal', byRefusal],
  ['makes place for another', another],
])('a person who %s leaves nothing here that the database has', async (_, signOut) => {
  await live()
  signOut()
  await vi.waitFor(async () => expect(await onDevice()).not.toContain(CANARY))
})

test('a person who signs out leaves what is unsent and what is not saved, and finds all of it again', async () => {
  await live()
  database.refuseWith = SERVER_STARTS
  await storeWrite(uid, entry('unsent', ENTRY.id.replace('7', '9')))
  const draft = { id: ENTRY.id, content: 'begun', mood: 3 }
  await deviceStore.set(uid, 'journal-draft', draft)
  inThisTab()
  await vi.waitFor(async () => expect(await onDevice()).not.toContain(CANARY))
  expect(await listRows(uid)).toMatchObject([{ write: { content: 'unsent' } }])
  expect(await deviceStore.get(uid, 'journal-draft')).toEqual(draft)
  // The next sign-in reads anew, and shows what waits in it.
  database.refuseWith = null
  signInAsAsha()
  const before = database.requests.length
  const page = await openedPage(uid, createQueryClient())
  expect(database.requests.length).toBeGreaterThan(before)
  expect(page.client.getQueryData(recentEntries(uid).queryKey)).toMatchObject([
    { content: 'unsent' },
    { content: `sent ${CANARY}` },
    { content: `dusk ${CANARY}` },
  ])
  expect(await tablesHere()).toEqual([...ROW_TABLES.keys()])
})

test('a reply that comes after its person has signed out is not kept', async () => {
  const client = createQueryClient()
  stop = forgetWithSignOut(client)
  const reply = held<void>()
  database.ready = reply.promise
  const reading = client.fetchQuery(recentEntries(uid)).catch(() => undefined)
  const { end } = await outboxOf(uid).commit(entry(`on its way ${CANARY}`))
  await vi.waitFor(() => {
    const asked = database.requests.flatMap((request) => request.asked.map(({ name }) => name))
    expect(asked.toSorted()).toEqual(['first', 'save_entry'])
  })
  inThisTab()
  reply.resolve()
  await Promise.all([reading, end])
  await vi.waitFor(async () => expect(await listRows(uid)).toEqual([]))
  expect(await onDevice()).not.toContain(CANARY)
})

test('what an earlier visit has left of people who are not signed in is dropped after the first screen', async () => {
  for (const [of, words] of [
    [ravi.uid, CANARY],
    [uid, 'hers'],
  ] as const) {
    keepRowsFor(of)
    await keptRows.change(of, async (store) => store.put('japa', '', [words]))
  }
  expect(await onDevice()).toContain(CANARY)
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  stop = forgetWithSignOut(createQueryClient())
  firstScreenDrawn()
  await vi.advanceTimersByTimeAsync(1000)
  vi.useRealTimers()
  await vi.waitFor(async () => expect(await onDevice()).not.toContain(CANARY))
  expect(await keptRows.read(uid, (store) => store.get('japa', ''))).toEqual(['hers'])
})
