import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  firstOfMonthAfter,
  firstOfWeek,
  firstOfYear,
  weekdayOf,
} from '~/domain/day/calendar-day.ts'
import {
  addDays,
  dayNumber,
  daysBetween,
  firstOfMonth,
  type LocalDay,
  localDay,
} from '~/domain/day/local-day.ts'

const HOME = process.env.TZ

const DAY = 86_400_000
const FIRST = Date.UTC(1800, 0, 1)
const DAYS = (Date.UTC(2100, 11, 31) - FIRST) / DAY

/** The same days by plain arithmetic, without date-fns. */
const textOf = (milliseconds: number) => localDay(new Date(milliseconds).toISOString().slice(0, 10))
const daysLater = (day: LocalDay, count: number) => textOf(Date.parse(day) + count * DAY)
const sundayOf = (day: LocalDay) => daysLater(day, -new Date(day).getUTCDay())

function monthLater(day: LocalDay, count: number): LocalDay {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count
  const [year, month] = [Math.floor(months / 12), (months % 12) + 1]
  return localDay(`${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`)
}

function lengthOf(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  if (month === 2) return isLeap ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

const anyDay = fc.integer({ min: 0, max: DAYS }).map((since) => textOf(FIRST + since * DAY))
const holds = (property: fc.IRawProperty<unknown>) => fc.assert(property, { numRuns: 1000 })

describe.each([
  ['UTC', 0],
  ['Asia/Kolkata', -330],
  ['America/Los_Angeles', 480],
  // It has had no 30 December 2011.
  ['Pacific/Apia', -780],
])('calendar days in %s', (zone, offset) => {
  beforeEach(() => {
    process.env.TZ = zone
    expect(new Date(2026, 0, 1).getTimezoneOffset()).toBe(offset)
  })

  afterEach(() => {
    if (HOME === undefined) Reflect.deleteProperty(process.env, 'TZ')
    else process.env.TZ = HOME
  })

  test('days later and days between agree with plain arithmetic', () => {
    holds(
      fc.property(anyDay, fc.integer({ min: -40_000, max: 40_000 }), (day, count) => {
        const later = addDays(day, count)
        expect(later).toBe(daysLater(day, count))
        expect(daysBetween(day, later)).toBe(count)
        expect(dayNumber(day)).toBe(Date.parse(day) / DAY)
      }),
    )
  })

  test('months later agree with plain arithmetic', () => {
    holds(
      fc.property(anyDay, fc.integer({ min: -1200, max: 1200 }), (day, count) => {
        expect(firstOfMonthAfter(day, count)).toBe(monthLater(day, count))
      }),
    )
  })

  test('the first of a week, a month and a year agree with plain arithmetic', () => {
    holds(
      fc.property(anyDay, (day) => {
        expect(firstOfWeek(day)).toBe(sundayOf(day))
        expect(weekdayOf(day)).toBe(new Date(day).getUTCDay())
        expect(firstOfMonth(day)).toBe(monthLater(day, 0))
        expect(firstOfYear(day)).toBe(`${day.slice(0, 4)}-01-01`)
      }),
    )
  })

  test('every month from 1800 to 2100 has the length of the Gregorian calendar', () => {
    let first = localDay('1800-01-01')
    for (let year = 1800; year <= 2100; year++) {
      for (let month = 1; month <= 12; month++) {
        const last = addDays(firstOfMonthAfter(first, 1), -1)
        expect(last).toBe(`${first.slice(0, 8)}${lengthOf(year, month)}`)
        expect(firstOfMonthAfter(last, 1)).toBe(addDays(last, 1))
        first = firstOfMonthAfter(last, 1)
      }
    }
    expect(first).toBe('2101-01-01')
  })

  test('the days around a day that a zone left out are all there', () => {
    expect(addDays(localDay('2011-12-29'), 1)).toBe('2011-12-30')
    expect(addDays(localDay('2011-12-31'), -1)).toBe('2011-12-30')
    expect(daysBetween(localDay('2011-12-29'), localDay('2011-12-31'))).toBe(2)
    expect(firstOfWeek(localDay('2011-12-31'))).toBe('2011-12-25')
  })
})
