-- What a person brings back from a file, and the end of an account.

-- When the person's row was made and the address it had then; nulls before the first write.
create function api.account() returns json
language sql stable begin atomic
  select door.person();
  select json_build_object(
    'created_at', door.exact_instant(max(person.created_at)), 'email', max(person.email))
  from public.users as person
  where person.id = (select door.person());
end;

-- Adds rows, a list of objects, that are not there yet, and counts those that were deleted and stay so. `id` and
-- `part` are made on the device: a part of an import is done once, also where it arrives again after it was
-- undone. `seq` is the number of the rows that it added. Whose the rows are is the token's to say, never the rows'.
create function api.import_rows(kind text, rows jsonb, id uuid, part integer) returns json
language plpgsql as $$
#variable_conflict use_column
declare
  me constant text := door.writer();
  number bigint;
  added bigint;
  buried bigint := 0;
begin
  if jsonb_typeof(rows) is distinct from 'array' or jsonb_array_length(rows) > 5000 then
    raise exception 'At most 5000 rows are added at once' using errcode = '22023';
  end if;
  delete from public.imports as old
  where old.user_id = me and old.imported_at < now() - interval '400 days';
  insert into public.imports (id, part, kind)
  values (import_rows.id, import_rows.part, import_rows.kind)
  on conflict (user_id, id, part) do nothing
  returning seq into number;
  if not found then
    select import.seq into number from public.imports as import
    where import.user_id = me and import.id = import_rows.id and import.part = import_rows.part;
    return json_build_object('outcome', 'unchanged', 'added', 0, 'gone', 0, 'seq', number);
  end if;
  if import_rows.kind in ('mood_logs', 'journal_entries', 'kept_charts', 'personal_recordings') then
    select count(*) into buried
    from public.tombstones as tombstone
    where tombstone.user_id = me and tombstone.kind = import_rows.kind and not tombstone.may_return
      and tombstone.key in (
        select given.id::text from jsonb_to_recordset(import_rows.rows) as given (id uuid));
  end if;
  case import_rows.kind
    when 'mood_logs' then
      insert into public.mood_logs
        (id, emotion, emotion_label, local_date, local_minute, timestamp, minutes, raag, heard)
      select id, emotion, emotion_label, local_date, local_minute, timestamp, minutes, raag, heard
      from jsonb_to_recordset(import_rows.rows) as given (
        id uuid, emotion text, emotion_label text, local_date date, local_minute smallint,
        timestamp timestamptz, minutes smallint, raag text, heard text)
      on conflict do nothing;
    when 'journal_entries' then
      insert into public.journal_entries
        (id, content, mood, local_date, local_minute, date_created, updated_at, starred)
      select
        id, content, mood, local_date, local_minute, date_created, updated_at,
        coalesce(starred, false)
      from jsonb_to_recordset(import_rows.rows) as given (
        id uuid, content text, mood smallint, local_date date, local_minute smallint,
        date_created timestamptz, updated_at timestamptz, starred boolean)
      on conflict do nothing;
    when 'user_astro_profiles' then
      insert into public.user_astro_profiles
        (full_name, birth_date, birth_time, birth_place, timezone, latitude, longitude, zone,
         utc_offset_seconds, sure_to_minutes, current_dasha, moon_sign, updated_at)
      select
        full_name, birth_date, birth_time, birth_place, timezone, latitude, longitude, zone,
        utc_offset_seconds, sure_to_minutes, current_dasha, moon_sign, updated_at
      from jsonb_to_recordset(import_rows.rows) as given (
        full_name text, birth_date date, birth_time time, birth_place text, timezone text,
        latitude double precision, longitude double precision, zone text,
        utc_offset_seconds integer, sure_to_minutes smallint, current_dasha text,
        moon_sign text, updated_at timestamptz)
      on conflict do nothing;
    when 'favourites' then
      insert into public.favourites (item, added_at)
      select item, added_at
      from jsonb_to_recordset(import_rows.rows) as given (item text, added_at timestamptz)
      on conflict do nothing;
    when 'rest_days' then
      insert into public.rest_days (local_date)
      select local_date
      from jsonb_to_recordset(import_rows.rows) as given (local_date date)
      on conflict do nothing;
    when 'celebrations' then
      insert into public.celebrations (achievement, celebrated_at)
      select achievement, celebrated_at
      from jsonb_to_recordset(import_rows.rows) as given (
        achievement text, celebrated_at timestamptz)
      on conflict do nothing;
    when 'japa' then
      insert into public.japa (mantra, local_date, beads, updated_at)
      select mantra, local_date, beads, updated_at
      from jsonb_to_recordset(import_rows.rows) as given (
        mantra text, local_date date, beads integer, updated_at timestamptz)
      on conflict do nothing;
    when 'settings' then
      insert into public.settings (setting, value, updated_at)
      select setting, value, updated_at
      from jsonb_to_recordset(import_rows.rows) as given (
        setting text, value text, updated_at timestamptz)
      on conflict do nothing;
    when 'kept_charts' then
      insert into public.kept_charts
        (id, name, birth_date, birth_time, birth_place, timezone, latitude, longitude, zone,
         utc_offset_seconds, sure_to_minutes, updated_at)
      select id, name, birth_date, birth_time, birth_place, timezone, latitude, longitude, zone,
        utc_offset_seconds, sure_to_minutes, updated_at
      from jsonb_to_recordset(import_rows.rows) as given (
        id uuid, name text, birth_date date, birth_time time, birth_place text, timezone text,
        latitude double precision, longitude double precision, zone text,
        utc_offset_seconds integer, sure_to_minutes smallint, updated_at timestamptz)
      on conflict do nothing;
    when 'personal_recordings' then
      insert into public.personal_recordings
        (id, title, raag, moodcategory, seconds, address, file, bytes, updated_at)
      select id, title, raag, moodcategory, seconds, address, file, bytes, updated_at
      from jsonb_to_recordset(import_rows.rows) as given (
        id uuid, title text, raag text, moodcategory text, seconds integer, address text,
        file text, bytes integer, updated_at timestamptz)
      on conflict do nothing;
    else
      raise exception 'There is nothing of that kind' using errcode = '22023';
  end case;
  get diagnostics added = row_count;
  return json_build_object(
    'outcome', case when added > 0 then 'stored' when buried > 0 then 'gone' else 'unchanged' end,
    'added', added, 'gone', buried, 'seq', number);
end
$$;

-- Takes away what a part of an import added, of which nothing was changed since. Another device hears of it, and
-- the same file can be imported again. A part that arrives after its undo adds nothing.
create function api.undo_import(id uuid, part integer) returns json
language plpgsql as $$
#variable_conflict use_column
declare
  me constant text := door.writer();
  done public.imports;
  removed bigint;
begin
  insert into public.imports (id, part) values (undo_import.id, undo_import.part)
  on conflict (user_id, id, part) do nothing;
  select import.* into done from public.imports as import
  where import.user_id = me and import.id = undo_import.id and import.part = undo_import.part;
  -- A deletion is told by what every device calls the row.
  with logs as (
    delete from public.mood_logs as held
    where done.kind = 'mood_logs' and held.user_id = me and held.seq = done.seq
    returning held.id::text as key
  ), entries as (
    delete from public.journal_entries as held
    where done.kind = 'journal_entries' and held.user_id = me and held.seq = done.seq
    returning held.id::text as key
  ), births as (
    delete from public.user_astro_profiles as held
    where done.kind = 'user_astro_profiles' and held.user_id = me and held.seq = done.seq
    returning '' as key
  ), kept as (
    delete from public.favourites as held
    where done.kind = 'favourites' and held.user_id = me and held.seq = done.seq
    returning held.item as key
  ), rests as (
    delete from public.rest_days as held
    where done.kind = 'rest_days' and held.user_id = me and held.seq = done.seq
    returning held.local_date::text as key
  ), seen as (
    delete from public.celebrations as held
    where done.kind = 'celebrations' and held.user_id = me and held.seq = done.seq
    returning held.achievement as key
  ), counted as (
    delete from public.japa as held
    where done.kind = 'japa' and held.user_id = me and held.seq = done.seq
    returning held.mantra || ' ' || held.local_date as key
  ), chosen as (
    delete from public.settings as held
    where done.kind = 'settings' and held.user_id = me and held.seq = done.seq
    returning held.setting as key
  ), charts as (
    delete from public.kept_charts as held
    where done.kind = 'kept_charts' and held.user_id = me and held.seq = done.seq
    returning held.id::text as key
  ), recordings as (
    delete from public.personal_recordings as held
    where done.kind = 'personal_recordings' and held.user_id = me and held.seq = done.seq
    returning held.id::text as key
  )
  insert into public.tombstones (kind, key, may_return)
  select done.kind, deleted.key, true
  from (
    select key from logs
    union all select key from entries
    union all select key from births
    union all select key from kept
    union all select key from rests
    union all select key from seen
    union all select key from counted
    union all select key from chosen
    union all select key from charts
    union all select key from recordings
  ) as deleted
  on conflict do nothing;
  get diagnostics removed = row_count;
  return json_build_object('outcome', case when removed > 0 then 'removed' else 'gone' end);
end
$$;

-- Deletes everything of a person, and remembers by a hash that they left.
create function api.leave() returns json
language plpgsql as $$
#variable_conflict use_column
declare
  me constant text := door.person();
  was_gone boolean;
begin
  perform set_config('synchronous_commit', 'on', true);
  -- Waits for a first write that is under way, whose row the deletion would not see.
  insert into public.users (created_at) values (default) on conflict do nothing;
  was_gone := found;
  insert into private.departures (left_at) values (clock_timestamp())
  on conflict (person) do update set left_at = excluded.left_at;
  delete from public.users as person where person.id = me;
  return json_build_object('outcome', case when was_gone then 'gone' else 'removed' end);
end
$$;
