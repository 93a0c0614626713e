import type { MyKind } from '~/domain/my-data/my-data.ts'
import { type Statement, sql } from '~/lib/sql.ts'

// Instants to the microsecond and times as they stand: what is exported is what is stored.

export const selectAccount = sql`
  select
    to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_at,
    email
  from public.users`

/** All rows of a person in a table, oldest first. */
export const selects: Readonly<Record<MyKind, Statement>> = {
  mood_logs: sql`
    select
      id, emotion, emotion_label, local_date::text as local_date, local_minute,
      to_char(timestamp at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as timestamp,
      minutes, raag
    from public.mood_logs
    order by mood_logs.local_date, mood_logs.timestamp, id`,
  journal_entries: sql`
    select
      id, content, mood, local_date::text as local_date, local_minute,
      to_char(date_created at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as date_created,
      to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as updated_at
    from public.journal_entries
    order by journal_entries.date_created, id`,
  user_astro_profiles: sql`
    select
      full_name, birth_date::text as birth_date, birth_time::text as birth_time, birth_place,
      timezone, latitude, longitude, zone, utc_offset_seconds, sure_to_minutes,
      current_dasha, moon_sign,
      to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as updated_at
    from public.user_astro_profiles`,
  favourites: sql`
    select
      item,
      to_char(added_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as added_at
    from public.favourites
    order by favourites.added_at, item`,
  rest_days: sql`
    select local_date::text as local_date from public.rest_days order by rest_days.local_date`,
  celebrations: sql`
    select
      achievement,
      to_char(celebrated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as celebrated_at
    from public.celebrations
    order by celebrations.celebrated_at, achievement`,
}

/**
 * Adds rows, given as the JSON text of a list, that are not there yet. Whose they are is the
 * token's to say, never the rows'.
 */
export const inserts: Readonly<Record<MyKind, (rows: string) => Statement>> = {
  mood_logs: (rows) => sql`
    insert into public.mood_logs
      (id, emotion, emotion_label, local_date, local_minute, timestamp, minutes, raag)
    select id, emotion, emotion_label, local_date, local_minute, timestamp, minutes, raag
    from jsonb_to_recordset(${rows}::jsonb) as added (
      id uuid, emotion text, emotion_label text, local_date date, local_minute smallint,
      timestamp timestamptz, minutes smallint, raag text
    )
    on conflict do nothing`,
  journal_entries: (rows) => sql`
    insert into public.journal_entries
      (id, content, mood, local_date, local_minute, date_created, updated_at)
    select id, content, mood, local_date, local_minute, date_created, updated_at
    from jsonb_to_recordset(${rows}::jsonb) as added (
      id uuid, content text, mood smallint, local_date date, local_minute smallint,
      date_created timestamptz, updated_at timestamptz
    )
    on conflict do nothing`,
  user_astro_profiles: (rows) => sql`
    insert into public.user_astro_profiles
      (full_name, birth_date, birth_time, birth_place, timezone, latitude, longitude, zone,
       utc_offset_seconds, sure_to_minutes, current_dasha, moon_sign, updated_at)
    select
      full_name, birth_date, birth_time, birth_place, timezone, latitude, longitude, zone,
      utc_offset_seconds, sure_to_minutes, current_dasha, moon_sign, updated_at
    from jsonb_to_recordset(${rows}::jsonb) as added (
      full_name text, birth_date date, birth_time time, birth_place text, timezone text,
      latitude double precision, longitude double precision, zone text,
      utc_offset_seconds integer, sure_to_minutes smallint, current_dasha text, moon_sign text,
      updated_at timestamptz
    )
    on conflict do nothing`,
  favourites: (rows) => sql`
    insert into public.favourites (item, added_at)
    select item, added_at
    from jsonb_to_recordset(${rows}::jsonb) as added (item text, added_at timestamptz)
    on conflict do nothing`,
  rest_days: (rows) => sql`
    insert into public.rest_days (local_date)
    select local_date from jsonb_to_recordset(${rows}::jsonb) as added (local_date date)
    on conflict do nothing`,
  celebrations: (rows) => sql`
    insert into public.celebrations (achievement, celebrated_at)
    select achievement, celebrated_at
    from jsonb_to_recordset(${rows}::jsonb) as added (achievement text, celebrated_at timestamptz)
    on conflict do nothing`,
}
