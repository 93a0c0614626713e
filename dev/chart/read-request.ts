import type { ChartRequest } from '~/jyotish/chart/chart.ts'
import { FIRST_YEAR, LAST_YEAR } from '~/jyotish/chart/chart-limits.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'
import {
  localMeanTimeOffset,
  localTime,
  localTimeAtOffset,
  type Reading,
} from '~/jyotish/time/local-time.ts'
import { formatUtcOffset, parseUtcOffset } from '~/jyotish/time/utc-offset.ts'

export type ReadRequest = ChartRequest & {
  /** The instant of "now", for the current periods. */
  readonly now: UtcMilliseconds | undefined
  /** How the local time was read; `null` when the time was given in UTC. */
  readonly clock: { readonly offset: string; readonly other: Reading | null } | null
}

type Members = Readonly<Record<string, unknown>>

/**
 * Reads one request: `{date, time, latitude, longitude, timezone}`, or `utc` instead of `date`,
 * `time` and `timezone`. `timezone` is an IANA zone, an offset such as `+05:30`, or `LMT`; for a
 * time that a clock showed twice the earlier one is used unless `disambiguation` is `later`, and
 * the reply reports it. Also `node` (`mean` or `true`) and `now`.
 * @throws RangeError, with a text for people, for an invalid request.
 */
export function readRequest(line: string): ReadRequest {
  const members = membersOf(line)
  const latitude = degreesOf(members, 'latitude', 90)
  const longitude = degreesOf(members, 'longitude', 180)
  const node = oneOf(members, 'node', ['mean', 'true'])
  const now = members.now === undefined ? undefined : instantOf(members, 'now').utc
  const { reading, other, isClock } =
    members.utc === undefined ? clockReadingOf(members, longitude) : greenwich(members)
  const clock = isClock ? { offset: formatUtcOffset(reading.offsetSeconds), other } : null
  return { utc: reading.utc, latitude, longitude, node, now, clock }
}

function membersOf(line: string): Members {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    throw new RangeError('The line is not JSON.')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new RangeError('A request is a JSON object.')
  }
  return value as Members
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

const INSTANT = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)Z$/

function instantOf(members: Members, name: string): Reading {
  const [, date = '', time = ''] = INSTANT.exec(textOf(members, name)) ?? []
  if (!date) throw new RangeError(`${name} must look like 1990-01-31T06:15:00Z.`)
  return localTimeAtOffset(date, time, 0)
}

function checkYear(date: string): void {
  const year = Number(date.slice(0, 4))
  if (year >= FIRST_YEAR && year <= LAST_YEAR) return
  throw new RangeError(`Charts can be computed for the years ${FIRST_YEAR} to ${LAST_YEAR}.`)
}

function textOf(members: Members, name: string): string {
  const value = members[name]
  if (typeof value === 'string' && value !== '') return value
  throw new RangeError(`${name} is missing: it must be a text.`)
}

function degreesOf(members: Members, name: string, limit: number): number {
  const value = members[name]
  if (typeof value === 'number' && Math.abs(value) <= limit) return value
  throw new RangeError(`The ${name} must be a number from −${limit} to ${limit}.`)
}

/** The first one is the default. */
function oneOf<const Text extends string>(
  members: Members,
  name: string,
  texts: readonly [Text, ...Text[]],
): Text {
  const value = members[name]
  if (value === undefined) return texts[0]
  const found = texts.find((text) => text === value)
  if (!found) throw new RangeError(`${name} must be ${texts.join(' or ')}.`)
  return found
}
