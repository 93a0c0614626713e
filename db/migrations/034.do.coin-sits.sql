-- The sessions that a coin chose, from a day on, in the order of the clock: day, minute, and whether it
-- chose a journey of two ragas. Both are in the address of what was heard
-- (`/recordings/shivaranjani-5+hamsadhwani-10.mp3?seed=2026-11-25&by=coin`).
create function api.coin_sits(since date) returns json
language sql stable begin atomic
  select door.person();
  select coalesce(
    json_agg(
      json_build_array(log.local_date, log.local_minute, log.heard ~ '^[^?]*[+]')
      order by log.local_date, log.local_minute nulls first, log.id),
    '[]')
  from public.mood_logs as log
  where log.user_id = (select door.person())
    and log.local_date >= coin_sits.since
    and log.heard ~ '[?&]by=coin$';
end;

-- One more read in a screen. Its newest text is changed in the database, by the role that owns it, and
-- the migration fails unless what is replaced stands there exactly once.
grant create on schema api to alap_door;
do $$
declare
  screen constant regprocedure := 'api.screen(jsonb)';
  was constant text := 'when ''export_page'' then';
  definition constant text := pg_get_functiondef(screen);
  owner constant name := (select pg_get_userbyid(proowner) from pg_catalog.pg_proc where oid = screen);
begin
  if array_length(string_to_array(definition, was), 1) <> 2 then
    raise exception 'In api.screen this does not stand exactly once: %', was;
  end if;
  execute format('set local role %I', owner);
  execute replace(definition, was,
    'when ''coin_sits'' then reply := api.coin_sits((args ->> ''since'')::date);
      ' || was);
  reset role;
end
$$;
revoke create on schema api from alap_door;
