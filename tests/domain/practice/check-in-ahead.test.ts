import { expect, test } from 'vitest'
import { addDays, localDay } from '~/domain/day/local-day.ts'
import { checkInAhead } from '~/domain/practice/day-counts.ts'

const TODAY = localDay('2026-11-27')

function practice(ahead: number, checkIn: 2 | null) {
  const day = addDays(TODAY, ahead)
  const none = { sessions: 1, entries: 0, backdated: 0, morningSessions: 0, minutes: 0 }
  return [{ ...none, day, checkIn }]
}

test.each([1, 2])('a check-in %i days ahead was made across the date line', (ahead) => {
  expect(checkInAhead(practice(ahead, 2), TODAY)).toEqual({ day: addDays(TODAY, ahead), mood: 2 })
})

test.each([
  ['of yesterday', practice(-1, 2)],
  ['of today', practice(0, 2)],
  ['of a wrong clock', practice(3, 2)],
  ['that was none, but a session', practice(1, null)],
] as const)('a check-in %s is not one of a day ahead', (_which, of) => {
  expect(checkInAhead(of, TODAY)).toBeNull()
})
