import '~tests/support/window/fake-device.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { deviceStore } from '~/device/device-store.ts'
import { FakeLocks } from '~tests/support/window/fake-locks.ts'

const UID = 'asha-uid'
const BASE = 'edit 7'
const hasWords = (kept: unknown) => typeof kept === 'string' && kept !== ''

/** A tab that has just been opened: its own copy of the code, beside the same device. */
async function openTab(uid = UID) {
  vi.resetModules()
  const slot = await import('~/queries/drafts/draft-slot.ts')
  return {
    take: () => slot.takeDraftName(uid, BASE, hasWords),
    claim: (name: string) => slot.claimDraft(uid, name, BASE),
    isElsewhere: async (name: string) => (await slot.openElsewhere(uid))(name),
  }
}

function setLocks(locks: FakeLocks | undefined): void {
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
}

const kept = (name: string) => deviceStore.get(UID, name)

beforeEach(async () => {
  setLocks(new FakeLocks())
  for (const name of await deviceStore.names(UID, '')) await deviceStore.del(UID, name)
  return () => setLocks(new FakeLocks())
})

test('a dozen tabs that keep a draft of one thing have a dozen names', async () => {
  const names: string[] = []
  for (let tab = 1; tab <= 12; tab += 1) names.push(await (await openTab()).take())
  expect(new Set(names).size).toBe(12)
  expect(names.slice(0, 3)).toEqual([BASE, `${BASE} 2`, `${BASE} 3`])
})

test('a tab that takes a name again, as for the next change of an entry, gets the one it has', async () => {
  const tab = await openTab()
  await (await openTab()).take()
  expect([await tab.take(), await tab.take()]).toEqual([`${BASE} 2`, `${BASE} 2`])
})

test.each([[BASE], [`${BASE} 2`], [`${BASE} 12`], [`${BASE}-2`]])(
  'a tab takes over words that a closed tab has left under the name "%s"',
  async (name) => {
    await deviceStore.set(UID, name, 'dusk')
    expect(await (await openTab()).take()).toBe(name)
  },
)

test('tabs take over the drafts that have words, each another one, and then an empty one', async () => {
  await deviceStore.set(UID, BASE, '')
  await deviceStore.set(UID, `${BASE} 2`, 'dusk')
  await deviceStore.set(UID, `${BASE} 3`, 'dawn')
  const names: string[] = []
  for (let tab = 1; tab <= 3; tab += 1) names.push(await (await openTab()).take())
  expect(names).toEqual([`${BASE} 2`, `${BASE} 3`, BASE])
})

test('a tab leaves the words of other things alone', async () => {
  await deviceStore.set(UID, 'edit 71', 'dusk')
  await deviceStore.set(UID, `${BASE}-0b0e5f6a-3f53-4f0c-9a39-0d6f4f3a1f10`, 'dusk')
  expect(await (await openTab()).take()).toBe(BASE)
})

test('words that are open in another tab cannot be taken, until that tab is closed', async () => {
  await deviceStore.set(UID, BASE, 'dusk')
  const [one, other] = [await openTab(), await openTab()]
  await one.take()
  expect(await one.isElsewhere(BASE)).toBe(false)
  expect(await other.isElsewhere(BASE)).toBe(true)
  expect(await other.claim(BASE)).toBeNull()
  setLocks(new FakeLocks())
  expect(await other.isElsewhere(BASE)).toBe(false)
  expect(await other.claim(BASE)).toBe(BASE)
})

test('a draft that one person has open is no draft of another person in the same browser', async () => {
  for (const uid of [UID, 'ravi-uid']) await deviceStore.set(uid, BASE, 'dusk')
  expect(await (await openTab('ravi-uid')).take()).toBe(BASE)
  const own = await openTab()
  expect(await own.isElsewhere(BASE)).toBe(false)
  expect(await own.claim(BASE)).toBe(BASE)
  await deviceStore.del('ravi-uid', BASE)
})

test.each([
  ['without locks', undefined],
  [
    'with locks that fail',
    Object.assign(new FakeLocks(), {
      request: () => Promise.reject(new DOMException('No.', 'SecurityError')),
    }),
  ],
])('%s every tab has a name of its own', async (_, locks) => {
  setLocks(locks)
  const names = [await (await openTab()).take(), await (await openTab()).take()]
  expect(new Set(names).size).toBe(2)
  expect(names.every((name) => name.startsWith(`${BASE} `))).toBe(true)
})

test('without locks words that were left come under a name of the tab that takes them', async () => {
  setLocks(undefined)
  await deviceStore.set(UID, BASE, 'dusk')
  const tab = await openTab()
  const name = await tab.take()
  expect(name).not.toBe(BASE)
  expect([await kept(name), await kept(BASE)]).toEqual(['dusk', undefined])
  expect(await tab.take()).toBe(name)
})
