import { beforeEach, expect, test, vi } from 'vitest'
import { paths } from '~/lib/paths.ts'
import { asha } from '~tests/services/fake-firebase.ts'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { emptyDevice } from '~tests/support/window/fake-device.ts'

const database = standInDatabase()

/** Longer than any machine needs. */
const PATIENCE_MS = 60_000

beforeEach(async () => {
  database.reset()
  signInAsAsha()
  await emptyDevice(asha.uid)
})

/** Opens an address anew, until its first page can be rendered. */
async function open(address: string) {
  vi.resetModules()
  window.history.replaceState(null, '', address)
  const { beginFirstPage } = await import('~/app/first-page.ts')
  const { queryClient } = await import('~/queries/cache/query-client.ts')
  await beginFirstPage(PATIENCE_MS)
  return queryClient
}

const statesOf = (client: Awaited<ReturnType<typeof open>>) =>
  new Set(
    client
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.status),
  )

/** A visit in which the device keeps what is read. */
async function visit(address: string): Promise<void> {
  const client = await open(address)
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
}

test('a page that this device has kept is rendered when all of it is read, without a request', async () => {
  await visit(paths.dashboard())
  const requests = database.requests.length
  database.ready = new Promise(() => {})
  const client = await open(paths.dashboard())
  expect(statesOf(client)).toEqual(new Set(['success']))
  expect(database.requests).toHaveLength(requests)
})

test('a page of which this device has kept nothing is rendered while the database is read', async () => {
  database.ready = new Promise(() => {})
  const client = await open(paths.dashboard())
  expect(statesOf(client)).toEqual(new Set(['pending']))
  await vi.waitFor(() => expect(database.asked()).toEqual(['catalogue', 'first']))
})

test('a page whose first request the document has sent is rendered with the reply', async () => {
  const reply = Promise.resolve(new Response())
  Reflect.set(globalThis, 'earlyCalls', [{ url: '', token: '', body: '', reply }])
  try {
    const client = await open(paths.dashboard())
    expect(statesOf(client)).toEqual(new Set(['success']))
  } finally {
    Reflect.deleteProperty(globalThis, 'earlyCalls')
  }
})

test('a page of which a part is not on this device is rendered while that part is read', async () => {
  await visit(paths.journal())
  database.ready = new Promise(() => {})
  database.requests.length = 0
  const client = await open(paths.dashboard())
  await vi.waitFor(() => expect(statesOf(client)).toEqual(new Set(['pending', 'success'])))
  expect(client.isFetching()).toBe(1)
  await vi.waitFor(() => expect(database.asked()).toEqual(['catalogue']))
})

test.each([
  ['an address without a page', '/nothing'],
  ['the sign-in page', paths.login()],
])('%s reads nothing', async (_, address) => {
  const client = await open(address)
  expect(client.getQueryCache().getAll()).toEqual([])
})

test('the sign-in page is rendered when its code is there, and another page leads to it at once', async () => {
  localStorage.clear()
  for (const [address, isLoaded] of [
    [paths.login(), true],
    [paths.dashboard(), false],
  ] as const) {
    await open(address)
    const { ROUTES } = await import('~/app/routes/routes.ts')
    const code = ROUTES.find(({ path }) => path === address)?.code
    expect(code?.loaded() !== undefined, address).toBe(isLoaded)
  }
})

test('no page arrives in a movement until the first one is drawn and rests', async () => {
  vi.resetModules()
  const { endFirstGreeting } = await import('~/app/first-page.ts')
  const { firstScreenDrawn } = await import('~/lib/first-screen.ts')
  endFirstGreeting()
  const { dataset } = document.documentElement
  expect(dataset.first).toBe('')
  firstScreenDrawn()
  await vi.waitFor(() => expect(dataset.first).toBeUndefined())
})

test('the page of somebody who is signed out reads nothing', async () => {
  localStorage.clear()
  const client = await open(paths.dashboard())
  expect(client.getQueryCache().getAll()).toEqual([])
})
