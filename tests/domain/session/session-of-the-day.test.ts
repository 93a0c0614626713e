import { describe, expect, test } from 'vitest'
import { localDay } from '~/domain/day/local-day.ts'
import { sessionOfTheDay } from '~/domain/session/session-of-the-day.ts'

const session = (id: string, dayNumber: number | null) => ({ id, dayNumber })
const library = [session('none', null), session('two', 2), session('four', 4), session('one', 1)]

describe('the session of the day', () => {
  test.each([
    ['2024-01-01', 'one'],
    ['2024-01-02', 'two'],
    ['2024-01-04', 'four'],
    ['2024-01-06', 'one'],
  ])('on %s has its number', (day, id) => {
    expect(sessionOfTheDay(library, localDay(day))?.id).toBe(id)
  })

  test('is the one with the highest number when its own is missing', () => {
    expect(sessionOfTheDay(library, localDay('2024-01-03'))?.id).toBe('four')
  })

  test('is the first when none has a number, and nothing when there is none', () => {
    expect(sessionOfTheDay([session('a', null)], localDay('2024-01-01'))?.id).toBe('a')
    expect(sessionOfTheDay([], localDay('2024-01-01'))).toBeUndefined()
  })
})
