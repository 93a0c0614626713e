import { expect, test } from 'vitest'
import { localDay } from '~/domain/day/local-day.ts'
import { dayInFull, spokenDay, spokenTimeOfDay } from '~/features/journal/entry-words.ts'

const today = localDay('2026-03-14')

test.each([
  ['2026-03-14', 'Today'],
  ['2026-03-13', 'Yesterday'],
  ['2026-03-08', 'Sunday'],
  ['2026-03-07', 'Saturday 7 March'],
  ['2026-03-15', 'Sunday 15 March'],
  ['2025-12-31', 'Wednesday 31 December 2025'],
])('the date of an entry on %s is written %s', (day, words) => {
  expect(spokenDay(localDay(day), today, 'en-GB').replaceAll(',', '')).toBe(words)
})

test('the date of an entry is in the English of the person', () => {
  expect(dayInFull(today, today, 'en-US')).toBe('Saturday, March 14')
})

test('the date of an entry has a time only where the clock showed the day of the entry', () => {
  const noon = new Date(2026, 2, 14, 12, 5).toISOString()
  expect(spokenTimeOfDay(noon, today, 'en-GB')).toBe('12:05')
  expect(spokenTimeOfDay(noon, localDay('2026-03-13'), 'en-GB')).toBeNull()
})
