import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// A busy machine is slow, not wrong: what is waited for comes, or the test fails all the same.
configure({ asyncUtilTimeout: 8_000 })
vi.setConfig({ testTimeout: 25_000 })

afterEach(() => {
  cleanup()
})

// jsdom has no pointer capture and measures nothing; Radix asks for both.
Element.prototype.hasPointerCapture ??= () => false
Element.prototype.setPointerCapture ??= () => {}
Element.prototype.releasePointerCapture ??= () => {}
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
// Where jsdom does nothing, current Chromium scrolls and returns a promise.
window.scrollTo = () => Promise.resolve()
Element.prototype.scrollTo = () => Promise.resolve()
Element.prototype.scrollIntoView = () => Promise.resolve()
