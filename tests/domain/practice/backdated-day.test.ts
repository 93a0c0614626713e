import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, localDay } from '~/domain/day/local-day.ts'
import { checkBackdated, dayRefusal, takesSession } from '~/domain/practice/backdated-day.ts'
import { ninetyDays } from '~/domain/practice/day-record.ts'
import { anyDay, counts } from '~tests/domain/practice/arbitrary-days.ts'

const TODAY = localDay('2026-03-14')
const SESSION = { kind: 'session', emotion: 'session', emotionLabel: 'Meditation Session' }
const ENTRY = { kind: 'entry', content: 'Backdated journal entry', mood: 3 }

test.each([
  ['a session', { session: true, journal: false }, [SESSION]],
  ['an entry', { session: false, journal: true }, [ENTRY]],
  ['both', { session: true, journal: true }, [SESSION, ENTRY]],
])('a day filled in afterwards makes its rows: %s', (_name, ticked, rows) => {
  expect(checkBackdated(addDays(TODAY, -1), TODAY, ticked)).toEqual({ status: 'ready', rows })
})

test.each([
  ['tomorrow', 1, 'future'],
  ['ninety days ago', -90, 'too-early'],
  ['nothing ticked', -1, 'nothing-ticked'],
])('a day filled in afterwards is refused: %s', (_name, offset, reason) => {
  const ticked = { session: reason !== 'nothing-ticked', journal: false }
  const check = checkBackdated(addDays(TODAY, offset), TODAY, ticked)
  expect(check).toEqual({ status: 'refused', reason })
})

test('the days that may be filled in are the ninety that are shown', () => {
  const shown = new Set(ninetyDays(new Map(), TODAY).map(({ day }) => day))
  fc.assert(
    fc.property(fc.integer({ min: -200, max: 200 }), anyDay, (offset, far) => {
      for (const day of [addDays(TODAY, offset), far]) {
        expect(dayRefusal(day, TODAY) === null).toBe(shown.has(day))
      }
    }),
    { numRuns: 300 },
  )
})

test('a day takes one backdated session, beside those that were heard', () => {
  expect(takesSession(undefined)).toBe(true)
  expect(takesSession(counts(TODAY, { sessions: 2 }))).toBe(true)
  expect(takesSession(counts(TODAY, { sessions: 2, backdated: 1 }))).toBe(false)
})
