-- The births of family and friends that a person keeps beside their own, at most a hundred, so that
-- their charts are on every device. The person's own birth stays where it was; it alone has a say in
-- what Alap suggests. Each was placed on the globe and its clock was read before it came here.
create table public.kept_charts (
  user_id text not null default auth.user_id() references public.users (id) on delete cascade,
  id uuid not null,
  name text not null check (btrim(name) <> '' and char_length(name) <= 200),
  birth_date date not null check (birth_date between date '1800-01-01' and date '2200-01-01'),
  birth_time time not null,
  birth_place text not null check (btrim(birth_place) <> '' and char_length(birth_place) <= 300),
  timezone text not null check (timezone ~ '^[A-Za-z0-9_+/-]{1,64}$'),
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  zone text check (zone ~ '^[A-Za-z0-9_+/-]{1,64}$'),
  utc_offset_seconds integer not null check (utc_offset_seconds between -57600 and 57600),
  sure_to_minutes smallint check (sure_to_minutes between 0 and 720),
  updated_at timestamptz not null default now()
    check (updated_at between timestamptz '1900-01-01 00:00:00+00'
                          and timestamptz '2200-01-01 00:00:00+00'),
  primary key (user_id, id),
  -- Time only ever makes this true, so a row that was taken is never refused later.
  constraint birth_has_come check (
    birth_date + birth_time <= now() at time zone 'UTC' + make_interval(secs => utc_offset_seconds)
  )
);

-- Who somebody's people are, and when and where they were born, leaves no samples for the planner.
alter table public.kept_charts
  alter column name set statistics 0,
  alter column birth_date set statistics 0,
  alter column birth_time set statistics 0,
  alter column birth_place set statistics 0,
  alter column timezone set statistics 0,
  alter column latitude set statistics 0,
  alter column longitude set statistics 0,
  alter column zone set statistics 0,
  alter column utc_offset_seconds set statistics 0,
  alter column sure_to_minutes set statistics 0,
  alter column updated_at set statistics 0;

-- A state of its own, so that the person is told that there is no more room, not that a value is wrong.
create function private.limit_kept_charts() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if exists (
    select from (select distinct user_id from added) as touched
    where (
      select count(*) from public.kept_charts as held where held.user_id = touched.user_id
    ) > 100
  ) then
    raise exception 'more than 100 charts' using errcode = 'program_limit_exceeded';
  end if;
  return null;
end
$$;

-- The charts that the person keeps beside their own.
create function api.kept_charts() returns json
language sql stable begin atomic
  select door.person();
  select coalesce(json_agg(json_build_object(
    'id', chart.id, 'name', chart.name, 'birthDate', chart.birth_date,
    'birthTime', to_char(chart.birth_time, 'HH24:MI'), 'birthPlace', chart.birth_place,
    'timezone', chart.timezone, 'latitude', chart.latitude, 'longitude', chart.longitude,
    'zone', chart.zone, 'utcOffsetSeconds', chart.utc_offset_seconds,
    'sureToMinutes', chart.sure_to_minutes, 'updatedAt', door.instant(chart.updated_at)
  ) order by chart.id), '[]')
  from public.kept_charts as chart
  where chart.user_id = (select door.person());
end;

-- Keeps a chart, or changes one. `base` is when the chart that the person changed had been stored,
-- null for a new one; a chart that has been changed since stays as it is.
create function api.keep_chart(
  id uuid, name text, birth_date date, birth_time time, birth_place text, timezone text,
  latitude double precision, longitude double precision, zone text, utc_offset_seconds integer,
  sure_to_minutes integer, at timestamptz, base timestamptz default null
) returns json
language plpgsql as $$
#variable_conflict use_column
declare
  me constant text := door.writer();
  stamp constant timestamptz := door.stamp(keep_chart.at, keep_chart.base);
  held public.kept_charts;
begin
  if keep_chart.base is null then
    insert into public.kept_charts
      (id, name, birth_date, birth_time, birth_place, timezone, latitude, longitude, zone,
       utc_offset_seconds, sure_to_minutes, updated_at)
    values (
      keep_chart.id, keep_chart.name, keep_chart.birth_date, keep_chart.birth_time,
      keep_chart.birth_place, keep_chart.timezone, keep_chart.latitude, keep_chart.longitude,
      keep_chart.zone, keep_chart.utc_offset_seconds, keep_chart.sure_to_minutes, stamp)
    on conflict (user_id, id) do nothing;
  else
    update public.kept_charts as chart
    set name = keep_chart.name,
        birth_date = keep_chart.birth_date,
        birth_time = keep_chart.birth_time,
        birth_place = keep_chart.birth_place,
        timezone = keep_chart.timezone,
        latitude = keep_chart.latitude,
        longitude = keep_chart.longitude,
        zone = keep_chart.zone,
        utc_offset_seconds = keep_chart.utc_offset_seconds,
        sure_to_minutes = keep_chart.sure_to_minutes,
        updated_at = stamp
    where chart.user_id = me and chart.id = keep_chart.id
      and date_trunc('milliseconds', chart.updated_at) = keep_chart.base;
  end if;
  if found then
    return json_build_object('outcome', 'stored', 'updatedAt', door.instant(stamp));
  end if;
  select chart.* into held from public.kept_charts as chart
  where chart.user_id = me and chart.id = keep_chart.id;
  if held.id is null then
    return json_build_object('outcome', 'gone');
  end if;
  return json_build_object(
    'outcome', case
      when (held.name, held.birth_date, held.birth_time, held.birth_place, held.timezone,
          held.latitude, held.longitude, held.zone, held.utc_offset_seconds, held.sure_to_minutes)
        is not distinct from
          (keep_chart.name, keep_chart.birth_date, keep_chart.birth_time, keep_chart.birth_place,
          keep_chart.timezone, keep_chart.latitude, keep_chart.longitude, keep_chart.zone,
          keep_chart.utc_offset_seconds, keep_chart.sure_to_minutes) then 'unchanged'
      else 'superseded'
    end,
    'updatedAt', door.instant(held.updated_at));
end
$$;

-- Takes a chart away. `base` is when the chart that the person saw had been stored; what another device
-- has changed since then stays.
create function api.delete_chart(id uuid, base timestamptz default null) returns json
language plpgsql as $$
#variable_conflict use_column
declare
  me constant text := door.writer();
begin
  delete from public.kept_charts as chart
  where chart.user_id = me and chart.id = delete_chart.id
    and (delete_chart.base is null
      or date_trunc('milliseconds', chart.updated_at) = delete_chart.base);
  if found then
    return json_build_object('outcome', 'removed');
  end if;
  if exists (
    select from public.kept_charts as chart
    where chart.user_id = me and chart.id = delete_chart.id
  ) then
    return json_build_object('outcome', 'superseded');
  end if;
  return json_build_object('outcome', 'gone');
end
$$;

-- Does one write of a list, as if it had come alone. A null in JSON is no value, and an argument that
-- is left out is null, which is the default of every argument that has one.
create or replace function door.write_one(called text, args jsonb) returns json
language plpgsql as $$
#variable_conflict use_column
declare
  reply json;
begin
  if not door.takes(write_one.called, write_one.args) then
    raise exception 'Nothing of that name is written with these arguments' using errcode = '42883';
  end if;
  case write_one.called
    when 'open_account' then
      reply := api.open_account();
    when 'record_mood' then
      select api.record_mood(given.id, given.mood, given.day, given.minute, given.at, given.base)
      into reply
      from jsonb_to_record(write_one.args) as given (
        id uuid, mood integer, day date, minute integer, at timestamptz, base timestamptz);
    when 'clear_mood' then
      select api.clear_mood(given.day) into reply
      from jsonb_to_record(write_one.args) as given (day date);
    when 'record_session' then
      select api.record_session(
        given.id, given.day, given.minute, given.at, given.minutes, given.raag)
      into reply
      from jsonb_to_record(write_one.args) as given (
        id uuid, day date, minute integer, at timestamptz, minutes integer, raag text);
    when 'save_entry' then
      select api.save_entry(
        given.id, given.content, given.mood, given.day, given.minute, given.at)
      into reply
      from jsonb_to_record(write_one.args) as given (
        id uuid, content text, mood integer, day date, minute integer, at timestamptz);
    when 'edit_entry' then
      select api.edit_entry(given.id, given.content, given.mood, given.at, given.base)
      into reply
      from jsonb_to_record(write_one.args) as given (
        id uuid, content text, mood integer, at timestamptz, base timestamptz);
    when 'delete_entry' then
      select api.delete_entry(given.id, given.base) into reply
      from jsonb_to_record(write_one.args) as given (id uuid, base timestamptz);
    when 'add_backdated' then
      select api.add_backdated(given.day, given.session_id, given.entry_id) into reply
      from jsonb_to_record(write_one.args) as given (day date, session_id uuid, entry_id uuid);
    when 'add_rest_day' then
      select api.add_rest_day(given.day) into reply
      from jsonb_to_record(write_one.args) as given (day date);
    when 'remove_rest_day' then
      select api.remove_rest_day(given.day) into reply
      from jsonb_to_record(write_one.args) as given (day date);
    when 'celebrate' then
      select api.celebrate(given.achievements, given.at) into reply
      from jsonb_to_record(write_one.args) as given (achievements jsonb, at timestamptz);
    when 'add_favourite' then
      select api.add_favourite(given.item, given.at) into reply
      from jsonb_to_record(write_one.args) as given (item text, at timestamptz);
    when 'remove_favourite' then
      select api.remove_favourite(given.item) into reply
      from jsonb_to_record(write_one.args) as given (item text);
    when 'save_birth_details' then
      select api.save_birth_details(
        given.full_name, given.birth_date, given.birth_time, given.birth_place, given.timezone,
        given.latitude, given.longitude, given.zone, given.utc_offset_seconds,
        given.sure_to_minutes, given.current_dasha, given.moon_sign, given.at, given.base)
      into reply
      from jsonb_to_record(write_one.args) as given (
        full_name text, birth_date date, birth_time time, birth_place text, timezone text,
        latitude double precision, longitude double precision, zone text,
        utc_offset_seconds integer, sure_to_minutes integer, current_dasha text, moon_sign text,
        at timestamptz, base timestamptz);
    when 'record_japa' then
      select api.record_japa(given.mantra, given.day, given.beads, given.at, given.base)
      into reply
      from jsonb_to_record(write_one.args) as given (
        mantra text, day date, beads integer, at timestamptz, base timestamptz);
    when 'keep_chart' then
      select api.keep_chart(
        given.id, given.name, given.birth_date, given.birth_time, given.birth_place,
        given.timezone, given.latitude, given.longitude, given.zone, given.utc_offset_seconds,
        given.sure_to_minutes, given.at, given.base)
      into reply
      from jsonb_to_record(write_one.args) as given (
        id uuid, name text, birth_date date, birth_time time, birth_place text, timezone text,
        latitude double precision, longitude double precision, zone text,
        utc_offset_seconds integer, sure_to_minutes integer, at timestamptz, base timestamptz);
    when 'delete_chart' then
      select api.delete_chart(given.id, given.base) into reply
      from jsonb_to_record(write_one.args) as given (id uuid, base timestamptz);
    else
      raise exception 'Nothing of that name is written in a list' using errcode = '42883';
  end case;
  return reply;
end
$$;

-- Several reads for one screen, as before, and the kept charts.
create or replace function api.screen(reads jsonb) returns json
language plpgsql stable as $$
declare
  replies json[] := array[]::json[];
  read jsonb;
  args jsonb;
  reply json;
begin
  perform door.person();
  if jsonb_typeof(reads) is distinct from 'array' or jsonb_array_length(reads) > 20 then
    raise exception 'A screen reads a list of at most twenty things' using errcode = '22023';
  end if;
  for read in select element.value from jsonb_array_elements(reads) as element loop
    args := read -> 'args';
    case read ->> 'name'
      when 'account' then reply := api.account();
      when 'birth_details' then reply := api.birth_details();
      when 'celebrations' then reply := api.celebrations();
      when 'check_in' then reply := api.check_in((args ->> 'day')::date);
      when 'export_page' then
        reply := api.export_page(args ->> 'kind', args ->> 'after',
          (args ->> 'most_rows')::integer, (args ->> 'most_bytes')::integer);
      when 'favourites' then reply := api.favourites();
      when 'insight' then
        reply := api.insight((args ->> 'since')::date, nullif(args -> 'known', 'null'));
      when 'japa' then reply := api.japa();
      when 'kept_charts' then reply := api.kept_charts();
      when 'moments' then
        reply := api.moments((args ->> 'day')::date, nullif(args -> 'known', 'null'));
      when 'mood_categories' then reply := api.mood_categories();
      when 'practice' then
        reply := api.practice((args ->> 'since')::date, nullif(args -> 'known', 'null'));
      when 'practice_days' then reply := api.practice_days(nullif(args -> 'known', 'null'));
      when 'ragas' then reply := api.ragas();
      when 'recent_entries' then
        reply := api.recent_entries(coalesce((args ->> 'most')::integer, 10));
      when 'rest_days' then reply := api.rest_days();
      when 'sessions' then reply := api.sessions(args ->> 'raag', args ->> 'mood_category');
      else raise exception 'A screen reads nothing of that name' using errcode = '42883';
    end case;
    replies := array_append(replies, reply);
  end loop;
  return array_to_json(replies);
end
$$;

-- A part of a person's rows in a table, those after a key, in the order of the keys: a key never
-- changes, so that what is edited meanwhile is neither missed nor brought twice. Each row is a list
-- in the order of the columns; `found` is how many rows there are from here on. Reflections may be
-- long, so a page of them is bounded by their bytes too.
create or replace function api.export_page(kind text, after text, most_rows integer, most_bytes integer)
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
        door.exact_instant(log.timestamp), log.minutes, log.raag) order by log.id)
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
        door.exact_instant(entry.date_created), door.exact_instant(entry.updated_at)
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
    else
      raise exception 'There is nothing of that kind' using errcode = '22023';
  end case;
  return json_build_object('found', found_rows, 'rows', coalesce(rows, '[]'));
end
$$;

-- Adds rows, a list of objects, that are not there yet. Whose they are is the token's to say, never
-- the rows'.
create or replace function api.import_rows(kind text, rows jsonb) returns json
language plpgsql as $$
#variable_conflict use_column
declare
  added bigint;
begin
  perform door.writer();
  if jsonb_typeof(rows) is distinct from 'array' or jsonb_array_length(rows) > 5000 then
    raise exception 'At most 5000 rows are added at once' using errcode = '22023';
  end if;
  case import_rows.kind
    when 'mood_logs' then
      insert into public.mood_logs
        (id, emotion, emotion_label, local_date, local_minute, timestamp, minutes, raag)
      select id, emotion, emotion_label, local_date, local_minute, timestamp, minutes, raag
      from jsonb_to_recordset(import_rows.rows) as given (
        id uuid, emotion text, emotion_label text, local_date date, local_minute smallint,
        timestamp timestamptz, minutes smallint, raag text)
      on conflict do nothing;
    when 'journal_entries' then
      insert into public.journal_entries
        (id, content, mood, local_date, local_minute, date_created, updated_at)
      select id, content, mood, local_date, local_minute, date_created, updated_at
      from jsonb_to_recordset(import_rows.rows) as given (
        id uuid, content text, mood smallint, local_date date, local_minute smallint,
        date_created timestamptz, updated_at timestamptz)
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
    else
      raise exception 'There is nothing of that kind' using errcode = '22023';
  end case;
  get diagnostics added = row_count;
  return json_build_object(
    'outcome', case when added > 0 then 'stored' else 'unchanged' end, 'added', added);
end
$$;

-- Says the whole wall again, with the new table in it. Harmless to repeat; changes nothing where
-- nothing is wrong.
create or replace function private.restate_wall() returns void
language plpgsql as $$
declare
  person_table text;
  has_defaults record;
begin
  if exists (select from pg_catalog.pg_roles where rolname = 'alap_door'
    and (rolcanlogin or rolinherit or rolsuper or rolbypassrls or rolcreaterole or rolcreatedb))
  then
    alter role alap_door nologin noinherit nobypassrls nocreaterole nocreatedb;
  end if;
  for has_defaults in
    select role.rolname, base.datname
    from pg_catalog.pg_db_role_setting as setting
    join pg_catalog.pg_roles as role on role.oid = setting.setrole
    left join pg_catalog.pg_database as base on base.oid = setting.setdatabase
    where role.rolname in ('authenticated', 'alap_door')
      and (setting.setdatabase = 0 or base.datname = current_database())
  loop
    if has_defaults.datname is null then
      execute format('alter role %I reset all', has_defaults.rolname);
    else
      execute format('alter role %I in database %I reset all', has_defaults.rolname,
        has_defaults.datname);
    end if;
  end loop;

  execute format('revoke all on database %I from public, authenticated, alap_door',
    current_database());
  execute format('grant connect on database %I to public', current_database());

  revoke all on schema public, private, door, api from public, authenticated;
  grant usage on schema api to public;
  grant usage, create on schema api, door to alap_door;
  perform private.seal_functions('api', true);
  perform private.seal_functions('door', false);
  revoke create on schema api, door from alap_door;
  grant usage on schema public, private, door, api to alap_door;
  alter default privileges revoke execute on functions from public;
  alter default privileges in schema public revoke all on tables from public, authenticated;
  alter default privileges in schema public revoke all on sequences from public, authenticated;
  alter default privileges in schema public revoke all on functions from public, authenticated;
  revoke all on all functions in schema private from public, authenticated;
  grant execute on function private.firebase_project() to alap_door;

  foreach person_table in array array[
    'mood_logs', 'journal_entries', 'favourites', 'rest_days', 'celebrations', 'japa']
  loop
    perform private.protect(format('public.%I', person_table), 'user_id', 'auth.user_id()', true);
  end loop;
  perform private.protect('public.user_astro_profiles', 'user_id', 'auth.user_id()', false);
  perform private.protect('public.kept_charts', 'user_id', 'auth.user_id()', false);
  perform private.protect('public.users', 'id', 'auth.user_id()', false);
  perform private.protect('private.departures', 'person', 'door.mark_of_person()', false);
  perform private.keep_trigger('public.users', 'describe_user',
    'before insert on %s for each row execute function private.describe_user()');
  perform private.keep_trigger('public.mood_logs', 'limit_mood_logs_a_day',
    'after insert on %s referencing new table as added
     for each statement execute function private.limit_mood_logs_a_day()');
  perform private.keep_trigger('public.kept_charts', 'limit_kept_charts',
    'after insert on %s referencing new table as added
     for each statement execute function private.limit_kept_charts()');
  foreach person_table in array array['public.raagtags', 'public.daily_audios'] loop
    if not exists (
      select from pg_catalog.pg_policy
      where polrelid = person_table::regclass and polname = 'everyone_reads' and polcmd = 'r'
        and polroles = '{0}'
    ) then
      perform private.drop_policies(person_table);
      execute format('create policy everyone_reads on %s for select to public using (true)',
        person_table);
    end if;
  end loop;

  revoke all on all tables in schema public, private, door, api
    from public, authenticated, alap_door;
  revoke all on all sequences in schema public, private, door, api
    from public, authenticated, alap_door;
  grant select on public.users, public.mood_logs, public.journal_entries,
    public.user_astro_profiles, public.favourites, public.rest_days, public.celebrations,
    public.japa, public.kept_charts, public.raagtags, public.daily_audios to alap_door;
  grant insert (created_at), delete on public.users to alap_door;
  grant
    insert (id, emotion, emotion_label, local_date, local_minute, timestamp, minutes, raag),
    update (emotion, emotion_label, local_minute, timestamp),
    delete
    on public.mood_logs to alap_door;
  grant
    insert (id, content, mood, date_created, local_date, local_minute, updated_at),
    update (content, mood, updated_at),
    delete
    on public.journal_entries to alap_door;
  grant
    insert (full_name, birth_date, birth_time, birth_place, timezone, latitude, longitude, zone,
      utc_offset_seconds, sure_to_minutes, current_dasha, moon_sign, updated_at),
    update (full_name, birth_date, birth_time, birth_place, timezone, latitude, longitude, zone,
      utc_offset_seconds, sure_to_minutes, current_dasha, moon_sign, updated_at)
    on public.user_astro_profiles to alap_door;
  grant insert (item, added_at), delete on public.favourites to alap_door;
  grant insert (local_date), delete on public.rest_days to alap_door;
  grant insert (achievement, celebrated_at) on public.celebrations to alap_door;
  grant insert (mantra, local_date, beads, updated_at), update (beads, updated_at)
    on public.japa to alap_door;
  grant
    insert (id, name, birth_date, birth_time, birth_place, timezone, latitude, longitude, zone,
      utc_offset_seconds, sure_to_minutes, updated_at),
    update (name, birth_date, birth_time, birth_place, timezone, latitude, longitude, zone,
      utc_offset_seconds, sure_to_minutes, updated_at),
    delete
    on public.kept_charts to alap_door;
  grant select, insert (left_at), update (left_at) on private.departures to alap_door;
end
$$;
