import '~tests/support/window/fake-device.ts'
import { beforeEach, expect, test } from 'vitest'
import { clearDevice, inDevice } from '~/device/device-database.ts'
import { celebrations, restDays } from '~/queries/reads/practice.ts'
import { storeWrite } from '~/queries/rows/store-write.ts'
import { randomStream } from '~/raga/random.ts'
import { mutatedKept } from '~tests/fuzz/mutate-kept.ts'
import {
  AT,
  DAY,
  ENTRY,
  littleOfEverything,
  openedPage,
} from '~tests/queries/rows/little-of-everything.ts'
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

/** Writes that the database has, and that no page has brought back. */
const SENT = [
  { kind: 'celebrate', achievements: ['second-step'], at: AT },
  { kind: 'add-rest-day', day: '2026-03-05' },
  { ...ENTRY, kind: 'save-entry', id: ENTRY.id.replace('7', '8'), at: AT },
].map((write, at) => ({ seq: at + 1, write }))

const partsOnDevice = () =>
  inDevice(async (device) => {
    const { store } = device.transaction('rows')
    const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()])
    return keys.map((key, at) => ({ key, value: values[at] }))
  })

test('every view comes, from the device or anew, however the rows of 100 visits were changed', async () => {
  const random = randomStream('rows')
  await openedPage(uid)
  const parts = [...(await partsOnDevice()), { key: [uid, 'sent', ''], value: SENT }]
  expect(parts.length).toBeGreaterThan(12)
  for (let visit = 0; visit < 100; visit += 1) {
    await leaveOnDevice(
      'rows',
      parts.map(({ value }) => mutatedKept(value, random)),
      parts.map(({ key }) => key),
    )
    const { read } = await openedPage(uid)
    expect(Object.values(read)).not.toContain(undefined)
    if (visit % 10 > 0) continue
    const save = { kind: 'celebrate', achievements: [`step ${visit}`], at: AT } as const
    expect(await storeWrite(uid, save)).toBe('changed')
  }
})

test('a write that was sent and is damaged on the device keeps none of the others out of a view', async () => {
  await openedPage(uid)
  const [first, ...others] = SENT
  const damaged = [{ ...first, write: { kind: 'celebrate' } }, { write: first?.write }]
  await leaveOnDevice('rows', [[...damaged, ...SENT]], [[uid, 'sent', '']])
  expect(others).toHaveLength(2)
  const { client } = await openedPage(uid)
  expect(client.getQueryData(celebrations(uid).queryKey)).toEqual(['first-step', 'second-step'])
  expect(client.getQueryData(restDays(uid).queryKey)).toEqual([DAY, '2026-03-05'])
})
