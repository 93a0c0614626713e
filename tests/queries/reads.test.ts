import { beforeEach, expect, test, vi } from 'vitest'
import { prefetch } from '~/app/routes/prefetch.ts'
import { keptRows } from '~/device/kept-rows.ts'
import { localDay } from '~/domain/day/local-day.ts'
import { firstScreenDrawn } from '~/lib/first-screen.ts'
import { confirmAfterFirstScreen } from '~/queries/account/confirm-sign-in.ts'
import { createQueryClient, forgetWithSignOut } from '~/queries/cache/query-client.ts'
import { journalDraft } from '~/queries/journal/journal-draft.ts'
import { recordings } from '~/queries/library/catalogue.ts'
import { astroProfile } from '~/queries/reads/astro-profile.ts'
import { favourites } from '~/queries/reads/favourites.ts'
import { recentEntries } from '~/queries/reads/journal.ts'
import { todayMood } from '~/queries/reads/today-mood.ts'
import type { Firebase } from '~/services/identity/firebase.ts'
import { identity } from '~/services/identity/identity.ts'
import { asha, fromAnotherTab, keep, STORAGE_KEY } from '~tests/services/fake-firebase.ts'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { held } from '~tests/support/held.ts'

// Firebase's own replies are the fault to provoke here; the real one is met in tests/services.
const firebase = vi.hoisted(() => ({
  refreshed: vi.fn<Firebase['refreshed']>(),
  confirmed: vi.fn<Firebase['confirmed']>(),
  signOut: async () => undefined,
}))
vi.mock('~/services/identity/firebase.ts', () => ({ connectFirebase: () => firebase }))

const database = standInDatabase()
const day = localDay('2026-03-14')
const checkIn = {
  id: '7b0e5f6a-3f53-4f0c-9a39-0d6f4f3a1f10',
  mood: 4,
  day,
  minute: 480,
  at: `${day}T08:00:00.000Z`,
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  database.reset()
  signInAsAsha()
  firebase.refreshed.mockReset()
  firebase.confirmed.mockReset()
})

async function settled(client: ReturnType<typeof createQueryClient>): Promise<void> {
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
}

test.each(Object.entries(prefetch))(
  'the reads of a page begun by %s ask once for all rows, and once for the library, with the stored token',
  async (_name, begin) => {
    const client = createQueryClient()
    begin(client)
    const names = client
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey[1])
    await settled(client)
    const asked = database.requests.map((request) => request.asked[0]?.name)
    const wanted = [
      ...(names.includes('rows') ? ['first'] : []),
      ...(names.includes('catalogue') ? ['catalogue'] : []),
    ]
    expect(asked.sort()).toEqual(wanted.sort())
    expect(wanted.length).toBeGreaterThan(0)
    for (const { token } of database.requests) expect(token).toBe(`Bearer ${asha.token}`)
    expect(firebase.refreshed).not.toHaveBeenCalled()
  },
)

test('the reads of a page are not begun without a person', async () => {
  fromAnotherTab(() => localStorage.removeItem(STORAGE_KEY))
  const client = createQueryClient()
  prefetch.dashboard(client)
  await settled(client)
  expect(database.requests).toHaveLength(0)
})

test('the reads of a page return what the database has', async () => {
  vi.setSystemTime(new Date(2026, 2, 14, 12))
  database.reply = (name) => (name === 'check_in' ? checkIn : undefined)
  expect(await createQueryClient().fetchQuery(todayMood(asha.uid, day))).toEqual(checkIn)
})

test('the reads of a page leave out a row that is not as expected, and refuse a page that is none', async () => {
  database.reply = (name) => (name === 'check_in' ? { ...checkIn, mood: 6 } : undefined)
  expect(await createQueryClient().fetchQuery(todayMood(asha.uid, day))).toBeNull()
  keptRows.forget(asha.uid)
  database.reply = (name) => (name === 'first' ? checkIn : undefined)
  const read = createQueryClient().fetchQuery(todayMood(asha.uid, day))
  await expect(read).rejects.toMatchObject({ kind: 'malformed' })
})

test('the reads of a page have keys that begin with the person', () => {
  const keys = [
    todayMood(asha.uid, day),
    recentEntries(asha.uid),
    journalDraft(asha.uid),
    recordings(asha.uid),
    favourites(asha.uid),
    astroProfile(asha.uid),
  ].map(({ queryKey }) => JSON.stringify(queryKey))
  expect(keys.every((key) => key.startsWith(`["${asha.uid}",`))).toBe(true)
  expect(new Set(keys).size).toBe(keys.length)
})

test('a sign-in that ends stops an earlier read from being sent for another person', async () => {
  fromAnotherTab(() => keep({ ...asha, uid: 'ravi-uid', token: 'token-of-ravi' }))
  const read = createQueryClient().fetchQuery(todayMood(asha.uid, day))
  await expect(read).rejects.toMatchObject({ kind: 'signed-out' })
  expect(database.requests).toHaveLength(0)
  expect(identity.current()).toMatchObject({ person: { uid: 'ravi-uid' } })
})

test('a sign-in that ends lets the next person read with their own token', async () => {
  await createQueryClient().fetchQuery(todayMood(asha.uid, day))
  fromAnotherTab(() => keep({ ...asha, uid: 'ravi-uid', token: 'token-of-ravi' }))
  await createQueryClient().fetchQuery(todayMood('ravi-uid', day))
  expect(database.requests.map(({ token }) => token)).toEqual([
    'Bearer token-of-asha',
    'Bearer token-of-ravi',
  ])
})

test('a sign-in that ends is noticed when the database refuses a token just renewed', async () => {
  database.refuseWith = ''
  firebase.refreshed.mockResolvedValue({ ...asha, token: 'fresh', expiresAt: 9e15 })
  const read = createQueryClient().fetchQuery(todayMood(asha.uid, day))
  await expect(read).rejects.toMatchObject({ kind: 'signed-out' })
  expect(database.requests.map(({ token }) => token)).toEqual([
    `Bearer ${asha.token}`,
    'Bearer fresh',
  ])
  expect(identity.current()).toEqual({ status: 'signed-out', because: 'session-expired' })
})

test('a sign-in that ends empties the cache, and so does a change of person', async () => {
  const client = createQueryClient()
  const stop = forgetWithSignOut(client)
  const key = todayMood(asha.uid, day).queryKey
  client.setQueryData(key, null)
  fromAnotherTab(() => keep({ ...asha, name: 'Asha Rao' }))
  expect(client.getQueryCache().getAll()).toHaveLength(1)
  fromAnotherTab(() => keep({ ...asha, uid: 'ravi-uid' }))
  expect(client.getQueryCache().getAll()).toHaveLength(0)
  client.setQueryData(key, null)
  identity.signOut()
  expect(client.getQueryCache().getAll()).toHaveLength(0)
  stop()
})

test('a sign-in that ends is looked for once, a while after the first reply is drawn and not before', async () => {
  const client = createQueryClient()
  const answer = held<void>()
  database.ready = answer.promise
  firebase.confirmed.mockResolvedValue(null)
  confirmAfterFirstScreen(client)
  prefetch.dashboard(client)
  await vi.waitFor(() => expect(database.requests).toHaveLength(2))
  expect(firebase.confirmed).not.toHaveBeenCalled()
  answer.resolve()
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  expect(firebase.confirmed).not.toHaveBeenCalled()
  firstScreenDrawn()
  await new Promise((turned) => setImmediate(turned))
  expect(firebase.confirmed).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(identity.current().status).toBe('signed-out'))
  expect(firebase.confirmed).toHaveBeenCalledTimes(1)
})
