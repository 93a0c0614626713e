import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import {
  type LocalTime,
  localMeanTimeOffset,
  localTime,
  localTimeAtOffset,
  type Reading,
} from '~/jyotish/time/local-time.ts'
import { formatUtcOffset, parseUtcOffset } from '~/jyotish/time/utc-offset.ts'
import { samples } from '~tests/support/long-run.ts'
import { goldenBirths, goldenLocalTimes, milliseconds } from '../golden-births.ts'
import { numbersFrom } from '../numbers-from.ts'

function readingsOf(time: LocalTime): readonly Reading[] {
  return time.kind === 'unique' ? [time.reading] : [time.earlier, time.later]
}

describe('the time on a clock', () => {
  test.each(goldenLocalTimes)(
    'the time on a clock is of its kind: $local in $timezone is $kind',
    ({ timezone, local, kind, candidates }) => {
      const [date = '', time = ''] = local.split('T')
      const resolved = localTime(date, time, timezone)
      expect(resolved.kind).toBe(kind)
      expect(
        readingsOf(resolved).map(({ utc, offsetSeconds }) => [utc, formatUtcOffset(offsetSeconds)]),
      ).toEqual(candidates.map(({ utc, offset }) => [milliseconds(utc), offset]))
    },
  )

  test('the time on a clock is that of every golden birth', () => {
    for (const { id, input } of goldenBirths) {
      const override = parseUtcOffset(input.utc_offset_override ?? '')
      const resolved: LocalTime =
        override === null
          ? localTime(input.date, input.time, input.timezone)
          : { kind: 'unique', reading: localTimeAtOffset(input.date, input.time, override) }
      expect(resolved.kind, id).toBe(input.disambiguation ? 'ambiguous' : 'unique')
      const [earlier, later] = readingsOf(resolved)
      const chosen = input.disambiguation === 'later' ? later : earlier
      expect(chosen, id).toEqual({
        utc: milliseconds(input.utc),
        offsetSeconds: parseUtcOffset(input.utc_offset),
      })
    }
  })

  test('the time on a clock is read as Temporal reads it, in moments of all zones, half of them near a change', () => {
    for (const [zone, local] of momentsNearAndFar()) {
      const plain = Temporal.PlainDateTime.from(local)
      const [earlier, later] = (['earlier', 'later'] as const).map((disambiguation) =>
        plain.toZonedDateTime(zone, { disambiguation }),
      )
      const theirs = new Set([earlier?.epochMilliseconds, later?.epochMilliseconds])
      const isSkipped = !earlier?.toPlainDateTime().equals(plain)
      const ours = localTime(local.slice(0, 10), local.slice(11), zone)
      const kind = theirs.size === 1 ? 'unique' : isSkipped ? 'nonexistent' : 'ambiguous'
      expect([ours.kind, ...readingsOf(ours).map(({ utc }) => utc)], `${local} in ${zone}`).toEqual(
        [kind, ...theirs],
      )
    }
  })

  test.each(['.25', '.5', '.750', '.999'])(
    'the time on a clock keeps the offset of its zone %s s later',
    (fraction) => {
      expect(localTime('1997-02-28', `12:00:00${fraction}`, 'Asia/Kolkata')).toEqual({
        kind: 'unique',
        reading: {
          utc: milliseconds('1997-02-28T06:30:00Z') + 1000 * Number(fraction),
          offsetSeconds: 19_800,
        },
      })
    },
  )

  test('the time on a clock may have an offset, or follow the Sun', () => {
    expect(localTimeAtOffset('1905-12-20', '06:15', 19_270).utc).toBe(
      milliseconds('1905-12-20T00:53:50Z'),
    )
    expect(localMeanTimeOffset(80.29)).toBe(19_270)
  })

  test.each([
    ['1997-02-29', '12:00', 'Asia/Kolkata', 'There is no day 1997-02-29.'],
    ['1997-13-01', '12:00', 'Asia/Kolkata', 'There is no day 1997-13-01.'],
    ['97-1-1', '12:00', 'Asia/Kolkata', 'There is no day 97-1-1.'],
    ['1997-02-28', '25:00', 'Asia/Kolkata', 'There is no time 25:00 on a clock.'],
    ['1997-02-28', '7:00', 'Asia/Kolkata', 'There is no time 7:00 on a clock.'],
    ['1997-02-28', '12:00', 'Asia/Atlantis', 'There is no time zone "Asia/Atlantis".'],
    ['1997-02-28', '12:00', '', 'There is no time zone "".'],
  ])('the time on a clock refuses %s %s in %s', (date, time, zone, message) => {
    expect(() => localTime(date, time, zone)).toThrow(new RangeError(message))
  })
})

test.each([
  ['+05:30', 19_800],
  ['-00:25:21', -1521],
  ['+00:00', 0],
])('the offset %s is written and read back', (text, seconds) => {
  expect(formatUtcOffset(seconds)).toBe(text)
  expect(parseUtcOffset(text)).toBe(seconds)
})

test.each(['', '5:30', '+5:30', '+16:00', '+05:60', 'Asia/Kolkata'])(
  'the text "%s" is not an offset',
  (text) => {
    expect(parseUtcOffset(text)).toBeNull()
  },
)

/** 2,500 moments anywhere, and 250 changes of a clock with ten moments within two hours of each. */
function momentsNearAndFar(): readonly (readonly [zone: string, local: string])[] {
  const zones = Intl.supportedValuesOf('timeZone')
  const number = numbersFrom(20_260_601)
  const pick = (count: number) => Math.floor(number() * count)
  const anywhere = () => {
    const utc = Date.UTC(1880, 0, 1) + pick(150 * 365) * 86_400_000 + pick(86_400) * 1000
    return [zones[pick(zones.length)] ?? 'UTC', utc] as const
  }
  const far = Array.from({ length: samples(2500) }, () => {
    const [zone, utc] = anywhere()
    return [zone, new Date(utc).toISOString().slice(0, 19)] as const
  })
  const near = Array.from({ length: samples(250) }, () => {
    const [zone, utc] = anywhere()
    const before = Temporal.Instant.fromEpochMilliseconds(utc).toZonedDateTimeISO(zone)
    const clock = (before.getTimeZoneTransition('next') ?? before).toPlainDateTime()
    return Array.from({ length: 10 }, () => {
      const moved = clock.add({ seconds: pick(14_400) - 7200 })
      return [zone, moved.toString({ smallestUnit: 'second' })] as const
    })
  })
  return [...far, ...near.flat()]
}
