import '~tests/support/window/fake-device.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { deviceStore } from '~/device/device-store.ts'
import { ownSettings } from '~/lib/shell/own-settings.ts'
import { leaveNothing, leaveWithOtherTabs } from '~/queries/account/leave-device.ts'
import { asha, fromAnotherTab, keep, STORAGE_KEY } from '~tests/services/fake-firebase.ts'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { held } from '~tests/support/held.ts'

const DRAFT = 'journal-draft'
const ravi = { ...asha, uid: 'ravi-uid', email: 'ravi@example.com', name: 'Ravi' }
const kept = (uid: string) => deviceStore.get(uid, DRAFT)

function signOut() {
  fromAnotherTab(() => localStorage.removeItem(STORAGE_KEY))
}

beforeEach(async () => {
  // A person who left in the test before is let in again.
  signInAsAsha()
  signOut()
  signInAsAsha()
  sessionStorage.clear()
  for (const uid of [asha.uid, ravi.uid]) await deviceStore.del(uid, DRAFT)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a person who leaves nothing on the device loses all that is stored for them, and no other person does', async () => {
  for (const uid of [asha.uid, ravi.uid]) {
    for (const name of [
      DRAFT,
      'birth-draft',
      'shelf',
      'japa-om',
      'chart-style',
      'sunrise-kind',
      'journey-coin',
    ]) {
      await deviceStore.set(uid, name, uid)
    }
    sessionStorage.setItem(`sit of ${uid}`, JSON.stringify({ uid, sat: 1 }))
  }
  sessionStorage.setItem('no record', '{')
  localStorage.setItem('alap:volume', '0.4')
  localStorage.setItem('alap:typed-name', JSON.stringify({ email: asha.email, name: 'Asha' }))
  localStorage.setItem('alap:verification-sent', JSON.stringify({ uid: asha.uid, at: 1 }))
  ownSettings.belongTo(asha.uid)
  ownSettings.choose('theme', 'dark')
  await leaveNothing(asha.uid)
  expect(localStorage.getItem('alap:theme')).toBeNull()
  expect(localStorage.getItem('alap:settings')).toBeNull()
  for (const name of [
    DRAFT,
    'birth-draft',
    'shelf',
    'japa-om',
    'chart-style',
    'sunrise-kind',
    'journey-coin',
  ]) {
    expect(await deviceStore.get(asha.uid, name)).toBeUndefined()
    expect(await deviceStore.get(ravi.uid, name)).toBe(ravi.uid)
  }
  expect(localStorage.getItem('alap:typed-name')).toBeNull()
  expect(localStorage.getItem('alap:verification-sent')).toBeNull()
  expect(Object.keys(sessionStorage).sort()).toEqual(['no record', `sit of ${ravi.uid}`])
  expect(localStorage.getItem('alap:volume')).toBe('0.4')
})

test('a person who leaves nothing on the device gets nothing back from a write that the device takes late', async () => {
  vi.resetModules()
  const opened = held<void>()
  vi.doMock('~/device/device-database.ts', async (original) => {
    const real = await original<typeof import('~/device/device-database.ts')>()
    const inDevice: typeof real.inDevice = (work) => opened.promise.then(() => real.inDevice(work))
    return { ...real, inDevice }
  })
  const { deviceStore: store } = await import('~/device/device-store.ts')
  const { leaveNothing: leave } = await import('~/queries/account/leave-device.ts')
  const writing = store.set(asha.uid, DRAFT, 'dusk')
  const leaving = leave(asha.uid)
  await deviceStore.set(ravi.uid, DRAFT, 'his')
  opened.resolve()
  await Promise.all([writing, leaving])
  vi.doUnmock('~/device/device-database.ts')
  expect(await kept(asha.uid)).toBeUndefined()
})

test('a person who leaves nothing on the device is not stored by a closing page, but is after the next sign-in', async () => {
  await leaveNothing(asha.uid)
  await deviceStore.set(asha.uid, DRAFT, 'dusk')
  signOut()
  await deviceStore.set(asha.uid, DRAFT, 'dusk')
  expect(await kept(asha.uid)).toBeUndefined()
  fromAnotherTab(() => keep(ravi))
  expect(await deviceStore.set(ravi.uid, DRAFT, 'his')).toBe('device')
  await deviceStore.set(asha.uid, DRAFT, 'dusk')
  expect(await kept(asha.uid)).toBeUndefined()
  signInAsAsha()
  expect(await deviceStore.set(asha.uid, DRAFT, 'dawn')).toBe('device')
  expect(await kept(asha.uid)).toBe('dawn')
})

describe('another tab', () => {
  const inAnotherTab = (uid: unknown) => {
    const tab = new BroadcastChannel('alap:leaving')
    tab.postMessage(uid)
    return tab
  }

  test.each([
    ['before it hears of the sign-out', () => undefined, signOut],
    ['after it has heard of the sign-out', signOut, () => undefined],
  ])(
    'another tab clears what it holds %s, and stores no draft itself',
    async (_, before, after) => {
      const stop = leaveWithOtherTabs()
      sessionStorage.setItem('sit', JSON.stringify({ uid: asha.uid }))
      before()
      await deviceStore.set(asha.uid, DRAFT, 'dusk')
      const tab = inAnotherTab(asha.uid)
      await vi.waitFor(async () => expect(await kept(asha.uid)).toBeUndefined())
      after()
      await deviceStore.set(asha.uid, DRAFT, 'dusk')
      expect(await kept(asha.uid)).toBeUndefined()
      expect(sessionStorage.length).toBe(0)
      tab.close()
      stop()
    },
  )

  test('another tab hears who leaves, and an invalid name does no harm', async () => {
    const heard: unknown[] = []
    const tab = inAnotherTab({ uid: asha.uid })
    tab.onmessage = ({ data }: MessageEvent<unknown>) => heard.push(data)
    await deviceStore.set(ravi.uid, DRAFT, 'his')
    await leaveNothing(asha.uid)
    await vi.waitFor(() => expect(heard).toEqual([asha.uid]))
    expect(await kept(ravi.uid)).toBe('his')
    tab.close()
  })
})

test('a device that cannot be cleared reports that, and the values in memory are gone', async () => {
  vi.resetModules()
  const { deviceStore: store } = await import('~/device/device-store.ts')
  const { leaveNothing: leave } = await import('~/queries/account/leave-device.ts')
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  for (const uid of [asha.uid, ravi.uid]) expect(await store.set(uid, DRAFT, uid)).toBe('memory')
  await expect(leave(asha.uid)).rejects.toThrow('denied')
  expect(await store.get(asha.uid, DRAFT)).toBeUndefined()
  expect(await store.get(ravi.uid, DRAFT)).toBe(ravi.uid)
})

test('a device that cannot be cleared makes the person wait three seconds at most', async () => {
  vi.resetModules()
  const { leaveNothing: leave } = await import('~/queries/account/leave-device.ts')
  vi.useFakeTimers()
  vi.stubGlobal('indexedDB', { open: () => new IDBOpenDBRequest() })
  const leaving = leave(asha.uid)
  const outcome = expect(leaving).rejects.toThrow('The device is silent.')
  await vi.advanceTimersByTimeAsync(3000)
  await outcome
  expect(vi.getTimerCount()).toBe(0)
})
