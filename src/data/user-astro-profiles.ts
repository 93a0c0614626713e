import * as z from 'zod/mini'
import type { Row, RowChange, RowTable } from '~/data/engine/row-table.ts'
import { instantShape, stampOf } from '~/data/exact-instant.ts'
import { objectsOfRows } from '~/data/objects-of-rows.ts'
import { dayShape } from '~/data/parse-reply.ts'
import { overOlder, type Returned, type WriteDefinitions } from '~/data/write-definition.ts'
import type { StoredBirth } from '~/domain/birth/birth.ts'
import type { Call } from '~/lib/call.ts'
import { storableText } from '~/lib/storable-text.ts'

/** A person's birth details. */
export type AstroProfile = StoredBirth & {
  readonly fullName: string | null
  /** How exact the time of birth is: this many minutes either way; `null` when it is not given. */
  readonly sureToMinutes: number | null
  readonly currentDasha: string | null
  readonly moonSign: string | null
}

/** Stored birth details; `updatedAt` is the instant of the last change, ISO 8601 in UTC. */
export type StoredAstroProfile = AstroProfile & { readonly updatedAt: string }

/** An angle of at most so many degrees either way. */
export const degrees = (most: number) => z.number().check(z.minimum(-most), z.maximum(most))
/** A whole number between two, both included. */
export const whole = (least: number, most: number) =>
  z.int().check(z.minimum(least), z.maximum(most))

/** A time of day, to the second where an imported one was; PostgreSQL stores the end of one as `24:00`. */
const CLOCK = /^(([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?|24:00)$/

/** What the tables of births allow themselves, so that no chart is computed from anything else. */
export const storedBirthShapes = {
  birthDate: dayShape,
  birthTime: z.pipe(
    z.string().check(z.regex(CLOCK)),
    z.transform((time) => time.slice(0, 5)),
  ),
  birthPlace: z.string(),
  timezone: z.string(),
  latitude: z.nullable(degrees(90)),
  longitude: z.nullable(degrees(180)),
  zone: z.nullable(z.string()),
  utcOffsetSeconds: z.nullable(whole(-57_600, 57_600)),
  sureToMinutes: z.nullable(whole(0, 720)),
} as const

/** The columns of a birth in a row, in their order. */
export const BIRTH_COLUMNS = [
  'birthDate',
  'birthTime',
  'birthPlace',
  'timezone',
  'latitude',
  'longitude',
  'zone',
  'utcOffsetSeconds',
  'sureToMinutes',
] as const

const profileShape = z.object({
  fullName: z.nullable(z.string()),
  ...storedBirthShapes,
  currentDasha: z.nullable(z.string()),
  moonSign: z.nullable(z.string()),
  updatedAt: instantShape,
})

/** The birth details on the device, one row at most. */
export const ASTRO_PROFILES: RowTable = {
  name: 'user_astro_profiles',
  keyOf: () => '',
  partOf: () => '',
}

const COLUMNS = ['fullName', ...BIRTH_COLUMNS, 'currentDasha', 'moonSign', 'updatedAt'] as const

/** The person's birth details, `null` when there are none. */
export function astroProfileOf(rows: readonly Row[]): StoredAstroProfile | null {
  return objectsOfRows(rows, COLUMNS, profileShape)[0] ?? null
}

/** Birth details to store, changed at the instant `at`. */
export type AstroProfileEdit = {
  readonly profile: AstroProfile
  readonly at: string
  /** The `updatedAt` of the details the person changed, `null` when there were none. */
  readonly base: string | null
}

/**
 * Saves the birth details, unless they have changed since `base`. An empty name is stored as null.
 */
export function saveBirthDetails({ profile, at, base }: AstroProfileEdit): Call {
  return {
    name: 'save_birth_details',
    args: {
      full_name: storableText(profile.fullName ?? '').trim() || null,
      birth_date: profile.birthDate,
      birth_time: profile.birthTime,
      birth_place: storableText(profile.birthPlace).trim(),
      timezone: profile.timezone,
      latitude: profile.latitude,
      longitude: profile.longitude,
      zone: profile.zone,
      utc_offset_seconds: profile.utcOffsetSeconds,
      sure_to_minutes: profile.sureToMinutes,
      current_dasha: profile.currentDasha,
      moon_sign: profile.moonSign,
      at,
      base,
    },
  }
}

/** The birth details among the rows, as they are from now on. */
function birthDetailsSaved({ profile, at, base }: AstroProfileEdit): RowChange {
  const { args } = saveBirthDetails({ profile, at, base })
  const saved: StoredAstroProfile = {
    ...profile,
    fullName: args.full_name === null ? null : String(args.full_name),
    birthPlace: String(args.birth_place),
    updatedAt: stampOf(at, base),
  }
  const row = [...COLUMNS.map((column) => saved[column]), 0]
  return {
    table: ASTRO_PROFILES.name,
    parts: [''],
    change: (rows) => void rows.set(ASTRO_PROFILES.keyOf(row), row),
  }
}

export type AstroProfileWrites = { 'save-astro-profile': AstroProfileEdit & Returned }

export const astroProfileWrites: WriteDefinitions<AstroProfileWrites> = {
  'save-astro-profile': {
    call: saveBirthDetails,
    row: () => 'birth',
    changes: (write) => [birthDetailsSaved(write)],
    merged: (earlier, later) => ({ ...later, base: earlier.base }),
    rebased: (write, at) => ({ ...write, base: at }),
    replacesEarlier: true,
    insteadOf: overOlder,
  },
}
