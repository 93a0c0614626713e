import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach } from 'vitest'
import { briefRetries } from './brief-retries.ts'
import { FakeLocks } from './fake-locks.ts'
import { openLayers } from './open-layers.ts'

// A busy machine is slow, not wrong: a long wait only delays the failure of a broken test.
configure({ asyncUtilTimeout: 20_000 })

afterEach(() => {
  cleanup()
})

afterAll(briefRetries())
afterAll(openLayers())

// jsdom has no pointer capture and measures nothing; Radix needs both.
Element.prototype.hasPointerCapture ??= () => false
Element.prototype.setPointerCapture ??= () => {}
Element.prototype.releasePointerCapture ??= () => {}
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
// Nor has it workers. This one never replies, so a page does not depend on how soon it would fail.
globalThis.Worker ??= class extends EventTarget {
  postMessage() {}
  terminate() {}
} as unknown as typeof Worker
// jsdom does nothing here; current Chromium scrolls and returns a promise.
window.scrollTo = () => Promise.resolve()
Element.prototype.scrollTo = () => Promise.resolve()
Element.prototype.scrollIntoView = () => Promise.resolve()
// Each test is a tab of its own.
beforeEach(() => {
  Object.defineProperty(navigator, 'locks', { value: new FakeLocks(), configurable: true })
})
