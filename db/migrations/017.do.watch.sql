-- Everybody shares the role `authenticated`, and a role may change its own defaults, hold locks and
-- keep connections busy. The owner runs this function once a minute; it returns what it did.
-- Ending a connection takes the rights of its role, which has none on anything; on Neon the owner may
-- end connections without it.
do $$
begin
  grant authenticated to current_user with inherit true, set false;
exception when insufficient_privilege then
  null;
end
$$;

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
revoke all on function private.watch(interval) from public;
