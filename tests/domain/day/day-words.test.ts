import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dayInFull, monthInFull, monthName, timeOfMinute } from '~/domain/day/day-words.ts'
import { localDay } from '~/domain/day/local-day.ts'

beforeEach(() => void vi.stubGlobal('navigator', { languages: ['en-GB'] }))
afterEach(() => void vi.unstubAllGlobals())

const DAY = localDay('2026-11-21')

test('a day in full has its year only when that is another', () => {
  expect(dayInFull(DAY, localDay('2026-01-01'))).toMatch(/^Saturday,? 21 November$/)
  expect(dayInFull(DAY, localDay('2027-01-01'))).toMatch(/^Saturday,? 21 November 2026$/)
})

test('a month is named with its year and without', () => {
  expect([monthInFull(DAY), monthName(DAY)]).toEqual(['November 2026', 'November'])
})

test('a minute of the day is read from the clock, in any zone of the machine', () => {
  expect([0, 390, 1439].map(timeOfMinute)).toEqual(['00:00', '06:30', '23:59'])
})
