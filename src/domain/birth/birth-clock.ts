import type { Birth } from '~/domain/birth/birth.ts'
import { type LocalDay, localDay } from '~/domain/day/local-day.ts'
import {
  localMeanTimeOffset,
  localTime,
  localTimeAtOffset,
  type Reading,
} from '~/jyotish/time/local-time.ts'
import { assertNever } from '~/lib/assert-never.ts'

/** Which of two readings of a clock was meant. */
export type WhichReading = 'earlier' | 'later'

/** A time that a clock really showed, and its reading. */
type ShownTime = {
  readonly date: LocalDay
  readonly time: string
  readonly reading: Reading
}

/**
 * How the clock at the place of birth is read: by an IANA zone, or with `zone` null by local mean
 * time or an offset. A time that came twice has no `reading` until one is chosen; a skipped time
 * has none, and `nearest` is a time before the jump and one after it, each as far from the jump as
 * the skipped time is inside it.
 */
export type BirthClock = { readonly zone: string | null } & (
  | { readonly kind: 'unique'; readonly reading: Reading }
  | {
      readonly kind: 'ambiguous'
      readonly reading: Reading | null
      readonly earlier: Reading
      readonly later: Reading
    }
  | {
      readonly kind: 'nonexistent'
      readonly reading: null
      readonly nearest: readonly [ShownTime, ShownTime]
    }
)

type ZoneClock = {
  readonly date: LocalDay
  readonly time: string
  readonly zone: string
  /** What the person chose. */
  readonly which: WhichReading | null
  /** The offset it was saved with, if nothing that it depends on has changed. */
  readonly settledOffset: number | null
}

/**
 * The clock of an IANA zone. Of two readings neither counts until one is chosen or was saved.
 * @throws RangeError when there is no such zone.
 */
export function zoneClock({ date, time, zone, which, settledOffset }: ZoneClock): BirthClock {
  const found = localTime(date, time, zone)
  const settled = settledOffset === null ? null : localTimeAtOffset(date, time, settledOffset)
  switch (found.kind) {
    case 'unique':
      return { kind: 'unique', zone, reading: settled ?? found.reading }
    case 'ambiguous': {
      const { earlier, later } = found
      const saved = [earlier, later].find(({ utc }) => utc === settled?.utc) ?? null
      // Saved with an offset that, by newer zone data, the zone did not have.
      if (settled && !saved && which === null) return { kind: 'unique', zone, reading: settled }
      return {
        kind: 'ambiguous',
        zone,
        reading: which === null ? saved : found[which],
        earlier,
        later,
      }
    }
    case 'nonexistent': {
      if (settled) return { kind: 'unique', zone, reading: settled }
      const { earlier, later } = found
      // Before the jump clocks used the old offset, which is that of the later reading.
      const before = shownTime(earlier, later.offsetSeconds, Math.floor)
      const after = shownTime(later, earlier.offsetSeconds, Math.ceil)
      return { kind: 'nonexistent', zone, reading: null, nearest: [before, after] }
    }
    default:
      return assertNever(found)
  }
}

const MINUTE = 60_000

/** What a clock with this offset from UTC showed at the instant of a reading, in whole minutes. */
function shownTime(
  { utc }: Reading,
  offsetSeconds: number,
  whole: (minutes: number) => number,
): ShownTime {
  const minutes = whole((utc + offsetSeconds * 1000) / MINUTE)
  const shown = new Date(minutes * MINUTE).toISOString()
  const date = localDay(shown.slice(0, 10))
  const time = shown.slice(11, 16)
  return { date, time, reading: localTimeAtOffset(date, time, offsetSeconds) }
}

/** A clock with a fixed offset, in seconds ahead of UTC. */
export function offsetClock(date: LocalDay, time: string, offsetSeconds: number): BirthClock {
  return { kind: 'unique', zone: null, reading: localTimeAtOffset(date, time, offsetSeconds) }
}

/**
 * How much further ahead of UTC the clock was than its zone is on the same day of the year in
 * `now`, in seconds: an hour in war time. 0 where that cannot be known.
 */
export function aheadOfToday(clock: BirthClock, date: LocalDay, time: string, now: Date): number {
  const { reading, zone } = clock
  if (reading === null || zone === null) return 0
  const day = date.slice(5) === '02-29' ? '02-28' : date.slice(5)
  const today = localTime(`${now.getUTCFullYear()}-${day}`, time, zone)
  return today.kind === 'unique' ? reading.offsetSeconds - today.reading.offsetSeconds : 0
}

/**
 * The offset of local mean time, in seconds, where the zone still used the local time of its own
 * city (an offset with seconds) and no standard time; `null` otherwise.
 */
export function localMeanTimeInstead(clock: BirthClock, longitude: number): number | null {
  const { reading, zone } = clock
  if (reading === null || zone === null || reading.offsetSeconds % 60 === 0) return null
  return localMeanTimeOffset(longitude)
}

const DAY = 86_400
const FAR = 4 * 3600

/**
 * Whether a clock is so far from the solar time at a longitude, in degrees east, that it is
 * probably not the clock of that place. No zone on land is more than about three hours off, whole
 * days not counted.
 */
export function isFarFromSun({ reading }: BirthClock, longitude: number): boolean {
  if (reading === null) return false
  const apart = Math.abs(reading.offsetSeconds - localMeanTimeOffset(longitude)) % DAY
  return Math.min(apart, DAY - apart) > FAR
}

/**
 * With which of two readings a birth was computed; `null` where its time came once, or where this
 * runtime does not know its zone.
 */
export function readingTaken({ date, time, zone, utc }: Birth): WhichReading | null {
  if (zone === null) return null
  try {
    const found = localTime(date, time, zone)
    if (found.kind !== 'ambiguous') return null
    return (['earlier', 'later'] as const).find((which) => found[which].utc === utc) ?? null
  } catch {
    return null
  }
}
