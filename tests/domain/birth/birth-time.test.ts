import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readBirthTime } from '~/domain/birth/birth-date-time.ts'

const UNREADABLE = 'Write the time as 17:40 or 5:40 pm.'

describe('a time as it is typed', () => {
  test.each([
    ['05:40', '05:40'],
    ['5:40', '05:40'],
    ['5.40', '05:40'],
    ['0540', '05:40'],
    ['540', '05:40'],
    ['17 40', '17:40'],
    ['5:40 pm', '17:40'],
    ['5:40PM', '17:40'],
    ['5.40 p.m.', '17:40'],
    ['5 pm', '17:00'],
    ['12 am', '00:00'],
    ['12:30 am', '00:30'],
    ['12:30 pm', '12:30'],
    ['17:40 pm', '17:40'],
    ['00:00', '00:00'],
    ['23:59', '23:59'],
  ])('the typed time %s is %s', (text, time) => {
    expect(readBirthTime(text)).toBe(time)
  })

  test.each([
    ['25:00', 'There is no time 25:00 on a clock.'],
    ['24:00', 'There is no time 24:00 on a clock.'],
    ['12:60', 'There is no time 12:60 on a clock.'],
    ['17:40 am', 'There is no time 17:40 am on a clock.'],
    ['0:30 pm', 'There is no time 0:30 pm on a clock.'],
    ['05:40:30', 'Hours and minutes are enough: 05:40.'],
    ['5', UNREADABLE],
    ['17', UNREADABLE],
    ['5:4', UNREADABLE],
    ['-5:40', UNREADABLE],
    ['morning', UNREADABLE],
  ])('the typed time %s is refused: %s', (text, message) => {
    expect(() => readBirthTime(text)).toThrow(new RangeError(message))
  })

  test('a time as it is typed is never another time than was typed, in any notation', () => {
    fc.assert(
      fc.property(fc.nat(23), fc.nat(59), fc.nat(), (hour, minute, which) => {
        const two = (value: number) => String(value).padStart(2, '0')
        const half = `${hour % 12 === 0 ? 12 : hour % 12}:${two(minute)} ${hour < 12 ? 'am' : 'pm'}`
        const writings = [
          `${two(hour)}:${two(minute)}`,
          `${hour}:${two(minute)}`,
          `${hour}.${two(minute)}`,
          `${two(hour)}${two(minute)}`,
          half,
          half.replace(' ', '').toUpperCase(),
        ]
        expect(readBirthTime(writings[which % writings.length] ?? '')).toBe(
          `${two(hour)}:${two(minute)}`,
        )
      }),
    )
  })
})
