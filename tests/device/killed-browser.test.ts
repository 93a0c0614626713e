import '~tests/support/window/fake-device.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LateStorage } from '~tests/support/window/late-storage.ts'
import { NAME, newDevice, openPage, UID } from './open-page.ts'

let storage: LateStorage

beforeEach(async () => {
  storage = await newDevice()
})
afterEach(() => vi.useRealTimers())

/** A page that stores its last words, which come to the disk, and that IndexedDB may not hear of. */
async function leaveWith(value: unknown, isHeard = true) {
  await (await openPage()).leave(value, isHeard)
  storage.flush()
}

test('words typed on after a page was left in the middle of a word outlive a browser killed before localStorage forgot', async () => {
  await leaveWith({ content: 'FIRST part of my words.' })
  const page = await openPage()
  expect(await page.read()).toBe('FIRST part of my words.')
  await page.type('FIRST part of my words. And a whole page more.')
  storage.restart()
  const next = await openPage()
  expect(await next.read()).toBe('FIRST part of my words. And a whole page more.')
  expect(await next.leftWords()).toEqual([])
  expect(localStorage).toHaveLength(0)
})

test('words of the last moment that IndexedDB did not hear of outlive a killed browser', async () => {
  await (await openPage()).type('FIRST par')
  await leaveWith({ content: 'FIRST part' }, false)
  storage.restart()
  expect(await (await openPage()).read()).toBe('FIRST part')
})

test('a draft that was finished does not come back with what localStorage forgot too late', async () => {
  await leaveWith({ content: 'FIRST part of my words.' })
  const page = await openPage()
  await page.read()
  await page.finish()
  storage.restart()
  const next = await openPage()
  expect(await next.leftWords()).toEqual([])
  expect(await next.read()).toBeUndefined()
  await next.type('Something else')
  storage.restart()
  const last = await openPage()
  expect(await last.read()).toBe('Something else')
  expect(await last.leftWords()).toEqual([])
})

test('a draft that was finished before IndexedDB heard of it does not come back either', async () => {
  const page = await openPage()
  await page.leave({ content: 'FIRST part' }, false)
  storage.flush()
  await page.finish()
  storage.restart()
  expect(await (await openPage()).read()).toBeUndefined()
})

test('a draft that is finished leaves a new one alone whose last moment follows', async () => {
  await leaveWith({ content: 'Of the finished draft.' })
  const page = await openPage()
  await page.read()
  await page.finish()
  await page.leave({ content: 'Something else' }, true)
  // What is on the disk is still of the draft that was finished.
  storage.restart()
  const next = await openPage()
  expect(await next.read()).toBe('Something else')
  expect(await next.leftWords()).toEqual([])
})

test('older words that the newer ones lack are kept as those of a closed tab, until they are discarded', async () => {
  await leaveWith({ content: 'Rain on the roof.', id: 'one' })
  const page = await openPage()
  await page.read()
  await page.type('Dusk.')
  storage.restart()
  const next = await openPage()
  expect(await next.read()).toBe('Dusk.')
  expect(await next.leftWords()).toEqual(['Rain on the roof.'])
  storage.restart()
  vi.resetModules()
  const { deviceStore } = await import('~/device/device-store.ts')
  const [left = ''] = (await deviceStore.names(UID, '')).filter((name) => name !== NAME)
  expect(await deviceStore.get(UID, left)).toEqual({ content: 'Rain on the roof.', id: 'one' })
  expect(left.startsWith(`${NAME} `)).toBe(true)
  await deviceStore.del(UID, left)
  storage.restart()
  const last = await openPage()
  expect(await last.leftWords()).toEqual([])
  expect(await last.read()).toBe('Dusk.')
})

test('what was filled in anew, as in a form, replaces what localStorage forgot too late', async () => {
  await leaveWith({ fullName: 'Asha', time: '10:30' })
  const page = await openPage()
  await page.readAsIs()
  await page.keep({ fullName: 'Asha', time: '11:30' })
  storage.restart()
  const next = await openPage()
  expect(await next.readAsIs()).toEqual({ fullName: 'Asha', time: '11:30' })
  expect(await next.leftWords()).toEqual([])
})

test('letters that a page took away in its last moment are not kept as those of a closed tab', async () => {
  const page = await openPage()
  await page.type('one two three')
  await page.leave({ content: 'one two' }, false)
  const next = await openPage()
  expect(await next.read()).toBe('one two')
  expect(await next.leftWords()).toEqual([])
})

test('words that two pages typed without knowing of each other are both kept', async () => {
  const closing = await openPage()
  await closing.type('Dawn.')
  const other = await openPage()
  await other.type('Rain on the roof.')
  vi.setSystemTime(Date.now() + 60_000)
  await closing.leave({ content: 'Dawn, and more.' }, false)
  const next = await openPage()
  expect(await next.read()).toBe('Dawn, and more.')
  expect(await next.leftWords()).toEqual(['Rain on the roof.'])
})

test('words that two pages typed in the same millisecond are both kept', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await (await openPage()).type('Rain on the roof.')
  await leaveWith({ content: 'Dawn.' }, false)
  const next = await openPage()
  expect([await next.read(), ...(await next.leftWords())].toSorted()).toEqual([
    'Dawn.',
    'Rain on the roof.',
  ])
})

test('values of an earlier version, which have no count, are read, and the last moment is the newer one', async () => {
  const { inDevice } = await import('~/device/device-database.ts')
  const old = { content: 'Rain on' }
  await inDevice((database) => database.put('device', old, [UID, NAME]))
  expect(await (await openPage()).read()).toBe('Rain on')
  localStorage.setItem(`alap:at-once:["${UID}","${NAME}"]`, '{"content":"Rain on the roof"}')
  storage.flush()
  const page = await openPage()
  expect(await page.read()).toBe('Rain on the roof')
  await page.type('Rain on the roof, all night')
  storage.restart()
  const next = await openPage()
  expect(await next.read()).toBe('Rain on the roof, all night')
  await next.finish()
  storage.restart()
  expect(await (await openPage()).read()).toBeUndefined()
})

test('words of an earlier version that its own last moment does not have are kept', async () => {
  const { inDevice } = await import('~/device/device-database.ts')
  await inDevice((database) => database.put('device', { content: 'A whole page.' }, [UID, NAME]))
  localStorage.setItem(`alap:at-once:["${UID}","${NAME}"]`, '{"content":"FIRST"}')
  const page = await openPage()
  expect([await page.read(), ...(await page.leftWords())].toSorted()).toEqual([
    'A whole page.',
    'FIRST',
  ])
})

test.each([
  ['{"count":1e999,"base":0,"value":{"content":"forged"}}'],
  ['{"count":7}'],
  ['[7]'],
  ['{"half'],
])('what localStorage has of a last moment is nothing when it reads %s', async (text) => {
  await (await openPage()).type('Rain')
  localStorage.setItem(`alap:last-moment:["${UID}","${NAME}"]`, text)
  expect(await (await openPage()).read()).toBe('Rain')
})

test.each([
  ['no number', 'x'],
  ['no safe number', 1e300],
  ['no finite number', Number.POSITIVE_INFINITY],
])('a value whose count is %s is read, and replaced like any other', async (_, mark) => {
  const { inDevice } = await import('~/device/device-database.ts')
  await (await openPage()).type('Rain')
  await inDevice(async (database) => {
    await database.put('device', mark, [UID, NAME, 'count'])
    await database.put('device', mark, [UID, NAME, 'settled'])
  })
  const page = await openPage()
  expect(await page.read()).toBe('Rain')
  await page.type('Rain on the roof')
  await page.leave({ content: 'Rain on the roof, all night' }, false)
  storage.flush()
  expect(await (await openPage()).read()).toBe('Rain on the roof, all night')
})

test('keys that are no names of values hide none of the others', async () => {
  const { inDevice } = await import('~/device/device-database.ts')
  await inDevice((database) => database.put('device', 'x', [UID, 7] as never))
  for (const key of [`["${UID}","half`, `["${UID}",7]`, `["${UID}","x",{}]`]) {
    localStorage.setItem(`alap:last-moment:${key}`, '{"count":9,"base":0,"value":{"content":"x"}}')
  }
  const page = await openPage()
  await page.type('Rain')
  expect(await page.read()).toBe('Rain')
  expect(await page.leftWords()).toEqual([])
})

test('a device that takes nothing shows the newer of what it has, and keeps it where it is', async () => {
  const page = await openPage()
  await page.type('Rain on')
  await page.leave({ content: 'Rain on the roof' }, false)
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(await (await openPage()).read()).toBe('Rain on the roof')
  expect(localStorage).toHaveLength(1)
})

test('a device that takes nothing more shows what it has, and not what localStorage forgot too late', async () => {
  await leaveWith({ content: 'FIRST' })
  const page = await openPage()
  await page.read()
  await page.type('FIRST, and more.')
  storage.restart()
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(await (await openPage()).read()).toBe('FIRST, and more.')
})

test('a name that keeps nothing and never did leaves nothing on the device', async () => {
  await (await openPage()).finish()
  const { inDevice } = await import('~/device/device-database.ts')
  expect(await inDevice((database) => database.getAllKeys('device'))).toEqual([])
})
