-- What was deleted stays deleted. A device whose write was stored and whose reply was lost sends it again,
-- maybe weeks later; if the person deleted the row on another device meanwhile, it was stored again. So the
-- id of a deleted row is remembered, and no row of that id is added any more, whichever way it comes. An undo
-- adds the row under a new id.
create table public.tombstones (
  user_id text not null default auth.user_id() references public.users (id) on delete cascade,
  kind text not null check (kind in ('mood_logs', 'journal_entries', 'kept_charts')),
  id uuid not null,
  deleted_at timestamptz not null default clock_timestamp(),
  primary key (user_id, kind, id)
);
create index tombstones_by_age on public.tombstones (user_id, deleted_at);

-- What somebody deleted leaves no samples for the planner's estimates.
alter table public.tombstones
  alter column kind set statistics 0,
  alter column id set statistics 0,
  alter column deleted_at set statistics 0;

-- Remembers what a person deletes, but not when they leave: then everything goes.
create function private.remember_deleted() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  insert into public.tombstones (kind, id)
  select tg_table_name, removed.id
  from removed
  where removed.user_id = auth.user_id()
    and exists (select from public.users as person where person.id = removed.user_id)
  on conflict do nothing;
  return null;
end
$$;

-- Leaves out a row whose id was deleted.
create function private.refuse_deleted() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if exists (
    select from public.tombstones as buried
    where buried.user_id = new.user_id and buried.kind = tg_table_name and buried.id = new.id
  ) then
    return null;
  end if;
  return new;
end
$$;

-- Forgets what was deleted 400 days ago, longer than a device waits, and the oldest of more than twenty
-- thousand: a full list must not keep anybody from deleting.
create function private.forget_old_tombstones() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  person text;
begin
  for person in select distinct user_id from added loop
    delete from public.tombstones as tombstone
    where tombstone.user_id = person
      and tombstone.deleted_at < greatest(
        now() - interval '400 days',
        (select kept.deleted_at from public.tombstones as kept
         where kept.user_id = person
         order by kept.deleted_at desc offset 19999 limit 1));
  end loop;
  return null;
end
$$;

-- Sets the check-in of a day, or changes it: a day has one row, and an older word never replaces a
-- newer one. `base` is the instant of the check-in that the person saw when they chose. The row keeps its
-- first id; that of a change is remembered as if it had been deleted, because a change that arrives again
-- after the row was cleared is no new choice.
drop function api.record_mood(uuid, integer, date, integer, timestamptz, timestamptz);
create function api.record_mood(
  id uuid, mood integer, day date, minute integer, at timestamptz, base timestamptz default null
) returns json
language plpgsql as $$
#variable_conflict use_column
declare
  me constant text := door.writer();
  stamp constant timestamptz := door.stamp(record_mood.at, record_mood.base);
  words constant text[] := array['Very Sad', 'Sad', 'Neutral', 'Happy', 'Very Happy'];
  stored_as uuid;
  held public.mood_logs;
begin
  insert into public.mood_logs as log
    (id, emotion, emotion_label, local_date, local_minute, timestamp)
  values (
    record_mood.id, record_mood.mood::text, words[record_mood.mood], record_mood.day,
    record_mood.minute, stamp)
  on conflict (user_id, local_date) where not is_session do update
  set emotion = excluded.emotion,
      emotion_label = excluded.emotion_label,
      local_minute = excluded.local_minute,
      timestamp = excluded.timestamp
  where log.timestamp < excluded.timestamp
  returning log.id into stored_as;
  if found then
    if stored_as <> record_mood.id then
      insert into public.tombstones (kind, id) values ('mood_logs', record_mood.id)
      on conflict do nothing;
    end if;
    return json_build_object('outcome', 'stored', 'at', door.instant(stamp));
  end if;
  select log.* into held from public.mood_logs as log
  where log.user_id = me and log.local_date = record_mood.day and not log.is_session;
  if held.id is null then
    return json_build_object('outcome', 'gone');
  end if;
  return json_build_object(
    'outcome', case
      when held.timestamp = stamp and held.emotion = record_mood.mood::text then 'unchanged'
      else 'superseded'
    end,
    'at', door.instant(held.timestamp));
end
$$;

-- Records a session heard to its end, once: the same id a second time changes nothing.
drop function api.record_session(uuid, date, integer, timestamptz, integer, text, text);
create function api.record_session(
  id uuid, day date, minute integer, at timestamptz, minutes integer, raag text,
  heard text default null
) returns json
language plpgsql as $$
#variable_conflict use_column
declare
  me constant text := door.writer();
  is_same boolean;
begin
  insert into public.mood_logs
    (id, emotion, emotion_label, local_date, local_minute, timestamp, minutes, raag, heard)
  values (
    record_session.id, 'session_complete', 'Meditation Session Completed', record_session.day,
    record_session.minute, record_session.at, record_session.minutes, record_session.raag,
    record_session.heard)
  on conflict (user_id, id) do nothing;
  if found then
    return json_build_object('outcome', 'stored');
  end if;
  select log.is_session and log.local_date = record_session.day
    and log.timestamp = record_session.at
  into is_same
  from public.mood_logs as log
  where log.user_id = me and log.id = record_session.id;
  return json_build_object('outcome', case
    when is_same then 'unchanged'
    when found then 'conflict'
    else 'gone'
  end);
end
$$;

-- Adds a reflection, once. Other words are not overwritten: what is stored is returned, unless this very
-- reflection had arrived before and was changed since. A change of its day leaves it its time of day.
drop function api.save_entry(uuid, text, integer, date, integer, timestamptz);
create function api.save_entry(
  id uuid, content text, mood integer, day date, minute integer, at timestamptz
) returns json
language plpgsql as $$
#variable_conflict use_column
declare
  me constant text := door.writer();
  held public.journal_entries;
begin
  insert into public.journal_entries
    (id, content, mood, date_created, local_date, local_minute, updated_at)
  values (
    save_entry.id, save_entry.content, save_entry.mood, save_entry.at, save_entry.day,
    save_entry.minute, save_entry.at)
  on conflict (user_id, id) do nothing;
  if found then
    return json_build_object('outcome', 'stored');
  end if;
  select entry.* into held from public.journal_entries as entry
  where entry.user_id = me and entry.id = save_entry.id;
  if held.id is null then
    return json_build_object('outcome', 'gone');
  end if;
  if held.content = save_entry.content and held.mood = save_entry.mood then
    update public.journal_entries as entry set updated_at = save_entry.at
    where entry.user_id = me and entry.id = save_entry.id and entry.updated_at < save_entry.at;
    return json_build_object('outcome', 'unchanged');
  end if;
  if held.updated_at <> held.date_created
    and mod(extract(epoch from held.date_created - save_entry.at), 86400) = 0
  then
    return json_build_object('outcome', 'unchanged');
  end if;
  return json_build_object('outcome', 'conflict', 'held', json_build_object(
    'content', held.content, 'mood', held.mood, 'updatedAt', door.instant(held.updated_at)));
end
$$;

-- Adds a session, an entry or both to a day gone by; null for what was not ticked. Nobody says at
-- what hour it was, and one such session a day is enough.
drop function api.add_backdated(date, uuid, uuid);
create function api.add_backdated(day date, session_id uuid, entry_id uuid) returns json
language plpgsql as $$
#variable_conflict use_column
declare
  me constant text := door.writer();
  noon constant timestamptz := add_backdated.day + time '12:00';
  is_stored boolean := false;
begin
  if add_backdated.session_id is not null and not exists (
    select from public.mood_logs as log
    where log.user_id = me and log.local_date = add_backdated.day and log.emotion = 'session'
  ) then
    insert into public.mood_logs (id, emotion, emotion_label, local_date, timestamp)
    values (add_backdated.session_id, 'session', 'Meditation Session', add_backdated.day, noon)
    on conflict (user_id, id) do nothing;
    is_stored := found;
  end if;
  if add_backdated.entry_id is not null then
    insert into public.journal_entries (id, content, mood, date_created, local_date, updated_at)
    values (
      add_backdated.entry_id, 'Backdated journal entry', 3, noon, add_backdated.day, noon)
    on conflict (user_id, id) do nothing;
    is_stored := is_stored or found;
  end if;
  return json_build_object('outcome', case
    when is_stored then 'stored'
    when exists (
      select from public.tombstones as buried
      where buried.user_id = me and (buried.kind, buried.id) in (
        ('mood_logs', add_backdated.session_id), ('journal_entries', add_backdated.entry_id))
    ) then 'gone'
    else 'unchanged'
  end);
end
$$;

-- Adds rows, a list of objects, that are not there yet, and counts those that were deleted and stay so.
-- Whose they are is the token's to say, never the rows'.
drop function api.import_rows(text, jsonb);
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
  if import_rows.kind in ('mood_logs', 'journal_entries', 'kept_charts') then
    select count(*) into buried
    from public.tombstones as tombstone
    where tombstone.user_id = me and tombstone.kind = import_rows.kind
      and tombstone.id in (
        select given.id from jsonb_to_recordset(import_rows.rows) as given (id uuid));
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
    'outcome', case when added > 0 then 'stored' when buried > 0 then 'gone' else 'unchanged' end,
    'added', added, 'gone', buried);
end
$$;
