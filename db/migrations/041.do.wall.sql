-- Says the whole wall again, with what the last migrations brought. Harmless to repeat; changes nothing where
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
  perform private.keep_trigger('public.tombstones', 'forget_old_tombstones',
    'after insert on %s referencing new table as added
     for each statement execute function private.forget_old_tombstones()');
  foreach person_table in array array[
    'public.mood_logs', 'public.journal_entries', 'public.kept_charts']
  loop
    perform private.keep_trigger(person_table, 'remember_deleted',
      'after delete on %s referencing old table as removed
       for each statement execute function private.remember_deleted()');
    perform private.keep_trigger(person_table, 'refuse_deleted',
      'before insert on %s for each row execute function private.refuse_deleted()');
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
    public.japa, public.kept_charts, public.tombstones, public.raagtags, public.daily_audios to alap_door;
  grant insert (created_at), update (written_in), delete on public.users to alap_door;
  grant
    insert (id, emotion, emotion_label, local_date, local_minute, timestamp, minutes, raag, heard),
    update (emotion, emotion_label, local_minute, timestamp),
    delete
    on public.mood_logs to alap_door;
  grant
    insert (id, content, mood, date_created, local_date, local_minute, updated_at),
    update (content, mood, date_created, local_date, updated_at),
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
  grant insert (kind, id), delete on public.tombstones to alap_door;
  grant select, insert (left_at), update (left_at) on private.departures to alap_door;
end
$$;
