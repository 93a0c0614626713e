import { expect, test } from 'vitest'
import { type DaySession, sessionBefore } from '~/domain/journal/session-before.ts'

const at = (minute: number | null, minutes: number | null, raga = 'Yaman'): DaySession => ({
  minute,
  minutes,
  raga,
  heard: null,
})

test('the session before an entry ended within the hour before it', () => {
  const session = at(400, 20)
  expect(sessionBefore(420, [session])).toBe(session)
  expect(sessionBefore(480, [session])).toBe(session)
  expect(sessionBefore(481, [session])).toBeNull()
})

test('a session that had not ended, or began later, is not before an entry', () => {
  expect(sessionBefore(419, [at(400, 20)])).toBeNull()
  expect(sessionBefore(300, [at(400, 20)])).toBeNull()
})

test('of several sessions the one that ended last is before an entry', () => {
  const [long, short] = [at(400, 30, 'Todi'), at(405, 10, 'Bhairav')]
  expect(sessionBefore(450, [short, long])).toBe(long)
  expect(sessionBefore(450, [long, short])).toBe(long)
})

test('a session of unknown length ended when it began', () => {
  const session = at(400, null)
  expect(sessionBefore(460, [session])).toBe(session)
  expect(sessionBefore(461, [session])).toBeNull()
})

test('without a time of day, of the entry or of the session, nothing is guessed', () => {
  expect(sessionBefore(null, [at(400, 20)])).toBeNull()
  expect(sessionBefore(420, [at(null, 20)])).toBeNull()
  expect(sessionBefore(420, [])).toBeNull()
})
