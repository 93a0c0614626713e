import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startPraharClock } from '~/app/prahar-clock.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('the page has the colours of the watch, and they change with it', () => {
  vi.setSystemTime(new Date(2026, 10, 21, 17, 59, 30))
  startPraharClock()
  expect(document.documentElement.dataset.prahar).toBe('day-4')
  vi.advanceTimersByTime(60_000)
  expect(document.documentElement.dataset.prahar).toBe('night-1')
})
