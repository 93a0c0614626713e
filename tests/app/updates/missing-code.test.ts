import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { reloadForMissingCode } from '~/app/updates/missing-code.ts'
import { beforeReload } from '~/lib/shell/before-reload.ts'

const reload = vi.fn()
const update = vi.fn()

/** What jsdom lacks: a service worker, the lock screen, and a page that can be loaded again. */
beforeEach(() => {
  sessionStorage.clear()
  reload.mockReset()
  update.mockReset().mockResolvedValue(undefined)
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: async () => ({ update }) },
    mediaSession: { playbackState: 'none' },
  })
  vi.stubGlobal('location', { reload })
  onTestFinished(reloadForMissingCode())
})

afterEach(() => {
  vi.unstubAllGlobals()
})

/** What Vite's loader says when a part of the code did not come. */
const codeIsMissing = () => window.dispatchEvent(new Event('vite:preloadError'))

test('a page whose code is gone is loaded again, and only once', async () => {
  codeIsMissing()
  await expect.poll(() => reload.mock.calls.length).toBe(1)
  codeIsMissing()
  codeIsMissing()
  await Promise.resolve()
  expect(update).toHaveBeenCalledTimes(1)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a page whose code is gone stays while the host cannot be reached', async () => {
  update.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  codeIsMissing()
  await expect.poll(() => update.mock.results.length).toBe(1)
  expect(reload).not.toHaveBeenCalled()
  codeIsMissing()
  await expect.poll(() => reload.mock.calls.length).toBe(1)
})

test('a page whose code is gone stays while something sounds', async () => {
  Object.assign(navigator.mediaSession, { playbackState: 'playing' })
  codeIsMissing()
  await Promise.resolve()
  expect(update).not.toHaveBeenCalled()
  expect(reload).not.toHaveBeenCalled()
})

test('a page is loaded again only after its draft is stored, and stays when it cannot be', async () => {
  const store = vi.fn().mockRejectedValueOnce(new Error('The disk is full.'))
  onTestFinished(beforeReload(store))
  codeIsMissing()
  await expect.poll(() => store.mock.results.length).toBe(1)
  expect(reload).not.toHaveBeenCalled()
  store.mockImplementation(async () => {
    expect(reload).not.toHaveBeenCalled()
  })
  codeIsMissing()
  await expect.poll(() => reload.mock.calls.length).toBe(1)
  expect(store).toHaveBeenCalledTimes(2)
})
