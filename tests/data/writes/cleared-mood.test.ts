import { expect, test } from 'vitest'
import { callOf, insteadOf, merged, rebased, type Write } from '~/data/write.ts'
import { localDay } from '~/domain/day/local-day.ts'
import { WriteRefused } from '~/lib/data-error.ts'

const DAY = localDay('2026-03-04')
const AT = '2026-03-04T20:00:00.000Z'
const LATER = '2026-03-04T21:00:00.000Z'
const ID = '7b0e5f6a-3f53-4f0c-9a39-0d6f4f3a1f10'

const clear = (base: string | null): Write<'clear-mood'> => ({ kind: 'clear-mood', day: DAY, base })
const felt = (at: string, base: string | null): Write<'record-mood'> => {
  return { kind: 'record-mood', id: ID, mood: 3, day: DAY, minute: 1200, at, base }
}

test('a mood that is chosen and cleared before it is sent clears the newer of both that were seen', () => {
  expect(merged(felt(LATER, AT), clear(LATER))).toEqual(clear(LATER))
  expect(merged(felt(AT, null), clear(AT))).toEqual(clear(AT))
  // The clock of this device is behind that of another, which made the one that is stored.
  expect(merged(felt(AT, LATER), clear(AT))).toEqual(clear(LATER))
})

test('a mood that is cleared twice before it is sent is cleared as it was seen', () => {
  expect(merged(clear(AT), clear(null))).toEqual(clear(AT))
  expect(merged(clear(AT), clear(LATER))).toEqual(clear(LATER))
  const older: Write<'clear-mood'> = { kind: 'clear-mood', day: DAY }
  expect(merged(older, clear(AT))).toEqual(clear(AT))
  expect(merged(older, older)).toEqual(older)
})

test('a mood that is cleared while its choice is on the way is cleared as that was stored', () => {
  expect(rebased(clear(AT), LATER)).toEqual(clear(LATER))
})

test('a cleared mood gives way to a newer one of another device', () => {
  expect(insteadOf(clear(AT), new WriteRefused('superseded', null))).toBe('leave')
})

test('a mood that an earlier version of the app cleared is cleared whatever is stored', () => {
  const { name, args } = callOf({ kind: 'clear-mood', day: DAY })
  expect({ name, args }).toEqual({ name: 'clear_mood', args: { day: DAY, base: null } })
})
