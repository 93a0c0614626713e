import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readBirthTime } from '~/domain/birth/birth-date-time.ts'
import { faultOf } from '~tests/domain/birth/fault-of.ts'

const UNREADABLE = { fault: 'unreadable-time' }

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
    ['६:३०', '06:30'],
    ['६:३० pm', '18:30'],
    ['६ः३०', '06:30'],
    ['１８：３０', '18:30'],
    ['۱۸:۳۰', '18:30'],
    ['6.30 pm', '18:30'],
    ['6·30 pm', '18:30'],
    ['6-30 pm', '18:30'],
    ['6–30 pm', '18:30'],
    ['6,30 pm', '18:30'],
    ['6:30\u202fPM', '18:30'],
    ['6:30\u00a0p.\u00a0m.', '18:30'],
    ['6:30 p. m.', '18:30'],
    ['6:30 p', '18:30'],
    ['6:30㏘', '18:30'],
    ['6 : 30', '06:30'],
    ['\u200f18:30\u200e', '18:30'],
    ['18∶30', '18:30'],
    ['18h30', '18:30'],
    ['18 h 30', '18:30'],
    ['18h30m', '18:30'],
    ['18 hrs 30 min', '18:30'],
    ['18h', '18:00'],
    ['1830 hrs', '18:30'],
    ['18:30 h', '18:30'],
    ['18.30 Uhr', '18:30'],
    ['noon', '12:00'],
    ['12 Noon', '12:00'],
    ['midnight', '00:00'],
  ])('the typed time %s is %s', (text, time) => {
    expect(readBirthTime(text)).toBe(time)
  })

  test.each([
    ['25:00', { fault: 'no-time', time: '25:00' }],
    ['24:00', { fault: 'no-time', time: '24:00' }],
    ['12:60', { fault: 'no-time', time: '12:60' }],
    ['17:40 am', { fault: 'no-time', time: '17:40 am' }],
    ['0:30 pm', { fault: 'no-time', time: '0:30 pm' }],
    ['05:40:30', { fault: 'seconds', time: '05:40' }],
    ['२५:००', { fault: 'no-time', time: '25:00' }],
    ['25h00', { fault: 'no-time', time: '25:00' }],
    ['5', UNREADABLE],
    ['५', UNREADABLE],
    ['5 m', UNREADABLE],
    ['half past five', UNREADABLE],
    ['12:30 noon', UNREADABLE],
    ['17', UNREADABLE],
    ['5:4', UNREADABLE],
    ['-5:40', UNREADABLE],
    ['morning', UNREADABLE],
  ])('the typed time %s is refused: %o', (text, fault) => {
    expect(faultOf(() => readBirthTime(text))).toEqual(fault)
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
