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
-- newer one. `base` is the instant of the check-in that the person saw when they chose.
create function api.record_mood(
  id uuid, mood integer, day date, minute integer, at timestamptz, base timestamptz default null
) returns json
language plpgsql as $$
#variable_conflict use_column
declare
  me constant text := door.writer();
  stamp constant timestamptz := door.stamp(record_mood.at, record_mood.base);
  words constant text[] := array['Very Sad', 'Sad', 'Neutral', 'Happy', 'Very Happy'];
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
  where log.timestamp < excluded.timestamp;
  if found then
    return json_build_object('outcome', 'stored', 'at', door.instant(stamp));
  end if;
  select log.* into held from public.mood_logs as log
  where log.user_id = me and log.local_date = record_mood.day and not log.is_session;
  return json_build_object(
    'outcome', case
      when held.timestamp = stamp and held.emotion = record_mood.mood::text then 'unchanged'
      else 'superseded'
    end,
    'at', door.instant(held.timestamp));
end
$$;

-- Takes the check-in of a day away; its sessions stay.
create function api.clear_mood(day date) returns json
language plpgsql as $$
#variable_conflict use_column
declare
  me constant text := door.writer();
begin
  delete from public.mood_logs as log
  where log.user_id = me and log.local_date = clear_mood.day and not log.is_session;
  return json_build_object('outcome', case when found then 'removed' else 'gone' end);
end
$$;

-- Records a session heard to its end, once.
create function api.record_session(
  id uuid, day date, minute integer, at timestamptz, minutes integer, raag text
) returns json
language plpgsql as $$
#variable_conflict use_column
declare
  me constant text := door.writer();
  is_same boolean;
begin
  insert into public.mood_logs
    (id, emotion, emotion_label, local_date, local_minute, timestamp, minutes, raag)
  values (
    record_session.id, 'session_complete', 'Meditation Session Completed', record_session.day,
    record_session.minute, record_session.at, record_session.minutes, record_session.raag)
  on conflict (user_id, id) do nothing;
  if found then
    return json_build_object('outcome', 'stored');
  end if;
  select log.is_session and log.local_date = record_session.day
    and log.timestamp = record_session.at
  into is_same
  from public.mood_logs as log
  where log.user_id = me and log.id = record_session.id;
  return json_build_object('outcome', case when is_same then 'unchanged' else 'conflict' end);
end
$$;

-- Adds a reflection, once. Another text under the same id stays, and is returned.
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
  if held.content = save_entry.content and held.mood = save_entry.mood then
    return json_build_object('outcome', 'unchanged');
  end if;
  return json_build_object('outcome', 'conflict', 'held', json_build_object(
    'content', held.content, 'mood', held.mood, 'updatedAt', door.instant(held.updated_at)));
end
$$;

-- Changes a reflection. `base` is when the text that the person changed had been stored; an entry
-- that has been changed since stays as it is, and is returned.
create function api.edit_entry(
  id uuid, content text, mood integer, at timestamptz, base timestamptz
) returns json
language plpgsql as $$
#variable_conflict use_column
declare
  me constant text := door.writer();
  stamp constant timestamptz := door.stamp(edit_entry.at, edit_entry.base);
  held public.journal_entries;
begin
  update public.journal_entries as entry
  set content = edit_entry.content, mood = edit_entry.mood, updated_at = stamp
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
        and held.mood = edit_entry.mood then 'unchanged'
      else 'superseded'
    end,
    'held', json_build_object(
      'content', held.content, 'mood', held.mood, 'updatedAt', door.instant(held.updated_at)));
end
$$;

-- Takes a reflection away.
create function api.delete_entry(id uuid) returns json
language plpgsql as $$
#variable_conflict use_column
declare
  me constant text := door.writer();
begin
  delete from public.journal_entries as entry
  where entry.user_id = me and entry.id = delete_entry.id;
  return json_build_object('outcome', case when found then 'removed' else 'gone' end);
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
  return json_build_object('outcome', case when is_stored then 'stored' else 'unchanged' end);
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
  return json_build_object('outcome', case
    when held.updated_at = stamp and held.birth_date = save_birth_details.birth_date
      and held.birth_time = save_birth_details.birth_time
      and held.birth_place = save_birth_details.birth_place then 'unchanged'
    else 'superseded'
  end);
end
$$;
