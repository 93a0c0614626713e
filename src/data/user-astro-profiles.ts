import * as z from 'zod/mini'
import type { StoredBirth } from '~/domain/birth.ts'
import { type Database, type Statement, sql } from '~/lib/sql.ts'
import { dayShape, parseFirst } from './parse-rows.ts'

/** A person's birth details. */
export type AstroProfile = StoredBirth & {
  readonly fullName: string | null
  /** The time of birth is right to so many minutes either way; `null` when nobody said. */
  readonly sureToMinutes: number | null
  readonly currentDasha: string | null
  readonly moonSign: string | null
}

/** Birth details as the database has them; `updatedAt` is the instant of the last change, ISO 8601 in UTC. */
export type StoredAstroProfile = AstroProfile & { readonly updatedAt: string }

const profileShape = z.object({
  fullName: z.nullable(z.string()),
  birthDate: dayShape,
  birthTime: z.string().check(z.regex(/^\d{2}:\d{2}$/)),
  birthPlace: z.string(),
  timezone: z.string(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  zone: z.nullable(z.string()),
  utcOffsetSeconds: z.nullable(z.number()),
  sureToMinutes: z.nullable(z.number()),
  currentDasha: z.nullable(z.string()),
  moonSign: z.nullable(z.string()),
  updatedAt: z.iso.datetime(),
})

/** The person's birth details, `null` when they have given none. */
export async function findAstroProfile(db: Database): Promise<StoredAstroProfile | null> {
  const rows = await db.read(sql`
    select
      full_name as "fullName", birth_date::text as "birthDate",
      to_char(birth_time, 'HH24:MI') as "birthTime", birth_place as "birthPlace",
      timezone, latitude, longitude, zone, utc_offset_seconds as "utcOffsetSeconds",
      sure_to_minutes as "sureToMinutes", current_dasha as "currentDasha", moon_sign as "moonSign",
      to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt"
    from public.user_astro_profiles`)
  return parseFirst(profileShape, rows)
}

/** Saves the birth details, unless newer ones are there already. An empty name is stored as null. */
export function upsertAstroProfile(profile: AstroProfile, at: string): Statement {
  const fullName = profile.fullName?.trim() || null
  return sql`
    insert into public.user_astro_profiles
      (full_name, birth_date, birth_time, birth_place, timezone, latitude, longitude, zone,
       utc_offset_seconds, sure_to_minutes, current_dasha, moon_sign, updated_at)
    values (
      ${fullName}, ${profile.birthDate}, ${profile.birthTime}, ${profile.birthPlace.trim()},
      ${profile.timezone}, ${profile.latitude}, ${profile.longitude}, ${profile.zone},
      ${profile.utcOffsetSeconds}, ${profile.sureToMinutes}, ${profile.currentDasha}, ${profile.moonSign}, ${at}
    )
    on conflict (user_id) do update
    set full_name = excluded.full_name,
        birth_date = excluded.birth_date,
        birth_time = excluded.birth_time,
        birth_place = excluded.birth_place,
        timezone = excluded.timezone,
        latitude = excluded.latitude,
        longitude = excluded.longitude,
        zone = excluded.zone,
        utc_offset_seconds = excluded.utc_offset_seconds,
        sure_to_minutes = excluded.sure_to_minutes,
        current_dasha = excluded.current_dasha,
        moon_sign = excluded.moon_sign,
        updated_at = excluded.updated_at
    where user_astro_profiles.updated_at <= excluded.updated_at`
}
