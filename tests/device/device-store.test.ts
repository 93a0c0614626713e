import '~tests/support/window/fake-device.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { deviceStore } from '~/device/device-store.ts'
import { held } from '~tests/support/held.ts'

let store: typeof deviceStore

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  localStorage.clear()
  store = await freshPage()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** More than the counts of a page that stores a few values at once are ahead of the clock. */
const OPENING_MS = 100

/** The store as a page finds it that has just been opened, which no page is at once. */
async function freshPage(): Promise<typeof deviceStore> {
  vi.setSystemTime(Date.now() + OPENING_MS)
  vi.resetModules()
  return (await import('~/device/device-store.ts')).deviceStore
}

test('a value on the device is there again after the page was closed', async () => {
  expect(await store.set('asha', 'draft', { content: 'dusk' })).toBe('device')
  expect(await (await freshPage()).get('asha', 'draft')).toEqual({ content: 'dusk' })
})

test('a value on the device is kept for each person separately', async () => {
  await store.set('asha', 'draft', 'hers')
  expect(await store.get('ravi', 'draft')).toBeUndefined()
})

test('a value on the device is gone once it is removed', async () => {
  await store.set('asha', 'draft', 'hers')
  await store.del('asha', 'draft')
  expect(await (await freshPage()).get('asha', 'draft')).toBeUndefined()
})

test('the names of a person with a start are those of every place where values are kept', async () => {
  await store.set('asha', 'edit 1', 'stored')
  await store.set('asha', 'draft', 'another name')
  await store.set('ravi', 'edit 3', 'of another person')
  const closing = await freshPage()
  closePage()
  void closing.setAtOnce('asha', 'edit 1', 'stored twice')
  void closing.setAtOnce('asha', 'edit 2', 'of the last moment')
  vi.unstubAllGlobals()
  const next = await freshPage()
  expect((await next.names('asha', 'edit ')).toSorted()).toEqual(['edit 1', 'edit 2'])
})

test('the names without a device are those in memory', async () => {
  vi.stubGlobal('indexedDB', undefined)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  expect(await store.set('asha', 'edit 1', 'unstored')).toBe('memory')
  expect(await store.names('asha', 'edit ')).toEqual(['edit 1'])
  expect(await store.names('ravi', 'edit ')).toEqual([])
})

test('a person who has left has nothing stored on the device until they come back', async () => {
  await store.close('asha')
  expect(await store.set('asha', 'left', 'late')).toBe('memory')
  expect(await store.get('asha', 'left')).toBeUndefined()
  expect(await (await freshPage()).get('asha', 'left')).toBeUndefined()
  store.reopen('asha')
  expect(await store.set('asha', 'left', 'again')).toBe('device')
})

describe('two values that end in another order than they began', () => {
  /** What becomes of the first value that is to be stored is settled when what is returned is. */
  async function holdFirst(isTaken: boolean) {
    const first = held<void>()
    const { countedValues } = await import('~/device/counted-values.ts')
    const { put } = countedValues
    vi.spyOn(countedValues, 'put').mockImplementationOnce(async (...kept) => {
      await first.promise
      if (!isTaken) throw new Error('The device is silent.')
      return put(...kept)
    })
    return first
  }

  test('an older value that the device refuses late does not hide the newer one', async () => {
    const first = await holdFirst(false)
    const older = store.set('asha', 'draft', 'rain')
    expect(await store.set('asha', 'draft', 'rain on the roof')).toBe('device')
    first.resolve()
    expect(await older).toBe('memory')
    expect(await store.get('asha', 'draft')).toBe('rain on the roof')
  })

  test('an older value that the device takes late does not displace the newer one in memory', async () => {
    const { countedValues } = await import('~/device/counted-values.ts')
    const first = await holdFirst(true)
    const older = store.set('asha', 'draft', 'rain')
    vi.spyOn(countedValues, 'put').mockRejectedValueOnce(new Error('full'))
    expect(await store.set('asha', 'draft', 'rain on the roof')).toBe('memory')
    first.resolve()
    expect(await older).toBe('device')
    expect(await store.get('asha', 'draft')).toBe('rain on the roof')
  })
})

test('a value of the last moment ends its transaction itself', async () => {
  const commit = vi.spyOn(IDBTransaction.prototype, 'commit')
  await store.set('asha', 'draft', 'rain')
  expect(commit).not.toHaveBeenCalled()
  await store.setAtOnce('asha', 'draft', 'rain on the roof')
  expect(commit).toHaveBeenCalledTimes(1)
})

/** IndexedDB as a page finds it that is being closed: it is never heard of again. */
function closePage() {
  vi.stubGlobal('indexedDB', { open: () => ({ addEventListener() {} }) })
}

test('a value of the last moment of a page is there again when IndexedDB did not hear of it', async () => {
  await store.set('asha', 'draft', 'rain')
  const closing = await freshPage()
  closePage()
  void closing.setAtOnce('asha', 'draft', 'rain on the roof')
  vi.unstubAllGlobals()
  const next = await freshPage()
  expect(await next.get('asha', 'draft')).toBe('rain on the roof')
  expect(await next.get('ravi', 'draft')).toBeUndefined()
})

test('a value stored after one of the last moment is the newer one', async () => {
  await store.setAtOnce('asha', 'draft', 'rain')
  await store.set('asha', 'draft', 'rain on the roof')
  expect(await (await freshPage()).get('asha', 'draft')).toBe('rain on the roof')
  expect(localStorage).toHaveLength(0)
})

test('a value of the last moment is newer than one whose storing it overtakes', async () => {
  const older = store.set('asha', 'draft', 'rain')
  const closing = await freshPage()
  closePage()
  void closing.setAtOnce('asha', 'draft', 'rain on the roof')
  vi.unstubAllGlobals()
  await older
  expect(await (await freshPage()).get('asha', 'draft')).toBe('rain on the roof')
})

test('a value of the last moment is there again in a browser that refuses IndexedDB', async () => {
  vi.stubGlobal('indexedDB', undefined)
  void store.setAtOnce('asha', 'draft', 'rain')
  const next = await freshPage()
  expect(await next.get('asha', 'draft')).toBe('rain')
  expect(await next.names('asha', '')).toEqual(['draft'])
})

test('a value of the last moment is gone once it is removed', async () => {
  const closing = await freshPage()
  closePage()
  void closing.setAtOnce('asha', 'draft', 'rain')
  vi.unstubAllGlobals()
  await store.del('asha', 'draft')
  expect(await (await freshPage()).get('asha', 'draft')).toBeUndefined()
})

test('a person who leaves the device leaves no value of the last moment, and gives no new one', async () => {
  const closing = await freshPage()
  closePage()
  void closing.setAtOnce('asha', 'draft', 'hers')
  void closing.setAtOnce('ash', 'draft', 'his')
  await store.close('asha')
  void store.setAtOnce('asha', 'draft', 'late')
  vi.unstubAllGlobals()
  const next = await freshPage()
  expect(await next.get('asha', 'draft')).toBeUndefined()
  expect(await next.get('ash', 'draft')).toBe('his')
})

test('a value of the last moment that is no JSON is none', async () => {
  localStorage.setItem('alap:at-once:["asha","draft"]', '{"half')
  expect(await store.get('asha', 'draft')).toBeUndefined()
})

describe('a device that refuses to store values', () => {
  beforeEach(() => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })

  test('a device that refuses to store a value reports it, and keeps the value as long as the page lasts', async () => {
    expect(await store.set('asha', 'draft', 'hers')).toBe('memory')
    expect(await store.get('asha', 'draft')).toBe('hers')
    expect(await (await freshPage()).get('asha', 'draft')).toBeUndefined()
  })

  test('a device that stores values again has the newest one', async () => {
    await store.set('asha', 'draft', 'older')
    vi.unstubAllGlobals()
    expect(await store.set('asha', 'draft', 'newer')).toBe('device')
    expect(await store.get('asha', 'draft')).toBe('newer')
  })

  test('a person who leaves loses their own values in memory, and no other person’s', async () => {
    await store.set('asha', 'draft', 'hers')
    await store.set('ravi', 'draft', 'his')
    await store.close('asha')
    expect(await store.get('asha', 'draft')).toBeUndefined()
    expect(await store.get('ravi', 'draft')).toBe('his')
  })

  test('a device that refuses to store a value forgets it when it is removed', async () => {
    await store.set('asha', 'draft', 'hers')
    await store.del('asha', 'draft')
    expect(await store.get('asha', 'draft')).toBeUndefined()
  })
})
