import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startLook } from '~/app/start-look.ts'
import { ownSettings } from '~/lib/shell/own-settings.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

const prahar = () => document.documentElement.dataset.prahar

test('the page has the colours of the watch, and they change with it', () => {
  vi.setSystemTime(new Date(2026, 10, 21, 17, 59, 30))
  startLook()
  expect(prahar()).toBe('day-4')
  vi.advanceTimersByTime(60_000)
  expect(prahar()).toBe('night-1')
})

test('the evening stays for a person who likes it always, and the hour comes back', () => {
  vi.setSystemTime(new Date(2026, 10, 21, 9))
  startLook()
  expect(prahar()).toBe('day-2')
  ownSettings.choose('sky', 'evening')
  expect(prahar()).toBe('night-1')
  vi.advanceTimersByTime(60_000)
  expect(prahar()).toBe('night-1')
  ownSettings.choose('sky', null)
  expect(prahar()).toBe('day-2')
})

test('a chosen theme is shown at once, and when another tab chose it', () => {
  startLook()
  ownSettings.choose('theme', 'dark')
  expect(document.documentElement.dataset.theme).toBe('dark')
  localStorage.setItem('alap:theme', 'light')
  window.dispatchEvent(new StorageEvent('storage', { key: 'alap:theme' }))
  expect(document.documentElement.dataset.theme).toBe('light')
})
