import '~tests/support/window/fake-device.ts'
import { expect, test } from 'vitest'
import type { Write } from '~/data/write.ts'
import { localDay } from '~/domain/day/local-day.ts'
import { committed, device, offline, stored } from '~tests/queries/outbox/outbox-on.ts'

const DAY = localDay('2026-03-04')
const AT = '2026-03-04T20:00:00.000Z'
const ID = '00000000-0000-4000-8000-000000000001'
const SHOWN = { id: ID, content: 'Rain.', mood: 3 } as const
const OF = { day: DAY, minute: 1200 }

test('an entry of a day gone by is changed after it was added, however late that is', async () => {
  const own = device('who fills in yesterday')
  const backdated: Write = { kind: 'add-backdated', day: DAY, sessionId: null, entryId: ID }
  const edit: Write = {
    kind: 'edit-entry',
    ...SHOWN,
    at: AT,
    base: AT,
    of: { ...OF, createdAt: AT },
  }
  const tab = own.tab()
  own.reply = async () => offline()
  expect(await committed(tab, backdated)).toEqual({ did: 'kept' })
  own.reply = async () => [stored]
  expect(await committed(tab, edit)).toEqual({ did: 'kept' })
  expect(own.requests).toEqual([[backdated]])
  await tab.send({ hurry: true })
  expect(own.requests).toEqual([[backdated], [backdated], [edit]])
  expect(await own.rows()).toEqual([])
})
