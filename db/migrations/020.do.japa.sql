-- The beads that a person counted, of each mantra on each day, so that a count follows them to another
-- device. An unfinished round goes on from the newest count; that rule is the app's.
create table public.japa (
  user_id text not null default auth.user_id() references public.users (id) on delete cascade,
  mantra text not null check (mantra ~ '^[a-z-]{1,40}$'),
  local_date date not null
    check (local_date between date '1900-01-01' and date '2200-01-01'),
  beads integer not null check (beads between 0 and 1000000),
  updated_at timestamptz not null default now()
    check (updated_at between timestamptz '1900-01-01 00:00:00+00'
                          and timestamptz '2200-01-01 00:00:00+00'),
  primary key (user_id, mantra, local_date)
);

-- What somebody prays and how long leaves no samples for the planner's estimates.
alter table public.japa
  alter column mantra set statistics 0,
  alter column local_date set statistics 0,
  alter column beads set statistics 0,
  alter column updated_at set statistics 0;

-- The newest count of every mantra. Newest by when it was counted: a journey to the west brings an
-- earlier day.
create function api.japa() returns json
language sql stable begin atomic
  select door.person();
  select coalesce(json_agg(json_build_object(
    'mantra', newest.mantra, 'day', newest.local_date, 'beads', newest.beads,
    'at', door.instant(newest.updated_at)
  ) order by newest.mantra), '[]')
  from (
    select distinct on (counted.mantra) *
    from public.japa as counted
    where counted.user_id = (select door.person())
    order by counted.mantra, counted.updated_at desc, counted.local_date desc
  ) as newest;
end;

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

-- Several reads for one screen, in one request and as of one moment: a list of
-- {"name", "args"}, and a list of what each returns.
drop function api.screen(jsonb);
create function api.screen(reads jsonb) returns json
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
      when 'japa' then reply := api.japa();
      when 'moments' then reply := api.moments((args ->> 'day')::date);
      when 'mood_categories' then reply := api.mood_categories();
      when 'practice_days' then reply := api.practice_days();
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
  perform private.protect('public.users', 'id', 'auth.user_id()', false);
  perform private.protect('private.departures', 'person', 'door.mark_of_person()', false);
  perform private.keep_trigger('public.users', 'describe_user',
    'before insert on %s for each row execute function private.describe_user()');
  perform private.keep_trigger('public.mood_logs', 'limit_mood_logs_a_day',
    'after insert on %s referencing new table as added
     for each statement execute function private.limit_mood_logs_a_day()');
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
    public.japa, public.raagtags, public.daily_audios to alap_door;
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
  grant select, insert (left_at), update (left_at) on private.departures to alap_door;
end
$$;
