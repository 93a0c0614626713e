import '~tests/support/window/fake-device.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { copiesOf, keepCopiesFor, keepCopy } from '~/device/copy-of-reads.ts'
import { clearDevice } from '~/device/device-database.ts'
import { deviceStore } from '~/device/device-store.ts'
import { listRows } from '~/device/outbox-rows.ts'
import { localDay } from '~/domain/day/local-day.ts'
import { firstScreenDrawn } from '~/lib/first-screen.ts'
import { createQueryClient, forgetWithSignOut } from '~/queries/cache/query-client.ts'
import { outboxOf } from '~/queries/outbox/outbox-of.ts'
import { storeWrite } from '~/queries/outbox/store-write.ts'
import { recentEntries } from '~/queries/reads/journal.ts'
import type { Write } from '~/queries/writes/write.ts'
import { identity } from '~/services/identity/identity.ts'
import {
  AT,
  ENTRY,
  littleOfEverything,
  openedPage,
  readsOfEverything,
} from '~tests/queries/cache/little-of-everything.ts'
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

const entry = (content: string): Write => ({
  kind: 'save-entry',
  id: ENTRY.id.replace('7', '8'),
  content,
  mood: 4,
  day: localDay(ENTRY.day),
  minute: 1200,
  at: AT,
})

/** Everything this device keeps in any of its places, without what it keeps of a sign-in. */
async function onDevice(): Promise<string> {
  const { [STORAGE_KEY]: _, ...local } = { ...localStorage }
  return JSON.stringify([await everythingOnDevice(), local, { ...sessionStorage }])
}

/** A person with everything on their device, and a write of theirs that it sent. */
async function live() {
  const client = createQueryClient()
  stop = forgetWithSignOut(client)
  await openedPage(uid, client)
  expect(await storeWrite(client, uid, entry(`sent ${CANARY}`))).toBe('changed')
  await vi.waitFor(async () => {
    const { replies, sent } = await copiesOf(uid)
    expect([replies.size, sent.length]).toEqual([readsOfEverything(uid).length, 1])
  })
  expect(await onDevice()).toContain(CANARY)
  return client
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
  const client = await live()
  database.refuseWith = SERVER_STARTS
  await storeWrite(client, uid, entry('unsent'))
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
    { content: `dusk ${CANARY}` },
  ])
  await vi.waitFor(async () => expect((await copiesOf(uid)).replies.size).toBeGreaterThan(5))
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
    expect(asked.toSorted()).toEqual(['recent_entries', 'save_entry'])
  })
  inThisTab()
  reply.resolve()
  await Promise.all([reading, end])
  await vi.waitFor(async () => expect(await listRows(uid)).toEqual([]))
  expect(await onDevice()).not.toContain(CANARY)
})

test('what an earlier visit has left of people who are not signed in is dropped after the first screen', async () => {
  keepCopiesFor(ravi.uid)
  await keepCopy(ravi.uid, 'ragas {}', { reply: [CANARY], at: 1 })
  keepCopiesFor(uid)
  await keepCopy(uid, 'ragas {}', { reply: ['hers'], at: 1 })
  expect(await onDevice()).toContain(CANARY)
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  stop = forgetWithSignOut(createQueryClient())
  firstScreenDrawn()
  await vi.advanceTimersByTimeAsync(1000)
  vi.useRealTimers()
  await vi.waitFor(async () => expect(await onDevice()).not.toContain(CANARY))
  expect((await copiesOf(uid)).replies.get('ragas {}')).toEqual({ reply: ['hers'], at: 1 })
})
