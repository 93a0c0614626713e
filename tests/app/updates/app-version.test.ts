import { afterEach, expect, test, vi } from 'vitest'
import { START_NOW } from '~/lib/shell/app-worker.ts'

/** A worker or a registration as far as pages use it; jsdom has none. */
class FakeWorker extends EventTarget {
  state = 'installing'
  readonly heard: unknown[] = []
  become(state: string): void {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
  postMessage(message: unknown): void {
    this.heard.push(message)
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null
  waiting: FakeWorker | null = null
  active: FakeWorker | null = null
  readonly update = vi.fn(() => Promise.reject(new TypeError('Offline')))
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetModules()
})

async function registered(registration: FakeRegistration) {
  const asked: unknown[] = []
  const register = async (address: unknown) => {
    asked.push(address)
    return registration
  }
  vi.stubGlobal('navigator', { serviceWorker: { register } })
  const version = await import('~/app/updates/app-version.ts')
  await version.registerAppWorker()
  return { ...version, asked }
}

test('the first worker of a device is no new version', async () => {
  const registration = new FakeRegistration()
  const { newVersion, asked } = await registered(registration)
  registration.installing = new FakeWorker()
  registration.dispatchEvent(new Event('updatefound'))
  registration.installing.become('installed')
  expect(asked).toEqual(['/sw.js'])
  expect(newVersion.snapshot()).toBeNull()
})

test('a later worker is a new version once it has kept its files, and starts when it is asked to', async () => {
  const registration = new FakeRegistration()
  registration.active = new FakeWorker()
  const { newVersion, startVersion } = await registered(registration)
  const next = new FakeWorker()
  registration.installing = next
  registration.dispatchEvent(new Event('updatefound'))
  expect(newVersion.snapshot()).toBeNull()
  next.become('installed')
  const worker = newVersion.snapshot()
  expect(worker).toBe(next)
  if (!worker) return
  const started = startVersion(worker)
  expect(next.heard).toEqual([START_NOW])
  next.become('activating')
  await started
})

test('a version that waited before this visit is shown, and one that another tab started needs no word', async () => {
  const registration = new FakeRegistration()
  registration.waiting = new FakeWorker()
  registration.waiting.become('installed')
  const { newVersion, startVersion } = await registered(registration)
  const worker = newVersion.snapshot()
  expect(worker).toBe(registration.waiting)
  registration.waiting.become('activated')
  if (worker) await startVersion(worker)
  expect(registration.waiting.heard).toEqual([])
})

test('where scripts need a policy, the worker is registered by the one that makes its address', async () => {
  const made: string[] = []
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: { createScriptURL(text: string): string }) => {
      made.push(name)
      return { createScriptURL: (text: string) => `trusted ${rules.createScriptURL(text)}` }
    },
  })
  const { asked } = await registered(new FakeRegistration())
  expect([made, asked]).toEqual([['alap-worker'], ['trusted /sw.js']])
})

test('a page that is looked at again asks for a newer version once an hour, and when the clock was set back', async () => {
  vi.useFakeTimers({ now: new Date(2026, 2, 14, 12, 0), toFake: ['Date'] })
  const visibility = vi.spyOn(document, 'visibilityState', 'get')
  const registration = new FakeRegistration()
  await registered(registration)
  const lookAt = (ms: number, state: 'visible' | 'hidden' = 'visible') => {
    vi.setSystemTime(Date.now() + ms)
    visibility.mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange'))
    return registration.update.mock.calls.length
  }
  expect(lookAt(3_599_999)).toBe(0)
  expect(lookAt(1, 'hidden')).toBe(0)
  expect(lookAt(0)).toBe(1)
  expect(lookAt(3_599_999)).toBe(1)
  expect(lookAt(1)).toBe(2)
  expect(lookAt(-365 * 86_400_000)).toBe(3)
  expect(lookAt(60_000)).toBe(3)
})
