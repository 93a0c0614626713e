-- Everything the wall consists of, said by functions that can be run again at any time: `npm run db:migrate`
-- does so, and puts right what was changed since. `db/holes.sql` finds what they leave open.

-- Takes away every policy of a table.
create function private.drop_policies(of_table regclass) returns void
language plpgsql as $$
declare
  policy name;
begin
  for policy in select polname from pg_catalog.pg_policy where polrelid = of_table loop
    execute format('drop policy %I on %s', policy, of_table);
  end loop;
end
$$;

-- Makes a trigger again that is gone or switched off.
create function private.keep_trigger(of_table regclass, trigger_name name, definition text)
returns void language plpgsql as $$
begin
  if exists (
    select from pg_catalog.pg_trigger
    where tgrelid = of_table and tgname = trigger_name and tgenabled = 'O'
  ) then
    return;
  end if;
  execute format('drop trigger if exists %I on %s', trigger_name, of_table);
  execute format('create trigger %I ', trigger_name) || format(definition, of_table);
end
$$;

-- Protects a table of people: row-level security that binds its owner too, one policy that lets in
-- the person's own rows, one that refuses other projects' tokens, and a limit of rows where there can
-- be many. `(select …)` makes PostgreSQL ask once a statement instead of once a row. Policies are for PUBLIC,
-- because `drop owned by` removes those of the role that says it.
create function private.protect(person_table regclass, key name, own_expression text, has_limit boolean)
returns void language plpgsql as $$
declare
  own constant text := format('%I = (select %s)', key, own_expression);
  project constant text := '(select door.is_own_project())';
  facts record;
begin
  select relrowsecurity, relforcerowsecurity,
    (select count(*) from pg_catalog.pg_policy where polrelid = person_table) as policies,
    (select count(*) from pg_catalog.pg_policy
     where polrelid = person_table and polcmd = '*' and polroles = '{0}'
       and pg_get_expr(polqual, polrelid) = pg_get_expr(polwithcheck, polrelid)
       and case polname
         when 'own_rows' then polpermissive and pg_get_expr(polqual, polrelid) like
           format('(%I = ( SELECT %s AS %%))', key, own_expression)
         when 'own_project' then not polpermissive and pg_get_expr(polqual, polrelid) like
           '( SELECT door.is_own_project() AS %)'
       end) as sound
  into facts
  from pg_catalog.pg_class where oid = person_table;

  if not facts.relrowsecurity then
    execute format('alter table %s enable row level security', person_table);
  end if;
  if not facts.relforcerowsecurity then
    execute format('alter table %s force row level security', person_table);
  end if;
  if facts.policies <> 2 or facts.sound <> 2 then
    perform private.drop_policies(person_table);
    execute format('create policy own_rows on %s for all to public using (%s) with check (%s)',
      person_table, own, own);
    execute format(
      'create policy own_project on %s as restrictive for all to public using (%s) with check (%s)',
      person_table, project, project);
  end if;
  if key = 'user_id' then
    perform private.keep_trigger(person_table, 'number_row',
      'before insert or update on %s for each row execute function private.number_row()');
  end if;
  if has_limit then
    perform private.keep_trigger(person_table, 'limit_rows_a_person',
      'after insert on %s referencing new table as added
       for each statement execute function private.limit_rows_a_person()');
  end if;
end
$$;

-- Gives every function of a schema to the door, with each setting that shapes what it returns fixed:
-- somebody may have changed the defaults of the role that everybody shares.
create function private.seal_functions(of_schema name, for_everybody boolean) returns void
language plpgsql as $$
declare
  -- Temporary objects come last: with an empty path they would be looked at first, and a type made
  -- by an attacker would run their code as the door.
  settings constant text[] := array[
    'search_path=pg_catalog, pg_temp', 'row_security=on', 'TimeZone=UTC', 'DateStyle=ISO, YMD',
    'IntervalStyle=postgres', 'extra_float_digits=1', 'bytea_output=hex', 'xmlbinary=base64',
    'standard_conforming_strings=on', 'transform_null_equals=off', 'array_nulls=on',
    'lock_timeout=5s'];
  sealed record;
  setting text;
begin
  for sealed in
    select oid::regprocedure as signature, pg_get_userbyid(proowner) as owner, proconfig, prosecdef,
      proacl
    from pg_catalog.pg_proc where pronamespace = of_schema::regnamespace
  loop
    if sealed.owner <> 'alap_door' then
      execute format('alter function %s owner to alap_door', sealed.signature);
    end if;
    set local role alap_door;
    if sealed.prosecdef is distinct from for_everybody then
      execute format('alter function %s security %s', sealed.signature,
        case when for_everybody then 'definer' else 'invoker' end);
    end if;
    if sealed.proconfig is distinct from settings then
      execute format('alter function %s reset all', sealed.signature);
      foreach setting in array settings loop
        execute format('alter function %s set %s to %s', sealed.signature,
          split_part(setting, '=', 1), case split_part(setting, '=', 1)
            when 'search_path' then 'pg_catalog, pg_temp'
            when 'DateStyle' then '''ISO, YMD'''
            else quote_literal(split_part(setting, '=', 2)) end);
      end loop;
    end if;
    execute format('revoke all on function %s from public, authenticated', sealed.signature);
    if for_everybody then
      execute format('grant execute on function %s to public', sealed.signature);
    end if;
    reset role;
  end loop;
end
$$;

-- Says the whole wall. Harmless to repeat; changes nothing where nothing is wrong.
create function private.restate_wall() returns void
language plpgsql as $$
declare
  person_table text;
  key_of_table text;
  has_defaults record;
begin
  if exists (select from pg_catalog.pg_roles where rolname = 'alap_door'
    and (rolcanlogin or rolinherit or rolsuper or rolbypassrls or rolcreaterole or rolcreatedb))
  then
    alter role alap_door nologin noinherit nobypassrls nocreaterole nocreatedb;
  end if;
  -- However many connections the browser's role opens, there is one for the owner.
  if exists (select from pg_catalog.pg_roles where rolname = 'authenticated' and rolconnlimit <> 48)
    and pg_has_role('authenticated', 'member with admin option')
  then
    alter role authenticated connection limit 48;
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
  grant usage on schema public, private, door, api to alap_door;
  grant create on schema api, door to alap_door;
  perform private.seal_functions('api', true);
  perform private.seal_functions('door', false);
  revoke create on schema api, door from alap_door;
  alter default privileges revoke execute on functions from public;
  alter default privileges in schema public revoke all on tables from public, authenticated;
  alter default privileges in schema public revoke all on sequences from public, authenticated;
  alter default privileges in schema public revoke all on functions from public, authenticated;
  revoke all on all functions in schema private from public, authenticated;
  grant execute on function private.firebase_project(), private.number_after(bigint) to alap_door;

  foreach person_table in array array[
    'favourites', 'rest_days', 'celebrations', 'japa', 'settings', 'imports']
  loop
    perform private.protect(format('public.%I', person_table), 'user_id', 'auth.user_id()', true);
  end loop;
  foreach person_table in array array['public.mood_logs', 'public.journal_entries'] loop
    perform private.protect(person_table, 'user_id', 'auth.user_id()', false);
    perform private.keep_trigger(person_table, 'limit_many_rows',
      'after insert on %s referencing new table as added
       for each statement execute function private.limit_many_rows()');
  end loop;
  perform private.protect('public.user_astro_profiles', 'user_id', 'auth.user_id()', false);
  perform private.protect('public.kept_charts', 'user_id', 'auth.user_id()', false);
  perform private.protect('public.personal_recordings', 'user_id', 'auth.user_id()', false);
  perform private.protect('public.tombstones', 'user_id', 'auth.user_id()', false);
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
  perform private.keep_trigger('public.personal_recordings', 'limit_personal_recordings',
    'after insert on %s referencing new table as added
     for each statement execute function private.limit_personal_recordings()');
  perform private.keep_trigger('public.tombstones', 'forget_old_tombstones',
    'after insert on %s referencing new table as added
     for each statement execute function private.forget_old_tombstones()');
  foreach person_table in array array[
    'public.mood_logs', 'public.journal_entries', 'public.kept_charts',
    'public.personal_recordings']
  loop
    perform private.keep_trigger(person_table, 'remember_deleted',
      'after delete on %s referencing old table as removed
       for each statement execute function private.remember_deleted(''id'')');
    perform private.keep_trigger(person_table, 'refuse_deleted',
      'before insert on %s for each row execute function private.refuse_deleted()');
  end loop;
  for person_table, key_of_table in
    values ('public.favourites', 'item'), ('public.rest_days', 'local_date')
  loop
    perform private.keep_trigger(person_table, 'remember_deleted', format(
      'after delete on %%s referencing old table as removed
       for each statement execute function private.remember_deleted(%L)', key_of_table));
  end loop;
  for person_table, key_of_table in
    values
      ('public.mood_logs', 'id'), ('public.journal_entries', 'id'), ('public.kept_charts', 'id'),
      ('public.personal_recordings', 'id'), ('public.favourites', 'item'),
      ('public.rest_days', 'local_date'), ('public.celebrations', 'achievement'),
      ('public.japa', 'mantra, local_date'), ('public.settings', 'setting'),
      ('public.user_astro_profiles', '')
  loop
    perform private.keep_trigger(person_table, 'forget_returned', format(
      'after insert on %%s referencing new table as added
       for each statement execute function private.forget_returned(%s)', key_of_table));
  end loop;
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
    public.japa, public.settings, public.kept_charts, public.personal_recordings,
    public.tombstones, public.imports, public.raagtags, public.daily_audios, private.epoch
    to alap_door;
  grant
    insert (created_at),
    update (seq, forgotten, most_mood_logs, most_journal_entries),
    delete
    on public.users to alap_door;
  grant
    insert (id, emotion, emotion_label, local_date, local_minute, timestamp, minutes, raag, heard),
    update (emotion, emotion_label, local_minute, timestamp),
    delete
    on public.mood_logs to alap_door;
  grant
    insert (id, content, mood, date_created, local_date, local_minute, updated_at, starred),
    update (content, mood, date_created, local_date, updated_at, starred),
    delete
    on public.journal_entries to alap_door;
  grant
    insert (full_name, birth_date, birth_time, birth_place, timezone, latitude, longitude, zone,
      utc_offset_seconds, sure_to_minutes, current_dasha, moon_sign, updated_at),
    update (full_name, birth_date, birth_time, birth_place, timezone, latitude, longitude, zone,
      utc_offset_seconds, sure_to_minutes, current_dasha, moon_sign, updated_at),
    delete
    on public.user_astro_profiles to alap_door;
  grant insert (item, added_at), delete on public.favourites to alap_door;
  grant insert (local_date), delete on public.rest_days to alap_door;
  grant insert (achievement, celebrated_at), delete on public.celebrations to alap_door;
  grant insert (mantra, local_date, beads, updated_at), update (beads, updated_at), delete
    on public.japa to alap_door;
  grant insert (setting, value, updated_at), update (value, updated_at), delete
    on public.settings to alap_door;
  grant
    insert (id, name, birth_date, birth_time, birth_place, timezone, latitude, longitude, zone,
      utc_offset_seconds, sure_to_minutes, updated_at),
    update (name, birth_date, birth_time, birth_place, timezone, latitude, longitude, zone,
      utc_offset_seconds, sure_to_minutes, updated_at),
    delete
    on public.kept_charts to alap_door;
  grant
    insert (id, title, raag, moodcategory, seconds, address, file, bytes, updated_at),
    update (title, raag, moodcategory, seconds, updated_at),
    delete
    on public.personal_recordings to alap_door;
  grant insert (kind, key, may_return), delete on public.tombstones to alap_door;
  grant insert (id, part, kind), delete on public.imports to alap_door;
  grant select, insert (left_at), update (left_at) on private.departures to alap_door;
end
$$;

-- Ending a connection takes the rights of its role, which has none on anything; on Neon the owner may
-- end connections without it.
do $$
begin
  grant authenticated to current_user with inherit true, set false;
exception when insufficient_privilege then
  null;
end
$$;

-- Everybody shares the role `authenticated`, and a role may change its own defaults, hold locks and
-- keep connections busy. The owner runs this function once a minute; it returns what it did.
create function private.watch(longest interval default interval '20 seconds') returns text[]
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  done text[] := array[]::text[];
  changed record;
  busy record;
begin
  for changed in
    select base.datname, unnest(setting.setconfig) as setting
    from pg_catalog.pg_db_role_setting as setting
    join pg_catalog.pg_roles as role on role.oid = setting.setrole
    left join pg_catalog.pg_database as base on base.oid = setting.setdatabase
    where role.rolname = 'authenticated'
  loop
    if changed.datname is null then
      alter role authenticated reset all;
    else
      execute format('alter role authenticated in database %I reset all', changed.datname);
    end if;
    done := array_append(done, 'reset ' || split_part(changed.setting, '=', 1));
  end loop;
  for busy in
    select activity.pid
    from pg_catalog.pg_stat_activity as activity
    where activity.usename = 'authenticated' and activity.pid <> pg_backend_pid()
      and activity.xact_start < clock_timestamp() - longest
  loop
    perform pg_terminate_backend(busy.pid);
    done := array_append(done, 'ended a connection');
  end loop;
  -- Tokens live for an hour; after a day nobody can come back with an old one.
  delete from private.departures where left_at < now() - interval '1 day';
  return done;
end
$$;
