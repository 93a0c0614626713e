import '~tests/support/window/fake-device.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { copiesOf } from '~/device/copy-of-reads.ts'
import { clearDevice } from '~/device/device-database.ts'
import { storeWrite } from '~/queries/outbox/store-write.ts'
import { celebrations, restDays } from '~/queries/reads/practice.ts'
import { randomStream } from '~/raga/random.ts'
import { mutatedKept } from '~tests/fuzz/mutate-kept.ts'
import {
  AT,
  DAY,
  ENTRY,
  littleOfEverything,
  openedPage,
  readsOfEverything,
} from '~tests/queries/cache/little-of-everything.ts'
import { asha } from '~tests/services/fake-firebase.ts'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { leaveOnDevice } from '~tests/support/window/raw-device.ts'

const database = standInDatabase()
const { uid } = asha
beforeEach(async () => {
  database.reset()
  const replies = littleOfEverything()
  database.reply = (name) => replies[name]
  signInAsAsha()
  await clearDevice(uid)
})

/** Writes that this device sent after its copies were made. */
const SENT = [
  { kind: 'celebrate', achievements: ['second-step'], at: AT },
  { kind: 'add-rest-day', day: '2026-03-05' },
  { ...ENTRY, kind: 'save-entry', id: ENTRY.id.replace('7', '8'), at: AT },
].map((write) => ({ write, keys: [[uid]], at: Date.now() + 60_000 }))

test('every read comes, from the device or anew, however the copies of 100 visits were changed', async () => {
  const random = randomStream('copies')
  await openedPage(uid)
  // The copies are stored behind the reads.
  await vi.waitFor(async () =>
    expect((await copiesOf(uid)).replies.size).toBe(readsOfEverything(uid).length),
  )
  const { replies } = await copiesOf(uid)
  const names = [...replies.keys(), 'sent']
  const whole = (name: string): unknown => (name === 'sent' ? SENT : replies.get(name))
  for (let visit = 0; visit < 100; visit += 1) {
    await leaveOnDevice(
      'copy',
      names.map((name) => mutatedKept(whole(name), random)),
      names.map((name) => [uid, name]),
    )
    const { client, read } = await openedPage(uid)
    expect(read.every((value) => value !== undefined)).toBe(true)
    for (const { state } of client.getQueryCache().getAll()) {
      expect(new Date(state.dataUpdatedAt).getTime()).not.toBeNaN()
    }
    if (visit % 10 > 0) continue
    const save = { kind: 'celebrate', achievements: [`step ${visit}`], at: AT } as const
    expect(await storeWrite(client, uid, save)).toBe('changed')
  }
})

test('a write that was sent and is damaged on the device keeps none of the others out of a copy', async () => {
  await openedPage(uid)
  await vi.waitFor(async () =>
    expect((await copiesOf(uid)).replies.size).toBe(readsOfEverything(uid).length),
  )
  const [first, ...others] = SENT
  const damaged = [
    { ...first, write: { kind: 'celebrate' } },
    { ...first, keys: [[7n]] },
  ]
  await leaveOnDevice('copy', [[...damaged, ...SENT]], [[uid, 'sent']])
  expect(others).toHaveLength(2)
  const { client } = await openedPage(uid)
  expect(client.getQueryData(celebrations(uid).queryKey)).toEqual(['first-step', 'second-step'])
  expect(client.getQueryData(restDays(uid).queryKey)).toEqual([DAY, '2026-03-05'])
})

test('a copy whose time is none is no copy: people read of what day it is', async () => {
  await copiesOf('ravi')
  const times = [1e300, Number.NaN, '7', null]
  await leaveOnDevice(
    'copy',
    times.map((at) => ({ reply: [], at })),
    times.map((_, index) => ['ravi', `ragas ${index}`]),
  )
  expect((await copiesOf('ravi')).replies.size).toBe(0)
})
