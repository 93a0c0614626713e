import fc from 'fast-check'
import { type Birth, birthOf } from '~/domain/birth/birth.ts'
import type { SharedBirth } from '~/domain/birth/shared-birth.ts'
import { localDay } from '~/domain/day/local-day.ts'
import { TIME_ZONE_GROUPS } from '~/domain/places/time-zones.ts'
import { localMeanTimeOffset, localTime } from '~/jyotish/time/local-time.ts'

const ZONES = TIME_ZONE_GROUPS.flatMap(({ zones }) => zones.map(({ id }) => id))

/** A moment after every birth that is made here, in ms UTC. */
export const NOW = Date.UTC(2026, 5, 1)

/** Near Pune, in the early morning. */
export const PUNE: Birth = birthIn({
  date: '1991-02-28',
  time: '05:40',
  place: 'Pune (Poona), Maharashtra, India',
  latitude: 18.52,
  longitude: 73.86,
  zone: 'Asia/Kolkata',
})

type When = {
  readonly date: string
  readonly time: string
  readonly place: string
  readonly latitude: number
  readonly longitude: number
  readonly zone: string
}

/** A birth by the zone of its place; of two readings the earlier. */
function birthIn({ zone, ...when }: When): Birth {
  const found = localTime(when.date, when.time, zone)
  const { offsetSeconds } = found.kind === 'unique' ? found.reading : found.earlier
  return birthAt({ ...when, zone, timezone: 'auto', offsetSeconds })
}

function birthAt(
  parts: Omit<When, 'zone'> & { zone: string | null; timezone: string; offsetSeconds: number },
): Birth {
  const birth = birthOf({
    birthDate: localDay(parts.date),
    birthTime: parts.time,
    birthPlace: parts.place,
    timezone: parts.timezone,
    latitude: parts.latitude,
    longitude: parts.longitude,
    zone: parts.zone,
    utcOffsetSeconds: parts.offsetSeconds,
  })
  if (!birth) throw new RangeError('A birth has a place.')
  return birth
}

const when = {
  date: fc
    .date({ min: new Date('1801-01-02'), max: new Date('2026-05-01'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10)),
  time: fc
    .integer({ min: 0, max: 1439 })
    .map((at) => new Date(at * 60_000).toISOString().slice(11, 16)),
  place: fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
    .map((name) =>
      `${name.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, '')} पुणे`.trim(),
    ),
  latitude: fc.double({ min: -65.9, max: 65.9, noNaN: true }).map((degrees) => degrees + 0),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }).map((degrees) => degrees + 0),
}

const byZone = fc
  .record({ ...when, zone: fc.constantFrom(...ZONES), isNamed: fc.boolean() })
  .map(({ isNamed, ...rest }) => {
    const birth = birthIn(rest)
    return isNamed ? { ...birth, timezone: rest.zone } : birth
  })

const withoutZone = fc
  .record({
    ...when,
    timezone: fc.constantFrom('LMT', 'offset'),
    minutes: fc.integer({ min: -720, max: 840 }),
  })
  .map(({ timezone, minutes, ...rest }) => {
    const offsetSeconds =
      timezone === 'LMT' ? localMeanTimeOffset(rest.longitude) + 0 : minutes * 60
    return birthAt({ ...rest, zone: null, timezone, offsetSeconds })
  })

/** Every kind of birth that the form can resolve. */
export const anyShared: fc.Arbitrary<SharedBirth> = fc.record({
  birth: fc.oneof(byZone, withoutZone),
  sureToMinutes: fc.option(fc.integer({ min: 0, max: 720 })),
})
