import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { localDay } from '~/domain/day/local-day.ts'
import { dayAt, timeAt, timeTold } from '~/domain/panchang/place-clock.ts'

beforeAll(() => {
  vi.stubGlobal('navigator', { languages: ['en-GB'] })
})

afterAll(() => {
  vi.unstubAllGlobals()
})

const INDIA = 'Asia/Kolkata'
const at = (text: string) => Date.parse(text)
const telling = (isToday: boolean) => ({ zone: INDIA, from: localDay('2026-01-05'), isToday })

test('a time is that of the clocks of the place, wherever the device is', () => {
  expect(timeAt(INDIA, at('2026-01-05T09:02:00Z'))).toMatch(/^14:32$/)
  expect(dayAt(INDIA, at('2026-01-05T18:29:59Z'))).toBe('2026-01-05')
  expect(dayAt(INDIA, at('2026-01-05T18:30:00Z'))).toBe('2026-01-06')
  expect(dayAt('Pacific/Kiritimati', at('1800-03-04T12:00:00Z'))).toMatch(/^1800-03-0[45]$/)
})

test('a time of another day says which', () => {
  const end = at('2026-01-05T21:40:00Z')
  expect(timeTold(telling(true), end)).toMatch(/^03:10 tomorrow$/)
  expect(timeTold(telling(false), end)).toMatch(/^03:10 the next day$/)
  expect(timeTold(telling(true), at('2026-01-04T17:00:00Z'))).toMatch(/ yesterday$/)
  expect(timeTold(telling(false), at('2026-01-04T17:00:00Z'))).toMatch(/ the day before$/)
  expect(timeTold(telling(true), at('2026-01-08T06:00:00Z'))).toMatch(/ on 8 January$/)
  expect(timeTold(telling(true), at('2026-01-05T06:00:00Z'))).not.toMatch(/day|tomorrow| on /)
})
