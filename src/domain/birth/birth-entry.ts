import { type Birth, checkHasCome, type StoredBirth } from '~/domain/birth/birth.ts'
import { type BirthClock, offsetClock, zoneClock } from '~/domain/birth/birth-clock.ts'
import { readCoordinate } from '~/domain/birth/birth-coordinate.ts'
import { readBirthDate, readBirthOffset, readBirthTime } from '~/domain/birth/birth-date-time.ts'
import { WrongBirth } from '~/domain/birth/birth-fault.ts'
import {
  type BirthProblems,
  BirthReader,
  type BirthTyped,
  type KnownPlace,
  settledOffset,
} from '~/domain/birth/birth-typed.ts'
import type { LocalDay } from '~/domain/day/local-day.ts'
import { checkMoment, checkPlace } from '~/jyotish/time/chart-limits.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'
import { localMeanTimeOffset } from '~/jyotish/time/local-time.ts'

/** What could be read of a birth, part by part; `null` is unknown or wrong. */
type ReadParts = {
  readonly date: LocalDay | null
  readonly time: string | null
  readonly place: string | null
  /** Degrees, north and east positive. */
  readonly latitude: number | null
  readonly longitude: number | null
  readonly clock: BirthClock | null
}

export type BirthEntry = ReadParts & {
  /** Ready to be computed, or `null` with at least one problem. */
  readonly birth: Birth | null
  readonly problems: BirthProblems
}

type Known = {
  /** The place that the typed text means, if it has been found. */
  readonly place: KnownPlace | null
  /** Several places have the typed name, and none of them has been chosen. */
  readonly isShared?: boolean
  /** The IANA zone at the coordinates, if it is known. */
  readonly zone: string | null
  /** The birth details that are being edited. */
  readonly stored: StoredBirth | null
  readonly now: Date
}

/**
 * Reads the typed birth details into a birth, or into the problems of each field. Nothing is
 * guessed: a time that came twice is no birth until one of the two is chosen.
 */
export function readBirthEntry(typed: BirthTyped, known: Known): BirthEntry {
  const fields = new BirthReader()
  const date = fields.required('date', typed.date, () => dayInThePast(typed.date, known.now))
  const time = fields.required('time', typed.time, () => readBirthTime(typed.time))
  const place = fields.required('place', typed.place, () => nameOf(typed, known))
  const latitude = fields.read('latitude', () => coordinate(typed, known.place, 'latitude'))
  const longitude = fields.read('longitude', () => coordinate(typed, known.place, 'longitude'))
  const clock = readClock(typed, known, { date, time, latitude, longitude }, fields)
  const isPast = clock !== null && fields.read('time', () => checkPast(clock, known.now)) !== null
  const parts = { date, time, place, latitude, longitude, clock }
  return { ...parts, birth: isPast ? birthFrom(parts, typed) : null, problems: fields.problems }
}

function birthFrom(parts: ReadParts, { timezone }: BirthTyped): Birth | null {
  const { date, time, place, latitude, longitude, clock } = parts
  if (date === null || time === null || place === null) return null
  if (latitude === null || longitude === null || !clock?.reading) return null
  return { date, time, place, latitude, longitude, timezone, zone: clock.zone, ...clock.reading }
}

function readClock(
  typed: BirthTyped,
  { zone: found, stored }: Known,
  { date, time, latitude, longitude }: Omit<ReadParts, 'place' | 'clock'>,
  fields: BirthReader,
): BirthClock | null {
  const { timezone, which, offsetText } = typed
  const offset =
    timezone === 'offset' ? fields.read('offset', () => readBirthOffset(offsetText)) : null
  const zone = fields.read('timezone', () => zoneOf(timezone, found))
  if (date === null || time === null) return null
  if (timezone === 'offset') return offset === null ? null : offsetClock(date, time, offset)
  if (timezone === 'LMT') {
    return longitude === null ? null : offsetClock(date, time, localMeanTimeOffset(longitude))
  }
  if (zone === null) return null
  const settled = settledOffset(stored, { date, time, latitude, longitude, timezone, zone })
  return fields.read('timezone', () =>
    zoneClock({ date, time, zone, which, settledOffset: settled }),
  )
}

// The easternmost zone begins each day fourteen hours before Greenwich.
const FIRST_MIDNIGHT = 14 * 3_600_000

function dayInThePast(text: string, now: Date): LocalDay {
  const day = readBirthDate(text)
  const midnight = Date.parse(day)
  checkMoment(midnight as UtcMilliseconds)
  if (midnight - FIRST_MIDNIGHT > now.getTime()) throw new WrongBirth({ fault: 'day-to-come' })
  return day
}

function checkPast({ kind, reading }: BirthClock, now: Date): true {
  if (reading) {
    checkHasCome(reading.utc, now.getTime())
    return true
  }
  throw new WrongBirth({ fault: kind === 'ambiguous' ? 'time-came-twice' : 'time-skipped' })
}

function nameOf({ place: text, byHand }: BirthTyped, { place, isShared }: Known): string {
  if (place && !byHand) return place.label
  if (byHand) return text.trim()
  if (isShared) throw new WrongBirth({ fault: 'namesakes' })
  throw new WrongBirth({ fault: 'place-not-chosen' })
}

function coordinate(
  { byHand }: BirthTyped,
  place: KnownPlace | null,
  axis: 'latitude' | 'longitude',
): number | null {
  if (byHand) {
    if (byHand[axis].trim() === '') throw new WrongBirth({ fault: 'missing', what: axis })
    return readCoordinate(byHand[axis], axis)
  }
  if (!place) return null
  checkPlace({ latitude: 0, longitude: 0, [axis]: place[axis] })
  return place[axis]
}

/** The IANA zone in use; `null` for local mean time and an offset. */
function zoneOf(timezone: string, found: string | null): string | null {
  if (timezone === 'LMT' || timezone === 'offset') return null
  const zone = timezone === 'auto' ? found : timezone
  if (zone !== null) return zone
  throw new WrongBirth({ fault: 'zone-not-known' })
}
