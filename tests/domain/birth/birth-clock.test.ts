import { describe, expect, test } from 'vitest'
import {
  aheadOfToday,
  type BirthClock,
  isFarFromSun,
  localMeanTimeInstead,
  offsetClock,
  type WhichReading,
  zoneClock,
} from '~/domain/birth/birth-clock.ts'
import { localDay } from '~/domain/day/local-day.ts'

const NOW = new Date('2026-03-14T12:00:00Z')

function clockOf(
  date: string,
  time: string,
  zone: string,
  which: WhichReading | null = null,
  settledOffset: number | null = null,
): BirthClock {
  return zoneClock({ date: localDay(date), time, zone, which, settledOffset })
}

const instant = ({ reading }: BirthClock) => reading && new Date(reading.utc).toISOString()

describe('the clock of a zone', () => {
  test('the clock of a zone is read by the zone’s history', () => {
    const clock = clockOf('1942-09-15', '12:00', 'Asia/Kolkata')
    expect(clock).toMatchObject({ kind: 'unique', reading: { offsetSeconds: 23_400 } })
  })

  test('the clock of a zone at a repeated time has no reading until one is chosen or was saved', () => {
    const twice = ['1995-10-29', '01:30', 'America/New_York'] as const
    expect(clockOf(...twice).kind).toBe('ambiguous')
    expect(instant(clockOf(...twice))).toBeNull()
    expect(instant(clockOf(...twice, 'earlier'))).toBe('1995-10-29T05:30:00.000Z')
    expect(instant(clockOf(...twice, 'later'))).toBe('1995-10-29T06:30:00.000Z')
    expect(instant(clockOf(...twice, null, -18_000))).toBe('1995-10-29T06:30:00.000Z')
    expect(instant(clockOf(...twice, 'earlier', -18_000))).toBe('1995-10-29T05:30:00.000Z')
  })

  test('the clock of a zone keeps a saved offset of a repeated time that the zone no longer lists', () => {
    const clock = clockOf('1995-10-29', '01:30', 'America/New_York', null, -17_000)
    expect(clock).toMatchObject({ kind: 'unique', reading: { offsetSeconds: -17_000 } })
    const chosen = clockOf('1995-10-29', '01:30', 'America/New_York', 'later', -17_000)
    expect(chosen).toMatchObject({ kind: 'ambiguous', reading: { offsetSeconds: -18_000 } })
  })

  test.each([
    ['2021-03-14', '02:30', 'America/New_York', '2021-03-14 01:30 06:30', '2021-03-14 03:30 07:30'],
    ['2011-12-30', '10:00', 'Pacific/Apia', '2011-12-29 10:00 20:00', '2011-12-31 10:00 20:00'],
    ['1986-01-01', '00:10', 'Asia/Kathmandu', '1985-12-31 23:55 18:25', '1986-01-01 00:25 18:40'],
  ])(
    'the clock of a zone that skipped %s %s in %s offers a time before and one after',
    (date, time, zone, ...nearest) => {
      const clock = clockOf(date, time, zone)
      expect(clock).toMatchObject({ kind: 'nonexistent', reading: null })
      const shown = clock.kind === 'nonexistent' ? clock.nearest : []
      expect(
        shown.map(
          (near) =>
            `${near.date} ${near.time} ${new Date(near.reading.utc).toISOString().slice(11, 16)}`,
        ),
      ).toEqual(nearest)
      for (const near of shown) {
        expect(clockOf(near.date, near.time, zone).reading).toEqual(near.reading)
      }
    },
  )

  test('the clock of a zone keeps the offset it was saved with', () => {
    expect(clockOf('1991-02-28', '05:40', 'Asia/Kolkata', null, 19_000)).toMatchObject({
      reading: { offsetSeconds: 19_000 },
    })
  })

  test('the clock of an unknown zone is refused', () => {
    expect(() => clockOf('1991-02-28', '05:40', 'Asia/Atlantis')).toThrow(
      new RangeError('There is no time zone "Asia/Atlantis".'),
    )
  })
})

test.each([
  ['1942-09-15', 'Asia/Kolkata', 3600],
  ['1991-02-28', 'Asia/Kolkata', 0],
  ['1992-02-29', 'Asia/Kolkata', 0],
  ['1990-07-01', 'America/New_York', 0],
  ['1943-01-10', 'America/New_York', 3600],
  ['1980-06-01', 'Asia/Kathmandu', -900],
])('on %s the clocks of %s were %d s ahead of today’s', (date, zone, seconds) => {
  expect(aheadOfToday(clockOf(date, '12:00', zone), localDay(date), '12:00', NOW)).toBe(seconds)
})

test('a typed offset is not compared with today’s clocks', () => {
  const clock = offsetClock(localDay('1942-09-15'), '12:00', 23_400)
  expect(aheadOfToday(clock, localDay('1942-09-15'), '12:00', NOW)).toBe(0)
  expect(localMeanTimeInstead(clock, 80.29)).toBeNull()
})

test.each([
  ['1905-12-20', 'Asia/Kolkata', 80.29, 19_270],
  ['1991-02-28', 'Asia/Kolkata', 73.8554, null],
  ['1879-03-14', 'Europe/Berlin', 9.9872, 2397],
])(
  'local mean time is offered before standard time began: %s in %s',
  (date, zone, longitude, offset) => {
    expect(localMeanTimeInstead(clockOf(date, '06:15', zone), longitude)).toBe(offset)
  },
)

test.each([
  ['Asia/Kolkata', 73.8554, false],
  ['Asia/Kolkata', -74, true],
  ['UTC', 80.29, true],
  ['Asia/Shanghai', 73.9, false],
  ['Pacific/Kiritimati', -157.4, false],
  ['Pacific/Fiji', -179.9, false],
  ['Pacific/Fiji', -110, true],
  ['America/New_York', 73.8554, true],
])('the clock of %s at %d° east is far from the Sun: %j', (zone, longitude, isFar) => {
  expect(isFarFromSun(clockOf('1991-02-28', '12:00', zone), longitude)).toBe(isFar)
})
