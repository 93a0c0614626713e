import { MONTHS } from '~/domain/birth/birth-date-time.ts'
import type { BirthFault } from '~/domain/birth/birth-fault.ts'
import { BIRTH_TO_COME } from '~/ui/feedback/chart-trouble.tsx'

const MISSING = {
  name: 'Enter a name.',
  date: 'Enter the date of birth.',
  time: 'Enter the time of birth.',
  place: 'Enter the place of birth.',
  latitude: 'Enter the latitude.',
  longitude: 'Enter the longitude.',
} as const

const WORDS = {
  'unreadable-date': 'Write the date as 1991-02-28, 28/2/1991 or 28 February 1991.',
  'short-year': 'Write the year in full, with four digits.',
  'no-year': 'There is no year 0000. Write the year of birth, as 1991.',
  'day-zero': 'There is no day 0: days of a month begin with 1.',
  'day-to-come': 'This day has not come yet.',
  'unreadable-time': 'Write the time as 17:40 or 5:40 pm.',
  'time-came-twice': 'This time came twice on that day. Choose below which of the two was meant.',
  'time-skipped': 'No clock there showed this time: the clocks went forward past it.',
  'moment-to-come': BIRTH_TO_COME,
  'place-not-chosen': 'Choose the place from the list, or give its coordinates by hand.',
  namesakes: 'Several places have this name. Choose below which it was.',
  'zone-not-known':
    'UTC, not confirmed. Choose the time zone, or give the coordinates of the place.',
  'unreadable-offset': 'Write the offset with its sign, as +05:30, −03:00 or +05:21:10.',
  'no-such-moment': 'Its day or its time does not exist.',
  'unnamed-place': 'Its place has no name.',
  'clock-against-zone': 'Its clock and its time zone contradict each other.',
} as const

/** Why something typed or sent is no birth, in a sentence. */
export function birthFaultWords(found: BirthFault): string {
  switch (found.fault) {
    case 'missing':
      return MISSING[found.what]
    case 'no-month':
      return `There is no month ${found.month}: months go from 1 to 12.`
    case 'no-day':
      return `There is no day ${found.day} ${MONTHS[found.month - 1]} ${found.year}.`
    case 'no-time':
      return `There is no time ${found.time} on a clock.`
    case 'seconds':
      return `Hours and minutes are enough: ${found.time}.`
    case 'refused':
      return found.message
    default:
      return WORDS[found.fault]
  }
}
