import { afterEach, expect, test, vi } from 'vitest'
import { changeRows } from '~/device/outbox-rows.ts'
import { person, signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { emptyDevice } from '~tests/support/window/fake-device.ts'

const database = standInDatabase()

// Whatever waited would be sent in a later test.
afterEach(() => emptyDevice(person.uid))

test('what waits lies over what is read, also when the device could not be read the first time', async () => {
  signInAsAsha()
  // The device is read again at once.
  vi.spyOn(Math, 'random').mockReturnValue(0)
  database.ready = new Promise(() => {})
  const write = { kind: 'add-rest-day', day: '2026-03-04' }
  const at = '2026-03-04T20:00:00.000Z'
  await changeRows(person.uid, () => ({
    add: [{ row: 'rest 2026-03-04', write, at, attempts: 0, nextAt: 0, fault: null }],
  }))
  // A page that has just been opened has not opened the device yet.
  vi.resetModules()
  const { layOutboxOver } = await import('~/queries/outbox/lay-over.ts')
  const { readsOf } = await import('~/queries/cache/reads.ts')
  const { createQueryClient } = await import('~/queries/cache/query-client.ts')
  const { restDays } = await import('~/queries/reads/practice.ts')
  const client = createQueryClient()
  const { queryKey } = restDays(person.uid)
  client.setQueryData(queryKey, [])
  const open = vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('The storage is busy.', 'UnknownError')
  })
  layOutboxOver(client, person.uid)
  await readsOf(client, person.uid).overlay.ready()
  expect(open).toHaveBeenCalledTimes(1)
  expect(client.getQueryData(queryKey)).toEqual([])
  await vi.waitFor(() => expect(client.getQueryData(queryKey)).toEqual([write.day]))
})
