import { vi } from 'vitest'

class Sentinel extends EventTarget {
  released = false
  release(): Promise<void> {
    this.released = true
    return Promise.resolve()
  }
}

/** A browser that keeps the screen on, or refuses to. */
export function fakeWakeLock(refusal?: string) {
  const given: Sentinel[] = []
  let asked = 0
  const wakeLock = {
    request: () => {
      asked += 1
      if (refusal) return Promise.reject(new DOMException('Refused.', refusal))
      const sentinel = new Sentinel()
      given.push(sentinel)
      return Promise.resolve(sentinel)
    },
  }
  const { vendor, platform } = navigator
  const parts = Object.entries({ wakeLock, vendor, platform })
  const own = Object.fromEntries(parts.map(([name, value]) => [name, { value }]))
  vi.stubGlobal('navigator', Object.create(navigator, own))
  return {
    asked: () => asked,
    held: () => given.filter(({ released }) => !released).length,
    /** The system takes every lock back, as when the page is hidden. */
    takeBack: () => {
      for (const sentinel of given) sentinel.released = true
    },
  }
}
