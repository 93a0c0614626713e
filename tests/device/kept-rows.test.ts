import '~tests/support/window/fake-device.ts'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { clearDevice, inDevice, SENT_WRITES } from '~/device/device-database.ts'
import { keptRows, RowsLost } from '~/device/kept-rows.ts'
import { changeRows } from '~/device/outbox-rows.ts'
import { dropOtherRows, keepRowsFor } from '~/device/row-owner.ts'
import { DataError } from '~/lib/data-error.ts'
import { everythingOnDevice } from '~tests/support/window/raw-device.ts'

const UID = 'asha'
const put = (uid: string, part: string, rows: unknown) =>
  keptRows.change(uid, async (store) => store.put('notes', part, rows))
const get = (part: string, uid = UID) => keptRows.read(uid, (store) => store.get('notes', part))
const parts = (uid = UID) => keptRows.read(uid, (store) => store.all('notes'))

beforeEach(async () => {
  keepRowsFor(UID)
  keptRows.forget(UID)
  await clearDevice(UID)
})

/** The device takes nothing any more, as one without room. */
function fillDevice() {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError')
  })
}

test('parts are kept by table and name, and read one by one or all at once', async () => {
  await keptRows.change(UID, async (store) => {
    store.put('notes', '2026-03', [['a']])
    store.put('notes', '2026-04', [['b']])
    store.put('notes/texts', '2026-03', new Map([['a', 'Rain']]))
    store.put('not', '2026-03', [['c']])
  })
  expect(await get('2026-03')).toEqual([['a']])
  expect([...(await parts())]).toEqual([
    ['2026-03', [['a']]],
    ['2026-04', [['b']]],
  ])
  await keptRows.change(UID, async (store) => store.delete('notes', '2026-03'))
  expect([...(await parts()).keys()]).toEqual(['2026-04'])
  await keptRows.change(UID, async (store) => store.clear())
  expect([...(await parts())]).toEqual([])
})

test('a change that fails leaves everything as it was', async () => {
  await put(UID, '2026-03', [['a']])
  const failing = keptRows.change(UID, async (store) => {
    store.put('notes', '2026-03', [['b']])
    await store.get('notes', '2026-03')
    throw new DataError('malformed', 'A page that is none')
  })
  await expect(failing).rejects.toMatchObject({ kind: 'malformed' })
  expect(await get('2026-03')).toEqual([['a']])
  expect(keptRows.areInMemory(UID)).toBe(false)
})

test('on a device without room the change is said to be lost, and rows are kept in memory from none on', async () => {
  await put(UID, '2026-03', [['a']])
  fillDevice()
  await expect(put(UID, '2026-04', [['b']])).rejects.toBeInstanceOf(RowsLost)
  expect(keptRows.areInMemory(UID)).toBe(true)
  expect([...(await parts())]).toEqual([])
  await put(UID, '2026-04', [['b']])
  expect([...(await parts())]).toEqual([['2026-04', [['b']]]])
  const failing = keptRows.change(UID, async (store) => {
    store.put('notes', '2026-04', [['c']])
    throw new DataError('malformed', 'A page that is none')
  })
  await expect(failing).rejects.toMatchObject({ kind: 'malformed' })
  expect(await get('2026-04')).toEqual([['b']])
})

test('without IndexedDB rows are read and kept in memory', async () => {
  await inDevice(async (database) => database.close())
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Not allowed', 'SecurityError')
  })
  expect(await get('2026-03')).toBeUndefined()
  await put(UID, '2026-03', [['a']])
  expect(await get('2026-03')).toEqual([['a']])
})

test('without a reply of the device for three seconds rows are read and kept in memory', async () => {
  await inDevice(async (database) => database.close())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(indexedDB, 'open').mockReturnValue(new IDBOpenDBRequest())
  const reading = get('2026-03')
  await vi.advanceTimersByTimeAsync(3000)
  vi.useRealTimers()
  expect(await reading).toBeUndefined()
  expect(keptRows.areInMemory(UID)).toBe(true)
})

test('on a device that fails to read rows are kept in memory, from none on', async () => {
  await put(UID, '2026-03', [['a']])
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
    throw new DOMException('The disk is broken', 'NotReadableError')
  })
  expect(await get('2026-03')).toBeUndefined()
  expect(keptRows.areInMemory(UID)).toBe(true)
})

test('what a reading throws of its own is thrown as it is, and the rows stay on the device', async () => {
  await put(UID, '2026-03', [['a']])
  const own = new TypeError('A view that cannot be computed')
  const failing = keptRows.read(UID, async (store) => {
    await store.get('notes', '2026-03')
    throw own
  })
  await expect(failing).rejects.toBe(own)
  expect(keptRows.areInMemory(UID)).toBe(false)
  expect(await get('2026-03')).toEqual([['a']])
})

test('what a change throws of its own is thrown as it is, and nothing of it is kept', async () => {
  await put(UID, '2026-03', [['a']])
  const own = new TypeError('A page that cannot be joined')
  const failing = keptRows.change(UID, async (store) => {
    store.put('notes', '2026-03', [['b']])
    await store.get('notes', '2026-03')
    throw own
  })
  await expect(failing).rejects.toBe(own)
  expect(keptRows.areInMemory(UID)).toBe(false)
  expect(await get('2026-03')).toEqual([['a']])
})

test('what a change had asked for when it failed fails with it, and nothing else reports that', async () => {
  const unheard: unknown[] = []
  const note = (error: unknown) => void unheard.push(error)
  process.on('unhandledRejection', note)
  onTestFinished(() => void process.off('unhandledRejection', note))
  await put(UID, '2026-03', [['a']])
  const own = new TypeError('A page that cannot be joined')
  const failing = keptRows.change(UID, async (store) => {
    store.clear()
    store.put('notes', '2026-03', [['b']])
    store.delete('notes', '2026-04')
    throw own
  })
  await expect(failing).rejects.toBe(own)
  expect(await get('2026-03')).toEqual([['a']])
  // What nobody handles is reported after all that was due.
  await new Promise((resolve) => setImmediate(resolve))
  expect(unheard).toEqual([])
})

test('what a change throws of its own is thrown as it is where its transaction has ended before', async () => {
  const own = new TypeError('A page that cannot be joined')
  const failing = keptRows.change(UID, async (store) => {
    store.put('notes', '2026-03', [['b']])
    await get('2026-03')
    throw own
  })
  await expect(failing).rejects.toBe(own)
  expect(keptRows.areInMemory(UID)).toBe(false)
})

test('a write that the database has is kept with the rows in the transaction that ends it', async () => {
  const [waiting] = await changeRows(UID, () => ({
    add: [{ row: 'a', write: { of: 'a' }, at: '', attempts: 0, nextAt: 0, fault: null }],
  }))
  const seq = waiting?.seq ?? 0
  const sent = [{ seq, write: { of: 'a' }, keys: [], at: 1 }]
  await changeRows(UID, () => ({ remove: [seq], sent }))
  const kept = await keptRows.read(UID, (store) => store.get(...SENT_WRITES))
  expect(kept).toEqual([{ seq, write: { of: 'a' } }])
})

test('rows of a person who has signed out are dropped, those of another page and of an earlier visit too', async () => {
  for (const uid of ['asha', 'asha2', 'ravi']) {
    keepRowsFor(uid)
    await put(uid, '2026-03', [[uid]])
  }
  await dropOtherRows()
  expect((await everythingOnDevice()).rows).toEqual([[['ravi', 'notes', '2026-03']], [[['ravi']]]])
  await expect(put('asha', '2026-03', [['late']])).rejects.toMatchObject({ kind: 'signed-out' })
  expect((await everythingOnDevice()).rows).toEqual([[['ravi', 'notes', '2026-03']], [[['ravi']]]])
})
