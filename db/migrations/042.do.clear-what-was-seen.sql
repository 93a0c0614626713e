-- A check-in that was cleared on one device must not take away a newer one of another device, when it is sent
-- late or again.

-- Deletes the check-in of a day; its sessions stay. `base` is when the check-in that the person saw had been
-- made: a newer one stays, and is returned. Without it, as from an earlier version of the app, whatever the
-- day has is deleted.
drop function api.clear_mood(date);
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
