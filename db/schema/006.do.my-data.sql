-- Everything of a person, to take away, to bring back and to delete.

-- When the person's row was made and the address it had then; nulls before the first write.
create function api.account() returns json
language sql stable begin atomic
  select door.person();
  select json_build_object(
    'created_at', door.exact_instant(max(person.created_at)), 'email', max(person.email))
  from public.users as person
  where person.id = (select door.person());
end;

-- A part of a person's rows in a table, those after a key, in the order of the keys: a key never
-- changes, so that what is edited meanwhile is neither missed nor brought twice. Each row is a list
-- in the order of the columns; `found` is how many rows there are from here on. Reflections may be
-- long, so a page of them is bounded by their bytes too.
create function api.export_page(kind text, after text, most_rows integer, most_bytes integer)
returns json
language plpgsql stable as $$
#variable_conflict use_column
declare
  me constant text := door.person();
  most constant integer := greatest(1, least(export_page.most_rows, 5000));
  size constant integer := greatest(1, least(export_page.most_bytes, 2000000));
  found_rows bigint;
  rows json;
begin
  case export_page.kind
    when 'mood_logs' then
      select count(*) into found_rows from public.mood_logs as log
      where log.user_id = me and (export_page.after is null or log.id > export_page.after::uuid);
      select json_agg(json_build_array(
        log.id, log.emotion, log.emotion_label, log.local_date, log.local_minute,
        door.exact_instant(log.timestamp), log.minutes, log.raag, log.heard) order by log.id)
      into rows
      from (
        select * from public.mood_logs as held
        where held.user_id = me
          and (export_page.after is null or held.id > export_page.after::uuid)
        order by held.id limit most
      ) as log;
    when 'journal_entries' then
      select count(*) into found_rows from public.journal_entries as entry
      where entry.user_id = me
        and (export_page.after is null or entry.id > export_page.after::uuid);
      select json_agg(json_build_array(
        entry.id, entry.content, entry.mood, entry.local_date, entry.local_minute,
        door.exact_instant(entry.date_created), door.exact_instant(entry.updated_at),
        entry.starred
      ) order by entry.id)
      into rows
      from (
        select held.*, row_number() over sized as place,
          sum(octet_length(held.content)) over sized as bytes
        from public.journal_entries as held
        where held.user_id = me
          and (export_page.after is null or held.id > export_page.after::uuid)
        window sized as (order by held.id rows unbounded preceding)
        order by held.id limit most
      ) as entry
      where entry.place = 1 or entry.bytes <= size;
    when 'user_astro_profiles' then
      select count(*), json_agg(json_build_array(
        birth.full_name, birth.birth_date, birth.birth_time, birth.birth_place, birth.timezone,
        birth.latitude, birth.longitude, birth.zone, birth.utc_offset_seconds,
        birth.sure_to_minutes, birth.current_dasha, birth.moon_sign,
        door.exact_instant(birth.updated_at)))
      into found_rows, rows
      from public.user_astro_profiles as birth
      where birth.user_id = me and export_page.after is null;
    when 'favourites' then
      select count(*) into found_rows from public.favourites as kept
      where kept.user_id = me and (export_page.after is null or kept.item > export_page.after);
      select json_agg(json_build_array(kept.item, door.exact_instant(kept.added_at))
        order by kept.item)
      into rows
      from (
        select * from public.favourites as held
        where held.user_id = me and (export_page.after is null or held.item > export_page.after)
        order by held.item limit most
      ) as kept;
    when 'rest_days' then
      select count(*) into found_rows from public.rest_days as rest
      where rest.user_id = me
        and (export_page.after is null or rest.local_date > export_page.after::date);
      select json_agg(json_build_array(rest.local_date) order by rest.local_date)
      into rows
      from (
        select * from public.rest_days as held
        where held.user_id = me
          and (export_page.after is null or held.local_date > export_page.after::date)
        order by held.local_date limit most
      ) as rest;
    when 'celebrations' then
      select count(*) into found_rows from public.celebrations as seen
      where seen.user_id = me
        and (export_page.after is null or seen.achievement > export_page.after);
      select json_agg(json_build_array(seen.achievement, door.exact_instant(seen.celebrated_at))
        order by seen.achievement)
      into rows
      from (
        select * from public.celebrations as held
        where held.user_id = me
          and (export_page.after is null or held.achievement > export_page.after)
        order by held.achievement limit most
      ) as seen;
    -- Keyed by two columns: the key is both, with a space between them.
    when 'japa' then
      select count(*) into found_rows from public.japa as counted
      where counted.user_id = me and (export_page.after is null
        or (counted.mantra, counted.local_date) > (
          split_part(export_page.after, ' ', 1), split_part(export_page.after, ' ', 2)::date));
      select json_agg(json_build_array(
        counted.mantra, counted.local_date, counted.beads,
        door.exact_instant(counted.updated_at)) order by counted.mantra, counted.local_date)
      into rows
      from (
        select * from public.japa as held
        where held.user_id = me and (export_page.after is null
          or (held.mantra, held.local_date) > (
            split_part(export_page.after, ' ', 1), split_part(export_page.after, ' ', 2)::date))
        order by held.mantra, held.local_date limit most
      ) as counted;
    when 'kept_charts' then
      select count(*) into found_rows from public.kept_charts as chart
      where chart.user_id = me
        and (export_page.after is null or chart.id > export_page.after::uuid);
      select json_agg(json_build_array(
        chart.id, chart.name, chart.birth_date, chart.birth_time, chart.birth_place,
        chart.timezone, chart.latitude, chart.longitude, chart.zone, chart.utc_offset_seconds,
        chart.sure_to_minutes, door.exact_instant(chart.updated_at)) order by chart.id)
      into rows
      from (
        select * from public.kept_charts as held
        where held.user_id = me
          and (export_page.after is null or held.id > export_page.after::uuid)
        order by held.id limit most
      ) as chart;
    when 'personal_recordings' then
      select count(*) into found_rows from public.personal_recordings as recording
      where recording.user_id = me
        and (export_page.after is null or recording.id > export_page.after::uuid);
      select json_agg(json_build_array(
        recording.id, recording.title, recording.raag, recording.moodcategory, recording.seconds,
        recording.address, recording.file, recording.bytes,
        door.exact_instant(recording.updated_at)) order by recording.id)
      into rows
      from (
        select * from public.personal_recordings as held
        where held.user_id = me
          and (export_page.after is null or held.id > export_page.after::uuid)
        order by held.id limit most
      ) as recording;
    else
      raise exception 'There is nothing of that kind' using errcode = '22023';
  end case;
  return json_build_object('found', found_rows, 'rows', coalesce(rows, '[]'));
end
$$;

-- Adds rows, a list of objects, that are not there yet, and counts those that were deleted and stay so.
-- Whose they are is the token's to say, never the rows'.
create function api.import_rows(kind text, rows jsonb) returns json
language plpgsql as $$
#variable_conflict use_column
declare
  me constant text := door.writer();
  added bigint;
  buried bigint := 0;
begin
  if jsonb_typeof(rows) is distinct from 'array' or jsonb_array_length(rows) > 5000 then
    raise exception 'At most 5000 rows are added at once' using errcode = '22023';
  end if;
  if import_rows.kind in ('mood_logs', 'journal_entries', 'kept_charts', 'personal_recordings') then
    select count(*) into buried
    from public.tombstones as tombstone
    where tombstone.user_id = me and tombstone.kind = import_rows.kind
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
    'added', added, 'gone', buried);
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
