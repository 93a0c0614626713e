import '~tests/support/window/fake-device.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { clearDevice, SENT_WRITES } from '~/device/device-database.ts'
import { deviceStore } from '~/device/device-store.ts'
import { keptRows } from '~/device/kept-rows.ts'
import { changeRows, listRows } from '~/device/outbox-rows.ts'

const WAITING = { row: 'a', write: {}, at: '', attempts: 0, nextAt: 0, fault: null }

afterEach(() => vi.unstubAllGlobals())

const sentOf = (uid: string) => keptRows.read(uid, (store) => store.get(...SENT_WRITES))

test('a device cleared before anything was stored can still store values afterwards', async () => {
  await clearDevice('asha')
  expect(await deviceStore.set('asha', 'draft', 'hers')).toBe('device')
})

test('clearing the device removes all that is stored for one person, and nothing of another', async () => {
  for (const uid of ['asha', 'asha2', 'ravi', 'ash']) {
    for (const name of ['draft', 'shelf', '', 'japa ॐ']) await deviceStore.set(uid, name, uid)
    await keptRows.change(uid, async (store) => store.put('japa', '', [uid]))
    await changeRows(uid, () => ({ add: [WAITING], sent: [{ seq: 1, write: { uid } }] }))
  }
  const held = async (uid: string) => {
    const rows = await keptRows.read(uid, (store) => store.get('japa', ''))
    return [rows, await sentOf(uid), (await listRows(uid)).length]
  }
  await clearDevice('asha')
  expect(await held('asha')).toEqual([undefined, undefined, 0])
  for (const uid of ['asha2', 'ravi', 'ash']) {
    expect(await held(uid)).toEqual([[uid], [{ seq: 1, write: { uid } }], 1])
  }
  for (const name of ['draft', 'shelf', '', 'japa ॐ']) {
    expect(await deviceStore.get('asha', name)).toBeUndefined()
    for (const uid of ['asha2', 'ravi', 'ash']) expect(await deviceStore.get(uid, name)).toBe(uid)
  }
})

test('of the writes that the database has the last two hundred are kept', async () => {
  for (let from = 0; from < 250; from += 50) {
    const sent = Array.from({ length: 50 }, (_, at) => ({ seq: from + at, write: from + at }))
    await changeRows('asha', () => ({ sent }))
  }
  const last = Array.from({ length: 200 }, (_, at) => ({ seq: at + 50, write: at + 50 }))
  expect(await sentOf('asha')).toEqual(last)
})

test('clearing the device reports that the device cannot be reached', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  vi.resetModules()
  const { clearDevice: clear } = await import('~/device/device-database.ts')
  await expect(clear('asha')).rejects.toThrow('denied')
})
