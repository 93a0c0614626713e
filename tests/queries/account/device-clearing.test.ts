import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { deviceStore } from '~/device/device-store.ts'
import { clearDevice } from '~/queries/account/leave-device.ts'

afterEach(() => vi.unstubAllGlobals())

test('a device cleared before anything was stored can still store values afterwards', async () => {
  await clearDevice('asha')
  expect(await deviceStore.set('asha', 'draft', 'hers')).toBe('device')
})

test('clearing the device removes all that is stored for one person, and nothing of another', async () => {
  for (const uid of ['asha', 'asha2', 'ravi', 'ash']) {
    for (const name of ['draft', 'shelf', '', 'japa ॐ']) await deviceStore.set(uid, name, uid)
  }
  await clearDevice('asha')
  for (const name of ['draft', 'shelf', '', 'japa ॐ']) {
    expect(await deviceStore.get('asha', name)).toBeUndefined()
    for (const uid of ['asha2', 'ravi', 'ash']) expect(await deviceStore.get(uid, name)).toBe(uid)
  }
})

test('clearing the device reports that the device cannot be reached', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  await expect(clearDevice('asha')).rejects.toThrow('denied')
})
