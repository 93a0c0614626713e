import type { ChartRequest } from '~/jyotish/chart/chart.ts'
import { FIRST_YEAR, LAST_YEAR } from '~/jyotish/time/chart-limits.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'
import {
  localMeanTimeOffset,
  localTime,
  localTimeAtOffset,
  type Reading,
} from '~/jyotish/time/local-time.ts'
import { formatUtcOffset, parseUtcOffset } from '~/jyotish/time/utc-offset.ts'
import { degreesOf, instantOf, type Members, membersOf, oneOf, textOf } from './members.ts'

export type ReadRequest = ChartRequest & {
  /** The instant of "now", for the current periods. */
  readonly now: UtcMilliseconds | undefined
  /** How the local time was read; `null` when the time was given in UTC. */
  readonly clock: { readonly offset: string; readonly other: Reading | null } | null
}

/**
 * Reads one request: `{date, time, latitude, longitude, timezone}`, or `utc` instead of the first
 * two and the last; also `node` (`mean` or `true`) and `now`. `timezone` is an IANA zone, an offset
 * such as `+05:30`, or `LMT`; for a time that a clock showed twice the earlier one is used unless
 * `disambiguation` is `later`, and the reply reports it.
 * @throws RangeError, with a text for people, for an invalid request.
 */
export function readRequest(line: string): ReadRequest {
  return chartRequestOf(membersOf(line))
}

/** The same for a line that has been parsed. */
export function chartRequestOf(members: Members): ReadRequest {
  const latitude = degreesOf(members, 'latitude', 90)
  const longitude = degreesOf(members, 'longitude', 180)
  const node = oneOf(members, 'node', ['mean', 'true'])
  const now = members.now === undefined ? undefined : instantOf(members, 'now').utc
  const { reading, other, isClock } =
    members.utc === undefined ? clockReadingOf(members, longitude) : greenwich(members)
  const clock = isClock ? { offset: formatUtcOffset(reading.offsetSeconds), other } : null
  return { utc: reading.utc, latitude, longitude, node, now, clock }
}

function greenwich(members: Members) {
  const reading = instantOf(members, 'utc')
  checkYear(textOf(members, 'utc'))
  return { reading, other: null, isClock: false }
}

function clockReadingOf(members: Members, longitude: number) {
  const date = textOf(members, 'date')
  const time = textOf(members, 'time')
  const zone = textOf(members, 'timezone')
  const offset = zone === 'LMT' ? localMeanTimeOffset(longitude) : parseUtcOffset(zone)
  if (offset !== null) {
    const reading = localTimeAtOffset(date, time, offset)
    checkYear(date)
    return { reading, other: null, isClock: true }
  }
  const resolved = localTime(date, time, zone)
  checkYear(date)
  if (resolved.kind === 'unique') return { reading: resolved.reading, other: null, isClock: true }
  const { earlier, later } = resolved
  if (resolved.kind === 'nonexistent') {
    throw new RangeError(
      `Clocks in ${zone} skipped ${time} on ${date}. The nearest readings are ${named(earlier)} and ${named(later)}.`,
    )
  }
  const isLater = oneOf(members, 'disambiguation', ['earlier', 'later']) === 'later'
  return { reading: isLater ? later : earlier, other: isLater ? earlier : later, isClock: true }
}

function named({ utc, offsetSeconds }: Reading): string {
  return `${new Date(utc).toISOString()} (${formatUtcOffset(offsetSeconds)})`
}

function checkYear(date: string): void {
  const year = Number(date.slice(0, 4))
  if (year >= FIRST_YEAR && year <= LAST_YEAR) return
  throw new RangeError(`Charts can be computed for the years ${FIRST_YEAR} to ${LAST_YEAR}.`)
}
