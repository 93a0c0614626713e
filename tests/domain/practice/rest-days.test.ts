import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type LocalDay, localDay } from '~/domain/day/local-day.ts'
import { protectingRestDays, restDaysLeft } from '~/domain/practice/streak.ts'
import { daysAround } from '~tests/domain/practice/arbitrary-days.ts'

const days = (...texts: string[]) => new Set(texts.map(localDay))

test('the two earliest rest days of a month protect the streak', () => {
  const rests = days('2026-03-20', '2026-03-02', '2026-03-09', '2026-04-01')
  expect([...protectingRestDays(rests, new Set())]).toEqual([
    '2026-03-02',
    '2026-03-09',
    '2026-04-01',
  ])
})

test('a rest day with practice does not use up the allowance', () => {
  const rests = days('2026-03-02', '2026-03-09')
  const march = localDay('2026-03-31')
  expect(restDaysLeft(march, rests, new Set())).toBe(0)
  expect(restDaysLeft(march, rests, days('2026-03-09'))).toBe(1)
  expect(restDaysLeft(localDay('2026-04-01'), rests, new Set())).toBe(2)
})

test('the rest days that count are never more than two a month, and never a day with practice', () => {
  const around = daysAround(localDay('2026-03-14'))
  fc.assert(
    fc.property(around, around, (rests, completed) => {
      const protecting = [...protectingRestDays(rests, completed)]
      const ofMonth = (day: LocalDay) => protecting.filter((one) => one.startsWith(day.slice(0, 7)))
      for (const day of protecting) {
        expect(rests.has(day) && !completed.has(day)).toBe(true)
        expect(ofMonth(day).length + restDaysLeft(day, rests, completed)).toBe(2)
      }
    }),
  )
})
