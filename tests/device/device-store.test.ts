import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { deviceStore } from '~/device/device-store.ts'

let store: typeof deviceStore

beforeEach(async () => {
  store = await freshPage()
})

afterEach(() => vi.unstubAllGlobals())

/** The store as a page finds it that has just been opened. */
async function freshPage(): Promise<typeof deviceStore> {
  vi.resetModules()
  return (await import('~/device/device-store.ts')).deviceStore
}

describe('what the device keeps', () => {
  test('is there again after the page was closed', async () => {
    expect(await store.set('asha', 'draft', { content: 'dusk' })).toBe('device')
    expect(await (await freshPage()).get('asha', 'draft')).toEqual({ content: 'dusk' })
  })

  test('is kept for each person apart', async () => {
    await store.set('asha', 'draft', 'hers')
    expect(await store.get('ravi', 'draft')).toBeUndefined()
  })

  test('is gone once taken away', async () => {
    await store.set('asha', 'draft', 'hers')
    await store.del('asha', 'draft')
    expect(await (await freshPage()).get('asha', 'draft')).toBeUndefined()
  })
})

describe('a device that refuses to keep anything', () => {
  beforeEach(() => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })

  test('says so, and keeps the value as long as the page lasts', async () => {
    expect(await store.set('asha', 'draft', 'hers')).toBe('memory')
    expect(await store.get('asha', 'draft')).toBe('hers')
    expect(await (await freshPage()).get('asha', 'draft')).toBeUndefined()
  })

  test('forgets what is taken away', async () => {
    await store.set('asha', 'draft', 'hers')
    await store.del('asha', 'draft')
    expect(await store.get('asha', 'draft')).toBeUndefined()
  })
})
