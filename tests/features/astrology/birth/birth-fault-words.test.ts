import { expect, test } from 'vitest'
import type { BirthFault } from '~/domain/birth/birth-fault.ts'
import { birthFaultWords } from '~/features/astrology/birth/birth-fault-words.ts'

test.each<[BirthFault, string]>([
  [{ fault: 'missing', what: 'name' }, 'Enter a name.'],
  [{ fault: 'missing', what: 'date' }, 'Enter the date of birth.'],
  [{ fault: 'missing', what: 'time' }, 'Enter the time of birth.'],
  [{ fault: 'missing', what: 'place' }, 'Enter the place of birth.'],
  [{ fault: 'missing', what: 'latitude' }, 'Enter the latitude.'],
  [{ fault: 'missing', what: 'longitude' }, 'Enter the longitude.'],
  [{ fault: 'unreadable-date' }, 'Write the date as 1991-02-28, 28/2/1991 or 28 February 1991.'],
  [{ fault: 'short-year' }, 'Write the year in full, with four digits.'],
  [{ fault: 'no-year' }, 'There is no year 0000. Write the year of birth, as 1991.'],
  [{ fault: 'no-month', month: 13 }, 'There is no month 13: months go from 1 to 12.'],
  [{ fault: 'day-zero' }, 'There is no day 0: days of a month begin with 1.'],
  [{ fault: 'no-day', day: 29, month: 2, year: '1997' }, 'There is no day 29 February 1997.'],
  [{ fault: 'no-day', day: 32, month: 1, year: '1990' }, 'There is no day 32 January 1990.'],
  [{ fault: 'no-day', day: 32, month: 12, year: '1990' }, 'There is no day 32 December 1990.'],
  [{ fault: 'day-to-come' }, 'This day has not come yet.'],
  [{ fault: 'unreadable-time' }, 'Write the time as 17:40 or 5:40 pm.'],
  [{ fault: 'no-time', time: '17:40 am' }, 'There is no time 17:40 am on a clock.'],
  [{ fault: 'seconds', time: '05:40' }, 'Hours and minutes are enough: 05:40.'],
  [
    { fault: 'time-came-twice' },
    'This time came twice on that day. Choose below which of the two was meant.',
  ],
  [{ fault: 'time-skipped' }, 'No clock there showed this time: the clocks went forward past it.'],
  [{ fault: 'moment-to-come' }, 'This moment has not come yet at the place of birth.'],
  [
    { fault: 'place-not-chosen' },
    'Choose the place from the list, or give its coordinates by hand.',
  ],
  [{ fault: 'namesakes' }, 'Several places have this name. Choose below which it was.'],
  [
    { fault: 'zone-not-known' },
    'UTC, not confirmed. Choose the time zone, or give the coordinates of the place.',
  ],
  [
    { fault: 'unreadable-offset' },
    'Write the offset with its sign, as +05:30, −03:00 or +05:21:10.',
  ],
  [{ fault: 'no-such-moment' }, 'Its day or its time does not exist.'],
  [{ fault: 'unnamed-place' }, 'Its place has no name.'],
  [{ fault: 'clock-against-zone' }, 'Its clock and its time zone contradict each other.'],
  [{ fault: 'refused', message: 'There is no day 0.' }, 'There is no day 0.'],
])('the fault %o of a birth is a sentence', (fault, sentence) => {
  expect(birthFaultWords(fault)).toBe(sentence)
})
