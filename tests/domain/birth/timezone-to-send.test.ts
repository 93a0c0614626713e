import { expect, test } from 'vitest'
import { type Birth, timezoneToSend } from '~/domain/birth/birth.ts'
import { localDay } from '~/domain/day/local-day.ts'
import { localTimeAtOffset } from '~/jyotish/time/local-time.ts'

function birth(date: string, time: string, zone: string | null, offsetSeconds: number): Birth {
  const { utc } = localTimeAtOffset(date, time, offsetSeconds)
  const where = { place: 'Somewhere', latitude: 0, longitude: 0 }
  return { date: localDay(date), time, ...where, timezone: 'auto', zone, offsetSeconds, utc }
}

const HOUR = 3600

test.each<[string, Birth, string]>([
  ['its zone', birth('1990-08-15', '06:30', 'Asia/Kolkata', 5.5 * HOUR), 'Asia/Kolkata'],
  [
    'the zone in war time',
    birth('1943-05-01', '06:30', 'Asia/Kolkata', 6.5 * HOUR),
    'Asia/Kolkata',
  ],
  ['the offset without a zone', birth('1990-08-15', '06:30', null, -4 * HOUR), '-04:00'],
  ['local mean time, to the second', birth('1890-08-15', '06:30', null, 19_270), '+05:21:10'],
  [
    'the offset of a time that came twice',
    birth('2020-11-01', '01:30', 'America/New_York', -5 * HOUR),
    '-05:00',
  ],
  [
    'the offset that was stored before the zone was corrected',
    birth('1990-08-15', '06:30', 'Asia/Kolkata', 5 * HOUR),
    '+05:00',
  ],
  [
    'the offset of a zone nobody knows',
    birth('1990-08-15', '06:30', 'Asia/Nowhere', 5.5 * HOUR),
    '+05:30',
  ],
])('a birth is sent to the service with the timezone %s', (_name, of, told) => {
  expect(timezoneToSend(of)).toBe(told)
})
