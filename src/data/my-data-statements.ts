import type { MyKind } from '~/domain/my-data/my-data.ts'
import { type Statement, sql } from '~/lib/sql.ts'

// Instants to the microsecond and times as they stand: what is exported is what is stored.

export const selectAccount = sql`
  select
    to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_at,
    email
  from public.users`

/** How much of a table one statement brings: rows, and bytes of what was written in them. */
export type PageSize = { readonly rows: number; readonly bytes: number }

type Select = (after: string | null, most: PageSize) => Statement

/**
 * A part of a person's rows in a table, those after a key, in the order of the keys: a key never
 * changes, so that what is edited meanwhile is neither missed nor brought twice. `found` says how
 * many rows there are from here on. A reflection may be 20,000 characters long, so that table is
 * bounded by their size too.
 */
export const selects: Readonly<Record<MyKind, Select>> = {
  mood_logs: (after, { rows }) => sql`
    select
      id, emotion, emotion_label, local_date::text as local_date, local_minute,
      to_char(timestamp at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as timestamp,
      minutes, raag, (count(*) over ())::integer as found
    from public.mood_logs
    where ${after}::uuid is null or id > ${after}::uuid
    order by mood_logs.id limit ${rows}`,
  journal_entries: (after, { rows, bytes }) => sql`
    with rest as (
      select
        id, (count(*) over ())::integer as found, row_number() over sized as place,
        sum(octet_length(content)) over sized as bytes
      from public.journal_entries
      where ${after}::uuid is null or id > ${after}::uuid
      window sized as (order by id rows unbounded preceding)
    )
    select
      entry.id, content, mood, local_date::text as local_date, local_minute,
      to_char(date_created at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as date_created,
      to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as updated_at,
      rest.found
    from rest join public.journal_entries as entry on entry.id = rest.id
    where rest.place = 1 or (rest.place <= ${rows} and rest.bytes <= ${bytes})
    order by entry.id`,
  // One a person: there is nothing after it.
  user_astro_profiles: (after) => sql`
    select
      full_name, birth_date::text as birth_date, birth_time::text as birth_time, birth_place,
      timezone, latitude, longitude, zone, utc_offset_seconds, sure_to_minutes,
      current_dasha, moon_sign,
      to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as updated_at,
      1 as found
    from public.user_astro_profiles
    where ${after}::text is null`,
  favourites: (after, { rows }) => sql`
    select
      item,
      to_char(added_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as added_at,
      (count(*) over ())::integer as found
    from public.favourites
    where ${after}::text is null or item > ${after}::text
    order by item limit ${rows}`,
  rest_days: (after, { rows }) => sql`
    select local_date::text as local_date, (count(*) over ())::integer as found
    from public.rest_days
    where ${after}::date is null or rest_days.local_date > ${after}::date
    order by rest_days.local_date limit ${rows}`,
  celebrations: (after, { rows }) => sql`
    select
      achievement,
      to_char(celebrated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as celebrated_at,
      (count(*) over ())::integer as found
    from public.celebrations
    where ${after}::text is null or achievement > ${after}::text
    order by achievement limit ${rows}`,
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
