-- A reflection that was written under a wrong clock can be moved to its day.

-- Changes a reflection. `base` is when the text that the person changed had been stored; an entry
-- that has been changed since stays as it is, and is returned. On another `day` it keeps its time of day;
-- without one it stays on its own.
drop function api.edit_entry(uuid, text, integer, timestamptz, timestamptz);
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

-- Does one write of a list, as if it had come alone. A null in JSON is no value, and an argument that
-- is left out is null, which is the default of every argument that has one.
drop function door.write_one(text, jsonb);
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
      select api.clear_mood(given.day) into reply
      from jsonb_to_record(write_one.args) as given (day date);
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
