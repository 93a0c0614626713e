import '~tests/support/window/fake-device.ts'
import { expect, test, vi } from 'vitest'
import { changeRows } from '~/device/outbox-rows.ts'
import { person, signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'

standInDatabase()

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
