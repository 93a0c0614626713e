import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useToday } from '~/queries/practice/use-today.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(new Date(2026, 2, 14, 23, 59, 58))
})

afterEach(() => vi.useRealTimers())

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('today is the day on the clock of the device, and changes at its midnight', () => {
  const { result } = renderHook(useToday)
  expect(result.current).toBe('2026-03-14')
  pass(1999)
  expect(result.current).toBe('2026-03-14')
  pass(1)
  expect(result.current).toBe('2026-03-15')
})

test('today changes at every midnight after that', () => {
  const { result } = renderHook(useToday)
  pass(2000)
  pass(24 * 60 * 60_000)
  expect(result.current).toBe('2026-03-16')
})

test('today is read again when the page is looked at after a sleep', () => {
  const { result } = renderHook(useToday)
  vi.setSystemTime(new Date(2026, 2, 20, 8))
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect(result.current).toBe('2026-03-20')
})

test('today is read again when the back button brings a frozen page back', () => {
  const { result } = renderHook(useToday)
  vi.setSystemTime(new Date(2026, 2, 20, 8))
  act(() => {
    window.dispatchEvent(new Event('pageshow'))
  })
  expect(result.current).toBe('2026-03-20')
})

test('today is an earlier day after the clock is set back, and changes at the midnight of that day', () => {
  const { result } = renderHook(useToday)
  vi.setSystemTime(new Date(2026, 2, 10, 22))
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect(result.current).toBe('2026-03-10')
  pass(2 * 60 * 60_000 - 1)
  expect(result.current).toBe('2026-03-10')
  pass(1)
  expect(result.current).toBe('2026-03-11')
})

test('today leaves no timer running', () => {
  const { unmount } = renderHook(useToday)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
