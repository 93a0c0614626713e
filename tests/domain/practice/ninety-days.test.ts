import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, localDay } from '~/domain/day/local-day.ts'
import { marksByDay } from '~/domain/practice/day-counts.ts'
import { dayRecord, ninetyDays } from '~/domain/practice/day-record.ts'
import { anyDay, historyUpTo } from '~tests/domain/practice/arbitrary-days.ts'

test('the ninety days are ninety, oldest first, and end today', () => {
  fc.assert(
    fc.property(anyDay, (today) => {
      const days = ninetyDays(new Map(), today).map(({ day }) => day)
      expect(days).toHaveLength(90)
      expect(days).toEqual(days.toSorted())
      expect([days[0], days[89]]).toEqual([addDays(today, -89), today])
    }),
  )
})

test('the ninety days each have the record of their day', () => {
  const today = localDay('2026-03-14')
  fc.assert(
    fc.property(historyUpTo(today), (days) => {
      for (const record of ninetyDays(marksByDay(days), today)) {
        const found = days.find(({ day }) => day === record.day)
        expect(record).toEqual(dayRecord(record.day, found))
      }
    }),
    { numRuns: 20 },
  )
})
