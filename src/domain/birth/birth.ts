import type { LocalDay } from '~/domain/day/local-day.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'
import { localTime, localTimeAtOffset } from '~/jyotish/time/local-time.ts'
import { formatUtcOffset } from '~/jyotish/time/utc-offset.ts'
import { BirthToCome } from '~/lib/birth-to-come.ts'

/** A birth that has been placed in space and time: everything a chart is computed from. */
export type Birth = {
  /** The date and the time (`HH:MM`) that calendar and clock at the place of birth showed. */
  readonly date: LocalDay
  readonly time: string
  readonly place: string
  /** Degrees, north and east positive. */
  readonly latitude: number
  readonly longitude: number
  /**
   * How the clock is read: `auto` by the zone of the place, an IANA zone, `LMT` by local mean time,
   * or `offset` by a typed offset.
   */
  readonly timezone: string
  /** The IANA zone that was found or chosen; `null` for `LMT` and `offset`. */
  readonly zone: string | null
  /** How far the clock was ahead of UTC, in seconds. */
  readonly offsetSeconds: number
  readonly utc: UtcMilliseconds
}

/** @throws BirthToCome for a birth after `now`; both in ms UTC. */
export function checkHasCome(utc: number, now: number): void {
  if (utc > now) throw new BirthToCome()
}

/** Birth details as they are stored; an older record has no place on the globe yet. */
export type StoredBirth = {
  readonly birthDate: LocalDay
  readonly birthTime: string
  readonly birthPlace: string
  readonly timezone: string
  readonly latitude: number | null
  readonly longitude: number | null
  readonly zone: string | null
  readonly utcOffsetSeconds: number | null
}

/**
 * The birth of a stored record, with the offset that was found when it was saved, so that a later
 * correction of the zone data changes no chart. `null` when place or offset were never found.
 */
export function birthOf(stored: StoredBirth): Birth | null {
  const { latitude, longitude, utcOffsetSeconds } = stored
  if (latitude === null || longitude === null || utcOffsetSeconds === null) return null
  const { utc } = localTimeAtOffset(stored.birthDate, stored.birthTime, utcOffsetSeconds)
  return {
    date: stored.birthDate,
    time: stored.birthTime,
    place: stored.birthPlace,
    latitude,
    longitude,
    timezone: stored.timezone,
    zone: stored.zone,
    offsetSeconds: utcOffsetSeconds,
    utc,
  }
}

/** A birth as it is stored: what `birthOf` reads. */
export function storedBirthOf(birth: Birth) {
  return {
    birthDate: birth.date,
    birthTime: birth.time,
    birthPlace: birth.place,
    timezone: birth.timezone,
    latitude: birth.latitude,
    longitude: birth.longitude,
    zone: birth.zone,
    utcOffsetSeconds: birth.offsetSeconds,
  } satisfies StoredBirth
}

/**
 * How a birth's clock is described to a service, so that it computes the same instant. Its IANA
 * zone, or an offset like `+05:30` where there is none or where the zone alone is not enough (a
 * time that came twice, a record older than a correction of the zone).
 */
export function timezoneToSend(birth: Birth): string {
  return agreeingZone(birth) ?? formatUtcOffset(birth.offsetSeconds)
}

function agreeingZone({ date, time, zone, utc }: Birth): string | null {
  if (zone === null) return null
  try {
    const read = localTime(date, time, zone)
    return read.kind === 'unique' && read.reading.utc === utc ? zone : null
  } catch {
    // This runtime does not know the zone.
    return null
  }
}
