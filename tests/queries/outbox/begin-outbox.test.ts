import { afterEach, expect, test, vi } from 'vitest'
import { changeRows } from '~/device/outbox-rows.ts'
import { fromAnotherTab, STORAGE_KEY } from '~tests/services/fake-firebase.ts'
import { person, signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { emptyDevice } from '~tests/support/window/fake-device.ts'

standInDatabase()

// Whatever waited would be sent in a later test.
afterEach(() => emptyDevice(person.uid))

test('what waits lies over what is read, also when the device could not be read the first time', async () => {
  signInAsAsha()
  const write = { kind: 'add-rest-day', day: '2026-03-04' }
  const at = '2026-03-04T20:00:00.000Z'
  await changeRows(person.uid, () => ({
    add: { row: 'rest 2026-03-04', write, at, attempts: 0, nextAt: 0, fault: null },
  }))
  // A page that has just been opened has not opened the device yet.
  vi.resetModules()
  const { beginOutbox } = await import('~/queries/outbox/begin-outbox.ts')
  const { readsOf } = await import('~/queries/cache/reads.ts')
  const { createQueryClient } = await import('~/queries/cache/query-client.ts')
  const { outboxOf } = await import('~/queries/outbox/outbox-of.ts')
  const client = createQueryClient()
  const open = vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('The storage is busy.', 'UnknownError')
  })
  beginOutbox(client)
  await readsOf(client, person.uid).overlay.ready()
  expect(open).toHaveBeenCalledTimes(1)
  expect(outboxOf(person.uid).rows()).toEqual([])
  await readsOf(client, person.uid).overlay.ready()
  expect(outboxOf(person.uid).rows()).toMatchObject([{ write }])
})

test('the outbox is loaded after the first screen for a person, and not where nobody is signed in', async () => {
  signInAsAsha()
  fromAnotherTab(() => localStorage.removeItem(STORAGE_KEY))
  vi.resetModules()
  const { beginOutbox } = await import('~/queries/outbox/begin-outbox.ts')
  const { createQueryClient } = await import('~/queries/cache/query-client.ts')
  const { outboxLoaded } = await import('~/queries/database/load-outbox.ts')
  const { firstScreenDrawn } = await import('~/lib/first-screen.ts')
  let isLoaded = false
  void outboxLoaded.then(() => {
    isLoaded = true
  })
  beginOutbox(createQueryClient())
  firstScreenDrawn()
  window.dispatchEvent(new Event('online'))
  // Its code is there now: had it been asked for, it would have come by the second look.
  await import('~/queries/outbox/outbox-code.ts')
  let looks = 0
  await vi.waitFor(() => expect(++looks).toBe(2))
  expect(isLoaded).toBe(false)
  signInAsAsha()
  await vi.waitFor(() => expect(isLoaded).toBe(true))
})
