import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'

/** One reading of a clock: the instant, and how far the clock was ahead of UTC. */
export type Reading = { readonly utc: UtcMilliseconds; readonly offsetSeconds: number }

/**
 * A clock shows most times of a day once, some twice when it is put back, and skips some when it is
 * put forward. For a skipped time the readings use the offset after the change and the one before
 * it, the earlier instant first.
 */
export type LocalTime =
  | { readonly kind: 'unique'; readonly reading: Reading }
  | { readonly kind: 'ambiguous'; readonly earlier: Reading; readonly later: Reading }
  | { readonly kind: 'nonexistent'; readonly earlier: Reading; readonly later: Reading }

const DAY = 86_400_000

/**
 * The instants that a clock in an IANA zone meant, by the runtime's zone history: war time,
 * daylight saving, and before standard time the local mean time of the zone's own city, to the
 * second. The runtime merges zones that agree since 1970, so some others are wrong before that
 * year.
 * @param date `yyyy-mm-dd` @param time `hh:mm`, `hh:mm:ss` or with thousandths
 * @throws RangeError, with a text for people, for an invalid day, time or zone.
 */
export function localTime(date: string, time: string, zone: string): LocalTime {
  const clock = clockReading(date, time)
  // When a zone changed twice within two days, the second change only undid the first.
  const offsets = new Set([clock - DAY, clock, clock + DAY].map((at) => offsetAt(zone, at)))
  const readings = [...offsets]
    .map((offset) => readingOf(clock, offset))
    .filter(({ utc, offsetSeconds }) => offsetAt(zone, utc) === offsetSeconds)
    .sort((a, b) => a.utc - b.utc)
  const [first, second] = readings
  if (first && second) return { kind: 'ambiguous', earlier: first, later: second }
  if (first) return { kind: 'unique', reading: first }
  return {
    kind: 'nonexistent',
    earlier: readingOf(clock, offsetAt(zone, clock + DAY)),
    later: readingOf(clock, offsetAt(zone, clock - DAY)),
  }
}

/** The instant meant by a clock that was `offsetSeconds` ahead of UTC. */
export function localTimeAtOffset(date: string, time: string, offsetSeconds: number): Reading {
  return readingOf(clockReading(date, time), offsetSeconds)
}

/** Local mean time: four minutes ahead of UTC for every degree of longitude east. */
export function localMeanTimeOffset(longitude: number): number {
  return Math.round(longitude * 240)
}

function readingOf(clock: number, offsetSeconds: number): Reading {
  return { utc: (clock - offsetSeconds * 1000) as UtcMilliseconds, offsetSeconds }
}

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/
const TIME = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d(?:\.\d{1,3})?))?$/

/** What the clock showed, as milliseconds, as if it were UTC. */
function clockReading(date: string, time: string): number {
  const [, year, month, day] = DATE.exec(date) ?? []
  const midnight = Date.parse(`${date}T00:00:00Z`)
  const exists = year && month && day && new Date(midnight || 0).toISOString().startsWith(date)
  if (!exists) throw new RangeError(`There is no day ${date}.`)
  const [, hours, minutes, seconds = '0'] = TIME.exec(time) ?? []
  if (!hours) throw new RangeError(`There is no time ${time} on a clock.`)
  return midnight + 1000 * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds))
}

/** Seconds that clocks in a zone are ahead of UTC at an instant. */
function offsetAt(zone: string, utc: number): number {
  const shown = Object.fromEntries(
    formatterOf(zone)
      .formatToParts(utc)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shown
  const clock = Date.UTC(year, month - 1, day, hour, minute, second)
  return Math.round((clock - Math.floor(utc / 1000) * 1000) / 1000)
}

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone)
  if (known) return known
  const formatter = newFormatter(zone)
  formatters.set(zone, formatter)
  return formatter
}

function newFormatter(timeZone: string): Intl.DateTimeFormat {
  try {
    const field = 'numeric'
    return new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
      timeZone,
      hourCycle: 'h23',
      year: field,
      month: field,
      day: field,
      hour: field,
      minute: field,
      second: field,
    })
  } catch {
    throw new RangeError(`There is no time zone "${timeZone}".`)
  }
}
