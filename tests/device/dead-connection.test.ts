import '~tests/support/window/fake-device.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { clearDevice, inDevice } from '~/device/device-database.ts'
import { deviceStore } from '~/device/device-store.ts'
import { keptRows } from '~/device/kept-rows.ts'
import { changeRows, listRows } from '~/device/outbox-rows.ts'

const UID = 'asha'
const WAITING = { row: 'a', write: {}, at: '', attempts: 0, nextAt: 0, fault: null }
const read = () => keptRows.read(UID, (store) => store.get('notes', '2026-03'))
const keep = () => keptRows.change(UID, async (store) => store.put('notes', '2026-03', [7]))
const rowsOf = async () => (await listRows(UID)).map(({ row }) => row)

/** Ends the connection, as some browsers do behind an app that was away: no event tells it. */
function endConnection(): Promise<void> {
  return inDevice(async (database) => database.close())
}

beforeEach(async () => {
  for (const name of await deviceStore.names(UID, '')) await deviceStore.del(UID, name)
  await clearDevice(UID)
})

test.each([
  [
    'a small value',
    () => deviceStore.set(UID, 'draft', 'rain'),
    () => deviceStore.get(UID, 'draft'),
    'rain',
  ],
  [
    'a value of the last moment of a page',
    () => deviceStore.setAtOnce(UID, 'draft', 'rain'),
    () => deviceStore.get(UID, 'draft'),
    'rain',
  ],
  [
    'a name',
    () => deviceStore.set(UID, 'draft', 'rain'),
    () => deviceStore.names(UID, ''),
    ['draft'],
  ],
  ['a part of a table', keep, read, [7]],
  ['a write that waits', () => changeRows(UID, () => ({ add: [WAITING] })), rowsOf, ['a']],
])(
  '%s is stored, and read, over a connection that died without a word',
  async (_, store, get, kept) => {
    await endConnection()
    await store()
    await endConnection()
    expect(await get()).toEqual(kept)
  },
)

test.each([
  ['forgotten', () => deviceStore.del(UID, 'draft')],
  ['cleared with the device', () => clearDevice(UID)],
])('a value is %s over a connection that died without a word', async (_, forget) => {
  await deviceStore.set(UID, 'draft', 'rain')
  await endConnection()
  await forget()
  expect(await deviceStore.get(UID, 'draft')).toBeUndefined()
})

test('all that is asked at once of a connection that died is done, over one new connection', async () => {
  await endConnection()
  const open = vi.spyOn(IDBFactory.prototype, 'open')
  const names = ['a', 'b', 'c', 'd']
  expect(await Promise.all(names.map((name) => deviceStore.set(UID, name, name)))).toEqual(
    names.map(() => 'device'),
  )
  expect((await deviceStore.names(UID, '')).toSorted()).toEqual(names)
  expect(open).toHaveBeenCalledTimes(1)
})

test('a connection that is lost in the middle of a change is opened again, and the change is made once', async () => {
  const lost = new DOMException('Connection to Indexed Database server lost.', 'UnknownError')
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(function (this: IDBObjectStore) {
    this.transaction.abort()
    throw lost
  })
  await changeRows(UID, () => ({ add: [WAITING] }))
  expect(await rowsOf()).toEqual(['a'])
})

test('a connection is no hindrance to another tab that deletes or renews the storage', async () => {
  await deviceStore.set(UID, 'draft', 'rain')
  await new Promise((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase('alap')
    deleting.onsuccess = resolve
    deleting.onblocked = reject
  })
  expect(await deviceStore.get(UID, 'draft')).toBeUndefined()
  expect(await deviceStore.set(UID, 'draft', 'dusk')).toBe('device')
})

test('what a device refuses for another reason is not asked again, and a device that stays dead is asked twice', async () => {
  const full = new DOMException('full', 'QuotaExceededError')
  const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw full
  })
  await expect(changeRows(UID, () => ({ add: [WAITING] }))).rejects.toBe(full)
  expect(add).toHaveBeenCalledTimes(1)
  const dead = new DOMException('closing', 'InvalidStateError')
  const begin = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw dead
  })
  await expect(listRows(UID)).rejects.toBe(dead)
  expect(begin).toHaveBeenCalledTimes(2)
})
