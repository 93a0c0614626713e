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

test('keeps the screen on until it is let go', async () => {
  const lock = fakeWakeLock()
  const letGo = holdWakeLock()
  await settled()
  expect(lock.held()).toBe(1)
  letGo()
  await settled()
  expect(lock.held()).toBe(0)
})

test('asks again when the page is seen again, and never twice for one sight', async () => {
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

test('let go before it was given, it is given back', async () => {
  const lock = fakeWakeLock()
  holdWakeLock()()
  await settled()
  await settled()
  expect(lock.asked()).toBe(1)
  expect(lock.held()).toBe(0)
})

test('a refusal is no fault, and the next sight asks again', async () => {
  const lock = fakeWakeLock('NotAllowedError')
  const letGo = holdWakeLock()
  await settled()
  await settled()
  see(true)
  await settled()
  expect(lock.asked()).toBe(2)
  letGo()
})

test('a browser without it is left as it is', () => {
  vi.stubGlobal('navigator', {})
  expect(() => holdWakeLock()()).not.toThrow()
})
