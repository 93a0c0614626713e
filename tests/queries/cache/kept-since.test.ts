import { beforeEach, expect, test, vi } from 'vitest'
import { localDay } from '~/domain/day/local-day.ts'
import type { Write } from '~/queries/writes/write.ts'
import { asha } from '~tests/services/fake-firebase.ts'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { emptyDevice } from '~tests/support/window/fake-device.ts'

const database = standInDatabase()

const day = localDay('2026-03-14')
const beads = (count: number, at: string) => ({ mantra: 'ganesha' as const, day, beads: count, at })
const earlier = beads(7, '2026-03-14T01:10:00.000Z')
const later = { ...beads(15, '2026-03-14T01:20:00.000Z'), base: earlier.at }
const SERVER_STARTS = '57P03'

beforeEach(async () => {
  database.reset()
  vi.spyOn(Math, 'random').mockReturnValue(0)
  signInAsAsha()
  await emptyDevice(asha.uid)
})

const session = (id: string) => ({
  kind: 'record-session' as const,
  id,
  day,
  minute: 400,
  at: '2026-03-14T01:10:00.000Z',
  minutes: 10,
  raga: null,
  heard: null,
})

/** A page that was just opened, which reads the beads and the sessions of the practice. */
async function openPage() {
  vi.resetModules()
  const { createQueryClient } = await import('~/queries/cache/query-client.ts')
  const { layOutboxOver } = await import('~/queries/outbox/lay-over.ts')
  const { outboxOf } = await import('~/queries/outbox/outbox-of.ts')
  const { storeWrite } = await import('~/queries/outbox/store-write.ts')
  const { japaCounts } = await import('~/queries/reads/japa.ts')
  const { practiceDays } = await import('~/queries/reads/practice.ts')
  const client = createQueryClient()
  layOutboxOver(client, asha.uid)
  return {
    beads: async () => (await client.fetchQuery(japaCounts(asha.uid))).map((count) => count.beads),
    sessions: async () => {
      const { recent } = await client.fetchQuery(practiceDays(asha.uid))
      return recent.map(({ sessions }) => sessions)
    },
    /** Nothing on the screen reads again when it has arrived. */
    send: async (write: Write) => {
      await storeWrite(client, asha.uid, write)
      await outboxOf(asha.uid).send({ hurry: true })
      expect(outboxOf(asha.uid).rows()).toEqual([])
    },
  }
}

test('a page without a network shows what an earlier page sent after it had read', async () => {
  database.reply = (name) => (name === 'japa' ? [earlier] : undefined)
  const first = await openPage()
  expect(await first.beads()).toEqual([7])
  expect(await first.sessions()).toEqual([])
  await first.send({ kind: 'record-japa', ...later })
  await first.send(session('1b0e5f6a-3f53-4f0c-9a39-0d6f4f3a1f10'))

  database.refuseWith = SERVER_STARTS
  const next = await openPage()
  expect(await next.beads()).toEqual([15])
  expect(await next.sessions()).toEqual([1])
})

test('a screen that is opened later shows what its own page has sent', async () => {
  await (await openPage()).sessions()
  const page = await openPage()
  await page.send(session('2b0e5f6a-3f53-4f0c-9a39-0d6f4f3a1f10'))
  database.refuseWith = SERVER_STARTS
  expect(await page.sessions()).toEqual([1])
})

test('what was read after a write had arrived is shown as it was read', async () => {
  const first = await openPage()
  await first.sessions()
  await first.send(session('3b0e5f6a-3f53-4f0c-9a39-0d6f4f3a1f10'))
  const read = await openPage()
  await read.sessions()
  const { firstScreenDrawn } = await import('~/lib/first-screen.ts')
  const before = database.requests.length
  // Another device has taken the session back: the database has none.
  firstScreenDrawn()
  await vi.waitFor(() => expect(database.requests.length).toBeGreaterThan(before))
  await vi.waitFor(async () => expect(await read.sessions()).toEqual([]))

  database.refuseWith = SERVER_STARTS
  expect(await (await openPage()).sessions()).toEqual([])
})
