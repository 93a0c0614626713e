-- Several waiting writes in one request, and two writes that now always return when what is stored was
-- stored, so that the next change can be based on it.

-- Changes a reflection. `base` is when the text that the person changed had been stored; an entry
-- that has been changed since stays as it is, and is returned.
drop function api.edit_entry(uuid, text, integer, timestamptz, timestamptz);
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
    'updatedAt', door.instant(held.updated_at),
    'held', json_build_object(
      'content', held.content, 'mood', held.mood, 'updatedAt', door.instant(held.updated_at)));
end
$$;

-- Saves the birth details. `base` is when the details that the person changed had been stored, null
-- when there were none; details that have been changed since stay as they are.
drop function api.save_birth_details(text, date, time, text, text, double precision, double precision, text, integer, integer, text,
  text, timestamptz, timestamptz);
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

-- The signed-in person, or a refusal when their account was deleted since they signed in.
create function door.member() returns text
language plpgsql stable as $$
declare
  person constant text := door.person();
  claims constant jsonb := auth.session();
  signed_in_at constant timestamptz := case jsonb_typeof(claims -> 'auth_time')
    when 'number' then to_timestamp((claims ->> 'auth_time')::double precision)
    else '-infinity'
  end;
begin
  if exists (
    select from private.departures as departure
    where departure.person = door.mark_of_person() and departure.left_at >= signed_in_at
  ) then
    raise exception 'This account was deleted' using errcode = '28000';
  end if;
  return person;
end
$$;

-- What every write begins with: the person, who has not left, with a row of their own. The settings
-- of a role that somebody has changed must not make a stored row less durable.
drop function door.writer();
create function door.writer() returns text
language plpgsql volatile as $$
declare
  person constant text := door.member();
begin
  perform set_config('synchronous_commit', 'on', true);
  insert into public.users (created_at) values (default) on conflict do nothing;
  return person;
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
      select api.delete_entry(given.id) into reply
      from jsonb_to_record(write_one.args) as given (id uuid);
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
