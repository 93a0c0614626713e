import { type Birth, birthOf, type StoredBirth } from '~/domain/birth/birth.ts'
import type { WhichReading } from '~/domain/birth/birth-clock.ts'
import { type BirthFault, birthFaultOf } from '~/domain/birth/birth-fault.ts'
import type { FoundPlace } from '~/domain/places/place.ts'
import { formatUtcOffset } from '~/jyotish/time/utc-offset.ts'

/** A place with its coordinates; a zone that is `null` is looked up later. */
export type KnownPlace = Omit<FoundPlace, 'zone'> & { readonly zone: string | null }

type TypedCoordinates = { readonly latitude: string; readonly longitude: string }

/** What a person typed and chose about a birth, as the fields show it. */
export type BirthTyped = {
  readonly fullName: string
  readonly date: string
  readonly time: string
  readonly place: string
  /** The chosen place; valid as long as `place` is its label. */
  readonly chosen: KnownPlace | null
  /** Coordinates typed by hand; they have priority over those of the place. */
  readonly byHand: TypedCoordinates | null
  /** `auto`, an IANA zone, `LMT`, or `offset` for the offset in `offsetText`. */
  readonly timezone: string
  readonly offsetText: string
  readonly which: WhichReading | null
  readonly sureToMinutes: number | null
}

export type InitialBirth = StoredBirth & {
  readonly fullName?: string | null
  readonly sureToMinutes: number | null
}

export const NOTHING_TYPED: BirthTyped = {
  fullName: '',
  date: '',
  time: '',
  place: '',
  chosen: null,
  byHand: null,
  timezone: 'auto',
  offsetText: '',
  which: null,
  sureToMinutes: null,
}

/** The contents of the fields when stored birth details are opened. */
export function typedOf(stored: InitialBirth): BirthTyped {
  const { latitude, longitude, timezone, utcOffsetSeconds } = stored
  const isPlaced = latitude !== null && longitude !== null
  const zone = timezone === 'auto' ? stored.zone : null
  return {
    ...NOTHING_TYPED,
    fullName: stored.fullName ?? '',
    date: stored.birthDate,
    time: stored.birthTime,
    place: stored.birthPlace,
    chosen: isPlaced ? { label: stored.birthPlace, latitude, longitude, zone } : null,
    timezone,
    offsetText:
      timezone === 'offset' && utcOffsetSeconds !== null ? formatUtcOffset(utcOffsetSeconds) : '',
    sureToMinutes: stored.sureToMinutes,
  }
}

/** The values that the offset of a clock depends on. */
type Bearing = { readonly [Key in (typeof BEARING)[number]]: Birth[Key] | null }

const BEARING = ['date', 'time', 'latitude', 'longitude', 'timezone', 'zone'] as const

/** The stored offset, valid until a value it depends on has changed: when, where, or the zone. */
export function settledOffset(stored: StoredBirth | null, now: Bearing): number | null {
  const settled = stored && birthOf(stored)
  if (!settled) return null
  return BEARING.every((key) => settled[key] === now[key]) ? settled.offsetSeconds : null
}

/** The fields of a birth that can have a problem, in the order of the form. */
export const BIRTH_FIELDS = [
  'fullName',
  'date',
  'time',
  'place',
  'latitude',
  'longitude',
  'timezone',
  'offset',
] as const

export type BirthField = (typeof BIRTH_FIELDS)[number]

/** `missing`: a required field is empty. */
type BirthProblem = { readonly kind: 'missing' | 'wrong'; readonly fault: BirthFault }
export type BirthProblems = Readonly<Partial<Record<BirthField, BirthProblem>>>

/** Reads fields one by one and collects their problems. */
export class BirthReader {
  readonly #problems: Partial<Record<BirthField, BirthProblem>> = {}

  get problems(): BirthProblems {
    return this.#problems
  }

  /** The result of `reader` for a field; `null` where it throws a `RangeError`, which is kept. */
  read<Value>(field: BirthField, reader: () => Value): Value | null {
    try {
      return reader()
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      this.#problems[field] ??= { kind: 'wrong', fault: birthFaultOf(error) }
      return null
    }
  }

  /** The same for a required field, which may be empty. */
  required<Value>(field: 'date' | 'time' | 'place', text: string, reader: () => Value) {
    if (text.trim() !== '') return this.read(field, reader)
    this.#problems[field] = { kind: 'missing', fault: { fault: 'missing', what: field } }
    return null
  }
}
