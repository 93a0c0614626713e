import { isKnownZone } from '~/domain/day/known-zone.ts'
import type { FoundPlace } from '~/domain/places/place.ts'
import { isSameClock } from '~/domain/places/same-clock.ts'

/** A place whose days can be computed; its zone is IANA and known to this runtime. */
export type AlmanacPlace = FoundPlace

/**
 * Which place an almanac is for.
 *
 * - `known`: the one a person chose, or the place of birth while its clocks and the device's agree.
 * - `elsewhere`: only a place of birth, whose clocks show another time: the person must say.
 * - `no-zone`: a place without a time zone, which must be asked.
 * - `unknown`: none.
 */
export type PlaceAnswer =
  | { readonly kind: 'known'; readonly place: AlmanacPlace; readonly by: 'choice' | 'birth' }
  | { readonly kind: 'elsewhere'; readonly birth: AlmanacPlace }
  | { readonly kind: 'no-zone'; readonly place: Omit<AlmanacPlace, 'zone'> }
  | { readonly kind: 'unknown' }

type Born = {
  readonly birthPlace: string
  readonly latitude: number | null
  readonly longitude: number | null
  readonly zone: string | null
}

type Known = {
  /** What the person chose on this device. */
  readonly chosen: AlmanacPlace | null
  readonly birth: Born | null
  /** The IANA zone of the device. */
  readonly deviceZone: string
  /** ms UTC */
  readonly now: number
}

/**
 * The place for an almanac. As for the watches of the day, nobody is asked while the clocks at the
 * place of birth and on the device agree.
 */
export function almanacPlace({ chosen, birth, deviceZone, now }: Known): PlaceAnswer {
  if (chosen) return withZone(chosen, 'choice')
  const born = birth && placeOf(birth)
  if (!born) return { kind: 'unknown' }
  const found = withZone(born, 'birth')
  if (found.kind !== 'known' || isSameClock(found.place.zone, deviceZone, now)) return found
  return { kind: 'elsewhere', birth: found.place }
}

function placeOf({ birthPlace: label, latitude, longitude, zone }: Born) {
  return latitude === null || longitude === null ? null : { label, latitude, longitude, zone }
}

function withZone(
  place: Omit<AlmanacPlace, 'zone'> & { readonly zone: string | null },
  by: 'choice' | 'birth',
): PlaceAnswer {
  const { label, latitude, longitude, zone } = place
  const bare = { label, latitude, longitude }
  if (zone === null || !isKnownZone(zone)) return { kind: 'no-zone', place: bare }
  return { kind: 'known', place: { ...bare, zone }, by }
}

/** The first part of a label: "Pune" of "Pune, Maharashtra, India". */
export function townOf({ label }: Pick<AlmanacPlace, 'label'>): string {
  return label.split(',')[0] ?? label
}
