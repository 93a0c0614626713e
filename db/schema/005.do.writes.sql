-- What the app writes, a function each. Ids are made on the device and `at` is the instant at which
-- something happened, so that a write sent twice is harmless. Each returns what really happened:
--   stored, removed  it is as was asked;
--   unchanged        it was so already: this very write had arrived before;
--   superseded       something newer is there, and stays;
--   conflict         the id holds something else, which stays;
--   gone             there is nothing of that id.
-- Arguments are named with their function; a bare name is a column.

-- Makes the person's row if it is not there.
create function api.open_account() returns json
language plpgsql as $$
#variable_conflict use_column
begin
  perform door.writer();
  return json_build_object('outcome', 'stored');
end
$$;

-- Sets the check-in of a day, or changes it: a day has one row, and an older word never replaces a
-- newer one. `base` is the instant of the check-in that the person saw when they chose. The row keeps its
-- first id; that of a change is remembered as if it had been deleted, because a change that arrives again
-- after the row was cleared is no new choice.
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
      insert into public.tombstones (kind, key) values ('mood_logs', record_mood.id::text)
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

-- Deletes the check-in of a day; its sessions stay. `base` is when the check-in that the person saw had been
-- made: a newer one stays, and is returned, so that a deletion sent late takes away no choice of another
-- device. Without it, whatever the day has is deleted.
create function api.clear_mood(day date, base timestamptz default null) returns json
language plpgsql as $$
#variable_conflict use_column
declare
  me constant text := door.writer();
  held timestamptz;
begin
  delete from public.mood_logs as log
  where log.user_id = me and log.local_date = clear_mood.day and not log.is_session
    and (clear_mood.base is null
      or date_trunc('milliseconds', log.timestamp) <= clear_mood.base);
  if found then
    return json_build_object('outcome', 'removed');
  end if;
  select log.timestamp into held from public.mood_logs as log
  where log.user_id = me and log.local_date = clear_mood.day and not log.is_session;
  if held is null then
    return json_build_object('outcome', 'gone');
  end if;
  return json_build_object('outcome', 'superseded', 'at', door.instant(held));
end
$$;

-- Records a session heard to its end, once: the same id a second time changes nothing.
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
-- reflection had arrived before and was changed since. A change of its day leaves it its time of day. A page
-- that crashed after it saved may save the same words a second time, later; the app then takes the later
-- time for the one that is stored, so it is: else a change or deletion based on it would be refused.
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

-- Changes a reflection. `base` is when the text that the person changed had been stored; an entry
-- that has been changed since stays as it is, and is returned. On another `day` it keeps its time of day;
-- without one it stays on its own.
create function api.edit_entry(
  id uuid, content text, mood integer, at timestamptz, base timestamptz, day date default null
) returns json
language plpgsql as $$
#variable_conflict use_column
declare
  me constant text := door.writer();
  stamp constant timestamptz := door.stamp(edit_entry.at, edit_entry.base);
  held public.journal_entries;
begin
  update public.journal_entries as entry
  set content = edit_entry.content,
      mood = edit_entry.mood,
      updated_at = stamp,
      local_date = coalesce(edit_entry.day, entry.local_date),
      date_created = entry.date_created
        + (coalesce(edit_entry.day, entry.local_date) - entry.local_date) * interval '1 day'
  where entry.user_id = me and entry.id = edit_entry.id
    and date_trunc('milliseconds', entry.updated_at) = edit_entry.base;
  if found then
    return json_build_object('outcome', 'stored', 'updatedAt', door.instant(stamp));
  end if;
  select entry.* into held from public.journal_entries as entry
  where entry.user_id = me and entry.id = edit_entry.id;
  if held.id is null then
    return json_build_object('outcome', 'gone');
  end if;
  return json_build_object(
    'outcome', case
      when held.updated_at = stamp and held.content = edit_entry.content
        and held.mood = edit_entry.mood
        and held.local_date = coalesce(edit_entry.day, held.local_date) then 'unchanged'
      else 'superseded'
    end,
    'updatedAt', door.instant(held.updated_at),
    'held', json_build_object(
      'content', held.content, 'mood', held.mood, 'updatedAt', door.instant(held.updated_at)));
end
$$;

-- Takes a reflection away. `base` is when the text that the person saw had been stored; without it, the
-- reflection is taken away in any case.
create function api.delete_entry(id uuid, base timestamptz default null) returns json
language plpgsql as $$
#variable_conflict use_column
declare
  me constant text := door.writer();
  held public.journal_entries;
begin
  delete from public.journal_entries as entry
  where entry.user_id = me and entry.id = delete_entry.id
    and (delete_entry.base is null
      or date_trunc('milliseconds', entry.updated_at) = delete_entry.base);
  if found then
    return json_build_object('outcome', 'removed');
  end if;
  select entry.* into held from public.journal_entries as entry
  where entry.user_id = me and entry.id = delete_entry.id;
  if held.id is null then
    return json_build_object('outcome', 'gone');
  end if;
  return json_build_object('outcome', 'superseded', 'held', json_build_object(
    'content', held.content, 'mood', held.mood, 'updatedAt', door.instant(held.updated_at)));
end
$$;

-- Stars a reflection, or takes its star away. That is no change of its words: `updated_at` stays, and what was
-- edited on another device is stored all the same.
create function api.star_entry(id uuid, starred boolean) returns json
language plpgsql as $$
#variable_conflict use_column
declare
  me constant text := door.writer();
begin
  if star_entry.id is null or star_entry.starred is null then
    raise exception 'An entry is starred, or is not' using errcode = 'not_null_violation';
  end if;
  update public.journal_entries as entry set starred = star_entry.starred
  where entry.user_id = me and entry.id = star_entry.id
    and entry.starred is distinct from star_entry.starred;
  if found then
    return json_build_object('outcome', 'stored');
  end if;
  return json_build_object('outcome', case
    when exists (
      select from public.journal_entries as entry
      where entry.user_id = me and entry.id = star_entry.id
    ) then 'unchanged'
    else 'gone'
  end);
end
$$;

-- Adds a session, an entry or both to a day gone by; null for what was not ticked. Nobody says at
-- what hour it was, and one such session a day is enough.
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
      where buried.user_id = me and (buried.kind, buried.key) in (
        ('mood_logs', add_backdated.session_id::text),
        ('journal_entries', add_backdated.entry_id::text))
    ) then 'gone'
    else 'unchanged'
  end);
end
$$;

-- Sets a day aside for rest, once.
create function api.add_rest_day(day date) returns json
language plpgsql as $$
#variable_conflict use_column
begin
  perform door.writer();
  insert into public.rest_days (local_date) values (add_rest_day.day)
  on conflict (user_id, local_date) do nothing;
  return json_build_object('outcome', case when found then 'stored' else 'unchanged' end);
end
$$;

-- Makes it a day like any other.
create function api.remove_rest_day(day date) returns json
language plpgsql as $$
#variable_conflict use_column
declare
  me constant text := door.writer();
begin
  delete from public.rest_days as rest
  where rest.user_id = me and rest.local_date = remove_rest_day.day;
  return json_build_object('outcome', case when found then 'removed' else 'gone' end);
end
$$;

-- Remembers which achievements, a list of ids, were celebrated.
create function api.celebrate(achievements jsonb, at timestamptz) returns json
language plpgsql as $$
#variable_conflict use_column
begin
  perform door.writer();
  insert into public.celebrations (achievement, celebrated_at)
  select named.achievement, celebrate.at
  from jsonb_array_elements_text(celebrate.achievements) as named (achievement)
  on conflict (user_id, achievement) do nothing;
  return json_build_object('outcome', case when found then 'stored' else 'unchanged' end);
end
$$;

-- Keeps a track, once: what is kept already stays where it was.
create function api.add_favourite(item text, at timestamptz) returns json
language plpgsql as $$
#variable_conflict use_column
begin
  perform door.writer();
  insert into public.favourites (item, added_at) values (add_favourite.item, add_favourite.at)
  on conflict (user_id, item) do nothing;
  return json_build_object('outcome', case when found then 'stored' else 'unchanged' end);
end
$$;

-- Keeps a track no longer.
create function api.remove_favourite(item text) returns json
language plpgsql as $$
#variable_conflict use_column
declare
  me constant text := door.writer();
begin
  delete from public.favourites as kept
  where kept.user_id = me and kept.item = remove_favourite.item;
  return json_build_object('outcome', case when found then 'removed' else 'gone' end);
end
$$;

-- Saves the birth details. `base` is when the details that the person changed had been stored, null
-- when there were none; details that have been changed since stay as they are.
create function api.save_birth_details(
  full_name text, birth_date date, birth_time time, birth_place text, timezone text,
  latitude double precision, longitude double precision, zone text, utc_offset_seconds integer,
  sure_to_minutes integer, current_dasha text, moon_sign text,
  at timestamptz, base timestamptz default null
) returns json
language plpgsql as $$
#variable_conflict use_column
declare
  me constant text := door.writer();
  stamp constant timestamptz := door.stamp(save_birth_details.at, save_birth_details.base);
  held public.user_astro_profiles;
begin
  insert into public.user_astro_profiles as birth
    (full_name, birth_date, birth_time, birth_place, timezone, latitude, longitude, zone,
     utc_offset_seconds, sure_to_minutes, current_dasha, moon_sign, updated_at)
  values (
    save_birth_details.full_name, save_birth_details.birth_date, save_birth_details.birth_time,
    save_birth_details.birth_place, save_birth_details.timezone, save_birth_details.latitude,
    save_birth_details.longitude, save_birth_details.zone, save_birth_details.utc_offset_seconds,
    save_birth_details.sure_to_minutes, save_birth_details.current_dasha,
    save_birth_details.moon_sign, stamp)
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
  where date_trunc('milliseconds', birth.updated_at) = save_birth_details.base;
  if found then
    return json_build_object('outcome', 'stored', 'updatedAt', door.instant(stamp));
  end if;
  select birth.* into held from public.user_astro_profiles as birth where birth.user_id = me;
  return json_build_object(
    'outcome', case
      when held.updated_at = stamp and held.birth_date = save_birth_details.birth_date
        and held.birth_time = save_birth_details.birth_time
        and held.birth_place = save_birth_details.birth_place then 'unchanged'
      else 'superseded'
    end,
    'updatedAt', door.instant(held.updated_at));
end
$$;

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

-- Keeps a recording that the person brought along, or changes one; `base` as for a chart. Its sound, which
-- is its address or its file, never changes: another sound is another recording.
create function api.keep_recording(
  id uuid, title text, raag text, mood_category text, seconds integer, address text, file text,
  bytes integer, at timestamptz, base timestamptz default null
) returns json
language plpgsql as $$
#variable_conflict use_column
declare
  me constant text := door.writer();
  stamp constant timestamptz := door.stamp(keep_recording.at, keep_recording.base);
  category constant text := coalesce(keep_recording.mood_category, '');
  held public.personal_recordings;
begin
  if keep_recording.base is null then
    insert into public.personal_recordings
      (id, title, raag, moodcategory, seconds, address, file, bytes, updated_at)
    values (
      keep_recording.id, keep_recording.title, keep_recording.raag, category,
      keep_recording.seconds, keep_recording.address, keep_recording.file, keep_recording.bytes,
      stamp)
    on conflict (user_id, id) do nothing;
  else
    update public.personal_recordings as recording
    set title = keep_recording.title,
        raag = keep_recording.raag,
        moodcategory = category,
        seconds = keep_recording.seconds,
        updated_at = stamp
    where recording.user_id = me and recording.id = keep_recording.id
      and date_trunc('milliseconds', recording.updated_at) = keep_recording.base
      and (recording.address, recording.file)
        is not distinct from (keep_recording.address, keep_recording.file);
  end if;
  if found then
    return json_build_object('outcome', 'stored', 'updatedAt', door.instant(stamp));
  end if;
  select recording.* into held from public.personal_recordings as recording
  where recording.user_id = me and recording.id = keep_recording.id;
  if held.id is null then
    return json_build_object('outcome', 'gone');
  end if;
  return json_build_object(
    'outcome', case
      when (held.title, held.raag, held.moodcategory, held.seconds, held.address, held.file)
        is not distinct from
          (keep_recording.title, keep_recording.raag, category, keep_recording.seconds,
            keep_recording.address, keep_recording.file)
        then 'unchanged'
      else 'superseded'
    end,
    'updatedAt', door.instant(held.updated_at));
end
$$;

-- Takes a recording away; `base` as for a chart.
create function api.delete_recording(id uuid, base timestamptz default null) returns json
language plpgsql as $$
#variable_conflict use_column
declare
  me constant text := door.writer();
begin
  delete from public.personal_recordings as recording
  where recording.user_id = me and recording.id = delete_recording.id
    and (delete_recording.base is null
      or date_trunc('milliseconds', recording.updated_at) = delete_recording.base);
  if found then
    return json_build_object('outcome', 'removed');
  end if;
  if exists (
    select from public.personal_recordings as recording
    where recording.user_id = me and recording.id = delete_recording.id
  ) then
    return json_build_object('outcome', 'superseded');
  end if;
  return json_build_object('outcome', 'gone');
end
$$;

-- Sets the count of a mantra on a day; an older word never replaces a newer one. `base` is the
-- instant of the count that the person went on from, of whichever day.
create function api.record_japa(
  mantra text, day date, beads integer, at timestamptz, base timestamptz default null
) returns json
language plpgsql as $$
#variable_conflict use_column
declare
  me constant text := door.writer();
  stamp constant timestamptz := door.stamp(record_japa.at, record_japa.base);
  held public.japa;
begin
  insert into public.japa as counted (mantra, local_date, beads, updated_at)
  values (record_japa.mantra, record_japa.day, record_japa.beads, stamp)
  on conflict (user_id, mantra, local_date) do update
  set beads = excluded.beads, updated_at = excluded.updated_at
  where counted.updated_at < excluded.updated_at;
  if found then
    return json_build_object('outcome', 'stored', 'at', door.instant(stamp));
  end if;
  select counted.* into held from public.japa as counted
  where counted.user_id = me and counted.mantra = record_japa.mantra
    and counted.local_date = record_japa.day;
  return json_build_object(
    'outcome', case
      when held.updated_at = stamp and held.beads = record_japa.beads then 'unchanged'
      else 'superseded'
    end,
    'at', door.instant(held.updated_at));
end
$$;

-- Chooses how the person likes something; an older choice never replaces a newer one. A device that has seen a
-- choice says a later instant than that, whatever its clock says.
create function api.choose_setting(setting text, value text, at timestamptz) returns json
language plpgsql as $$
#variable_conflict use_column
declare
  me constant text := door.writer();
  held public.settings;
begin
  insert into public.settings as chosen (setting, value, updated_at)
  values (choose_setting.setting, choose_setting.value, choose_setting.at)
  on conflict (user_id, setting) do update
  set value = excluded.value, updated_at = excluded.updated_at
  where chosen.updated_at < excluded.updated_at;
  if found then
    return json_build_object('outcome', 'stored', 'at', door.instant(choose_setting.at));
  end if;
  select chosen.* into held from public.settings as chosen
  where chosen.user_id = me and chosen.setting = choose_setting.setting;
  return json_build_object(
    'outcome', case
      when held.updated_at = choose_setting.at and held.value = choose_setting.value then 'unchanged'
      else 'superseded'
    end,
    'at', door.instant(held.updated_at));
end
$$;

-- Whether a function of `api` can be called with exactly these arguments: none that it does not know,
-- and each that has no default.
create function door.takes(called text, args jsonb) returns boolean
language sql stable begin atomic
  select exists (
    select from pg_catalog.pg_proc as proc
    where proc.pronamespace = 'api'::regnamespace and proc.proname = takes.called
      and takes.args ?& coalesce(proc.proargnames[1:proc.pronargs - proc.pronargdefaults], '{}')
      and not exists (
        select from jsonb_object_keys(takes.args) as given (argument)
        where given.argument <> all (coalesce(proc.proargnames, '{}'))));
end;

-- Does one write of a list, as if it had come alone. A null in JSON is no value, and an argument that
-- is left out is null, which is the default of every argument that has one.
create function door.write_one(called text, args jsonb) returns json
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
      select api.clear_mood(given.day, given.base) into reply
      from jsonb_to_record(write_one.args) as given (day date, base timestamptz);
    when 'record_session' then
      select api.record_session(
        given.id, given.day, given.minute, given.at, given.minutes, given.raag, given.heard)
      into reply
      from jsonb_to_record(write_one.args) as given (
        id uuid, day date, minute integer, at timestamptz, minutes integer, raag text, heard text);
    when 'save_entry' then
      select api.save_entry(
        given.id, given.content, given.mood, given.day, given.minute, given.at)
      into reply
      from jsonb_to_record(write_one.args) as given (
        id uuid, content text, mood integer, day date, minute integer, at timestamptz);
    when 'edit_entry' then
      select api.edit_entry(
        given.id, given.content, given.mood, given.at, given.base, given.day)
      into reply
      from jsonb_to_record(write_one.args) as given (
        id uuid, content text, mood integer, at timestamptz, base timestamptz, day date);
    when 'delete_entry' then
      select api.delete_entry(given.id, given.base) into reply
      from jsonb_to_record(write_one.args) as given (id uuid, base timestamptz);
    when 'star_entry' then
      select api.star_entry(given.id, given.starred) into reply
      from jsonb_to_record(write_one.args) as given (id uuid, starred boolean);
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
    when 'choose_setting' then
      select api.choose_setting(given.setting, given.value, given.at) into reply
      from jsonb_to_record(write_one.args) as given (setting text, value text, at timestamptz);
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
    when 'keep_recording' then
      select api.keep_recording(
        given.id, given.title, given.raag, given.mood_category, given.seconds, given.address,
        given.file, given.bytes, given.at, given.base)
      into reply
      from jsonb_to_record(write_one.args) as given (
        id uuid, title text, raag text, mood_category text, seconds integer, address text,
        file text, bytes integer, at timestamptz, base timestamptz);
    when 'delete_recording' then
      select api.delete_recording(given.id, given.base) into reply
      from jsonb_to_record(write_one.args) as given (id uuid, base timestamptz);
    else
      raise exception 'Nothing of that name is written in a list' using errcode = '42883';
  end case;
  return reply;
end
$$;

-- Does several writes in order, a list of {"name", "args"}, and returns a list of what each returned.
-- Each stands alone: one that is refused leaves nothing of itself, keeps none of the others back, and
-- is {"refused": SQLSTATE} in the list, without a word of what it was refused for.
create function api.write_many(writes jsonb) returns json
language plpgsql as $$
declare
  -- What passes when it is sent again: lost connections, an ended transaction or sign-in, a lost
  -- race, a full or busy server. It fails the request, or a write would count as refused for good.
  passing constant text := '^(08|25|28|40|53|55P03|57|58)';
  replies json[] := array[]::json[];
  reply json;
  refusal text;
begin
  perform door.member();
  if jsonb_typeof(write_many.writes) is distinct from 'array'
    or pg_column_size(write_many.writes) > 2000000
    or jsonb_array_length(write_many.writes) > 20
  then
    raise exception 'A list of at most twenty writes, of two million bytes, is done at once'
      using errcode = '22023';
  end if;
  if exists (
    select from jsonb_array_elements(write_many.writes) as element
    where jsonb_typeof(element.value) <> 'object'
      or jsonb_typeof(element.value -> 'name') is distinct from 'string'
      or jsonb_typeof(element.value -> 'args') is distinct from 'object'
  ) then
    raise exception 'A write is an object with a name and arguments' using errcode = '22023';
  end if;
  for place in 0 .. jsonb_array_length(write_many.writes) - 1 loop
    -- A copy of a write that arrives at the same moment may break a key; the second time, this one
    -- finds the row of the other.
    for attempt in 1 .. 2 loop
      begin
        reply := door.write_one(
          write_many.writes -> place ->> 'name', write_many.writes -> place -> 'args');
        exit;
      exception when others then
        get stacked diagnostics refusal = returned_sqlstate;
        if refusal ~ passing then
          raise;
        end if;
        reply := json_build_object('refused', refusal);
        exit when refusal <> '23505';
      end;
    end loop;
    replies := array_append(replies, reply);
  end loop;
  return array_to_json(replies);
end
$$;
