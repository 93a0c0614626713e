import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Write } from '~/data/write.ts'
import { localDay } from '~/domain/day/local-day.ts'
import { asha } from '~tests/services/fake-firebase.ts'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { emptyDevice } from '~tests/support/window/fake-device.ts'
import { holdElsewhere } from '~tests/support/window/fake-locks.ts'

const database = standInDatabase()
const { uid } = asha
const LOCK = `alap:outbox:${uid}`
const DAY = localDay('2026-03-04')
const AT = '2026-03-04T20:00:00.000Z'

beforeEach(async () => {
  database.reset()
  signInAsAsha()
  await emptyDevice(uid)
})

afterEach(async () => {
  vi.useRealTimers()
  await emptyDevice(uid)
})

/** A tab that has just been opened: its own copy of the code, beside the same device. */
async function openTab() {
  vi.resetModules()
  const { outboxOf } = await import('~/queries/outbox/outbox-of.ts')
  const { changeRows, listRows } = await import('~/device/outbox-rows.ts')
  const { DataError, WriteRefused } = await import('~/lib/data-error.ts')
  const outbox = outboxOf(uid)
  await outbox.ready()
  return { outbox, changeRows, listRows, DataError, WriteRefused }
}

const rest: Write = { kind: 'add-rest-day', day: DAY }
const mood: Write = {
  kind: 'record-mood',
  id: '7b0e5f6a-3f53-4f0c-9a39-0d6f4f3a1f10',
  mood: 4,
  day: DAY,
  minute: 1200,
  at: AT,
  base: null,
}
const sent = () => database.requests.flatMap(({ asked }) => asked.map(({ name }) => name))

test('a bead is kept with the instant on the clock, and the one at which it is to be sent', async () => {
  vi.useFakeTimers({ now: Date.parse(AT), toFake: ['Date'] })
  const { outbox, listRows } = await openTab()
  await outbox.commit({
    kind: 'record-japa',
    mantra: 'ganesha',
    day: DAY,
    beads: 1,
    at: AT,
    base: null,
  })
  expect(await listRows(uid)).toMatchObject([{ at: AT, nextAt: Date.parse(AT) + 4000 }])
})

test('what waits for a time is sent by itself when that has come', async () => {
  const { outbox, changeRows, listRows } = await openTab()
  const nextAt = Date.now() + 300
  const row = { row: `rest ${DAY}`, write: rest, at: AT, attempts: 1, nextAt, fault: null }
  await changeRows(uid, () => ({ add: [row] }))
  await outbox.hear({ ends: [] })
  await outbox.send()
  expect(sent()).toEqual([])
  await vi.waitFor(async () => expect(await listRows(uid)).toEqual([]), { timeout: 20_000 })
  expect(sent()).toEqual(['add_rest_day'])
  expect(Date.now()).toBeGreaterThanOrEqual(nextAt)
})

/** Another tab, as far as this one can tell. */
function otherTab() {
  const channel = new BroadcastChannel(LOCK)
  const heard: unknown[] = []
  channel.onmessage = ({ data }: MessageEvent) => heard.push(...data)
  return { heard, tell: (news: unknown) => channel.postMessage(news) }
}

test.each<[told: object, expected: object, isRefusal: boolean]>([
  [{ did: 'changed' }, { did: 'changed' }, false],
  [{ failed: 'superseded' }, { error: { kind: 'superseded' } }, true],
  [{ failed: 'conflict' }, { error: { kind: 'conflict' } }, true],
  [{ failed: 'gone' }, { error: { kind: 'gone' } }, true],
  [{ failed: 'invalid' }, { error: { kind: 'invalid' } }, false],
])(
  'a tab hears from the one that sent its write how it ended: %j',
  async (told, expected, isRefusal) => {
    const release = await holdElsewhere(LOCK)
    const { outbox, DataError, WriteRefused } = await openTab()
    const { seq, end } = await outbox.commit(mood)
    otherTab().tell([[seq, told]])
    const known = await end
    expect(known).toMatchObject(expected)
    const error = 'error' in known ? known.error : null
    expect(error instanceof WriteRefused).toBe(isRefusal)
    expect(error === null || error instanceof DataError).toBe(true)
    expect(sent(), 'it has sent nothing itself').toEqual([])
    release()
  },
)

test.each([
  ['stored', undefined, { did: 'changed' }],
  ['superseded', { outcome: 'superseded', at: AT }, { failed: 'superseded' }],
])('a tab tells the others that the write it sent was %s', async (_end, reply, told) => {
  database.reply = () => reply
  const { outbox } = await openTab()
  const other = otherTab()
  const { seq, end } = await outbox.commit(mood)
  await end
  await vi.waitFor(() => expect(other.heard).toEqual([[seq, told]]), { timeout: 20_000 })
})

test('a device that keeps a write is asked to delete nothing of the app, and one that keeps none is not', async () => {
  const persist = vi.fn(async () => true)
  Object.defineProperty(navigator, 'storage', { value: { persist }, configurable: true })
  await openTab()
  const { storeWrite } = await import('~/queries/rows/store-write.ts')
  const full = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('The disk is full.', 'QuotaExceededError')
  })
  expect(await storeWrite(uid, mood)).toBe('changed')
  expect(persist).not.toHaveBeenCalled()
  full.mockRestore()
  expect(await storeWrite(uid, rest)).toBe('changed')
  expect(persist).toHaveBeenCalledOnce()
  Reflect.deleteProperty(navigator, 'storage')
})
