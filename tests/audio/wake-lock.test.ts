import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { holdWakeLock } from '~/audio/wake-lock.ts'
import { fakeWakeLock } from '~tests/audio/fake-wake-lock.ts'
import { settled } from '~tests/audio/player-over-fake.ts'

let isVisible = true

function see(visible: boolean) {
  isVisible = visible
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() =>
    isVisible ? 'visible' : 'hidden',
  )
})

afterEach(() => {
  isVisible = true
  vi.unstubAllGlobals()
})

test('the wake lock keeps the screen on until it is released', async () => {
  const lock = fakeWakeLock()
  const letGo = holdWakeLock()
  await settled()
  expect(lock.held()).toBe(1)
  letGo()
  await settled()
  expect(lock.held()).toBe(0)
})

test('the wake lock is requested again when the page is seen again, and only once each time', async () => {
  const lock = fakeWakeLock()
  const letGo = holdWakeLock()
  await settled()
  lock.takeBack()
  see(false)
  await settled()
  expect(lock.held()).toBe(0)
  see(true)
  see(true)
  await settled()
  expect(lock.held()).toBe(1)
  expect(lock.asked()).toBe(2)
  letGo()
  see(true)
  await settled()
  expect(lock.asked()).toBe(2)
})

test('the wake lock is released when it comes after the release', async () => {
  const lock = fakeWakeLock()
  holdWakeLock()()
  await settled()
  await settled()
  expect(lock.asked()).toBe(1)
  expect(lock.held()).toBe(0)
})

test('the wake lock may be refused, and is requested when the page is seen next', async () => {
  const lock = fakeWakeLock('NotAllowedError')
  const letGo = holdWakeLock()
  await settled()
  await settled()
  see(true)
  await settled()
  expect(lock.asked()).toBe(2)
  letGo()
})

test('a browser without the wake lock is left unchanged', () => {
  vi.stubGlobal('navigator', {})
  expect(() => holdWakeLock()()).not.toThrow()
})
