import { expect, test } from 'vitest'
import { localDay } from '~/domain/day/local-day.ts'
import { type EntryDayFault, entryDayFault, entryOnDay } from '~/domain/journal/entry-day.ts'

const TODAY = localDay('2026-03-16')
const FROM = localDay('2026-03-14')

test.each<[string, EntryDayFault | null]>([
  ['2026-03-14', null],
  ['2026-03-13', null],
  ['2026-03-16', null],
  ['1900-01-01', null],
  ['2026-03-17', 'to-come'],
  ['1899-12-31', 'too-early'],
  ['', 'no-date'],
  ['2026-02-30', 'no-date'],
  ['yesterday', 'no-date'],
])('an entry of 14 March can be moved to %j on the 16th, or not: %s', (typed, fault) => {
  expect(entryDayFault(typed, FROM, TODAY)).toBe(fault)
})

test('an entry that a wrong clock has put into a year to come may stay there', () => {
  const ahead = localDay('2036-03-16')
  expect(entryDayFault(ahead, ahead, TODAY)).toBeNull()
  expect(entryDayFault('2036-03-15', ahead, TODAY)).toBe('to-come')
})

test.each([
  ['2026-03-16', '2026-03-16T20:15:30.123Z'],
  ['2026-03-14', '2026-03-14T20:15:30.123Z'],
  ['2025-12-31', '2025-12-31T20:15:30.123Z'],
])('an entry on %s keeps its time of day: %s', (day, createdAt) => {
  const entry = { id: 'a', day: FROM, createdAt: '2026-03-14T20:15:30.123Z' }
  expect(entryOnDay(entry, localDay(day))).toEqual({ id: 'a', day, createdAt })
})
