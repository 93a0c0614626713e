import { expect, test } from 'vitest'
import { localDay } from '~/domain/day/local-day.ts'
import { recordingOfTheDay } from '~/domain/session/recording-of-the-day.ts'

const session = (id: string, dayNumber: number | null) => ({ id, dayNumber })
const library = [session('none', null), session('two', 2), session('four', 4), session('one', 1)]

test.each([
  ['2024-01-01', 'one'],
  ['2024-01-02', 'two'],
  ['2024-01-04', 'four'],
  ['2024-01-06', 'one'],
])('the session of the day on %s has its number', (day, id) => {
  expect(recordingOfTheDay(library, localDay(day))?.id).toBe(id)
})

test('the session of the day is the one with the highest number when its own is missing', () => {
  expect(recordingOfTheDay(library, localDay('2024-01-03'))?.id).toBe('four')
})

test('the session of the day is the first when no session has a number, and none in an empty library', () => {
  expect(recordingOfTheDay([session('a', null)], localDay('2024-01-01'))?.id).toBe('a')
  expect(recordingOfTheDay([], localDay('2024-01-01'))).toBeUndefined()
})
