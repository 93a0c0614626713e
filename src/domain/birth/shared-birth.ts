import { type Birth, birthOf, checkHasCome } from '~/domain/birth/birth.ts'
import { readingTaken } from '~/domain/birth/birth-clock.ts'
import { WrongBirth } from '~/domain/birth/birth-fault.ts'
import { type BirthTyped, type InitialBirth, typedOf } from '~/domain/birth/birth-typed.ts'
import { isLocalDay, type LocalDay } from '~/domain/day/local-day.ts'
import { checkMoment, checkPlace } from '~/jyotish/time/chart-limits.ts'
import { localMeanTimeOffset, localTime } from '~/jyotish/time/local-time.ts'

/** A birth as a link or a file carries it, as it was resolved, and how sure its time is. */
export type SharedBirth = { readonly birth: Birth; readonly sureToMinutes: number | null }

/** What a link or a file says: of the right types, but from anyone. */
export type SharedDetails = Omit<Birth, 'date' | 'utc'> & {
  readonly date: string
  readonly sureToMinutes: number | null
}

/** What is sent of a birth. A name of a place keeps no line breaks and no marks that turn text. */
export function detailsOf({ birth, sureToMinutes }: SharedBirth): SharedDetails {
  const { date, time, place, latitude, longitude, timezone, zone, offsetSeconds } = birth
  const where = { place: plainName(place), latitude, longitude }
  return { date, time, ...where, timezone, zone, offsetSeconds, sureToMinutes }
}

/**
 * The birth of such details; `now` is in ms UTC.
 * @throws WrongBirth, BirthToCome, or a RangeError of the chart engine, when no such birth can be, or
 * its parts contradict each other.
 */
export function sharedBirthOf(details: SharedDetails, now: number): SharedBirth {
  const { date, place, latitude, longitude, sureToMinutes } = details
  if (!isLocalDay(date) || !CLOCK.test(details.time)) {
    throw new WrongBirth({ fault: 'no-such-moment' })
  }
  if (place === '' || place !== plainName(place)) throw new WrongBirth({ fault: 'unnamed-place' })
  checkPlace({ latitude, longitude })
  checkClock(details)
  const birth = birthOf(initialOf({ ...details, date }))
  if (!birth) throw new WrongBirth({ fault: 'unnamed-place' })
  checkMoment(birth.utc)
  checkHasCome(birth.utc, now)
  return { birth, sureToMinutes }
}

/** The same birth as stored details, for the fields of a form. */
export function storedOf({ birth, sureToMinutes }: SharedBirth): InitialBirth {
  return initialOf({ ...birth, sureToMinutes })
}

/** The same birth as if it had been typed, for another form. */
export function typedOfShared(shared: SharedBirth): BirthTyped {
  return { ...typedOf(storedOf(shared)), which: readingTaken(shared.birth) }
}

function initialOf(details: SharedDetails & { readonly date: LocalDay }): InitialBirth {
  return {
    birthDate: details.date,
    birthTime: details.time,
    birthPlace: details.place,
    timezone: details.timezone,
    // A minus zero is no other number to people, and JSON does not keep it.
    latitude: details.latitude + 0,
    longitude: details.longitude + 0,
    zone: details.zone,
    utcOffsetSeconds: details.offsetSeconds + 0,
    sureToMinutes: details.sureToMinutes,
  }
}

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/
const MOST_LETTERS = 300
// Control characters, and marks that would show the words after them in another order.
const UNPRINTED = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu

function plainName(place: string): string {
  const printed = place.toWellFormed().replace(UNPRINTED, ' ').trim()
  return printed.slice(0, MOST_LETTERS).toWellFormed().trim()
}

const WIDEST_OFFSET = 57_600
/** Zone data is corrected for the past too; corrections are of less than that. */
const MOST_CORRECTED = 3600

function checkClock({ date, time, timezone, zone, longitude, offsetSeconds }: SharedDetails): void {
  if (!Number.isInteger(offsetSeconds) || Math.abs(offsetSeconds) > WIDEST_OFFSET)
    throw contradiction()
  if (timezone === 'offset' || timezone === 'LMT') {
    if (zone !== null) throw contradiction()
    if (timezone === 'LMT' && offsetSeconds !== localMeanTimeOffset(longitude))
      throw contradiction()
    return
  }
  if (zone === null || (timezone !== 'auto' && timezone !== zone)) throw contradiction()
  const found = localTime(date, time, zone)
  const readings = found.kind === 'unique' ? [found.reading] : [found.earlier, found.later]
  const isNear = readings.some(
    (reading) => Math.abs(reading.offsetSeconds - offsetSeconds) <= MOST_CORRECTED,
  )
  if (!isNear) throw contradiction()
}

function contradiction(): WrongBirth {
  return new WrongBirth({ fault: 'clock-against-zone' })
}
