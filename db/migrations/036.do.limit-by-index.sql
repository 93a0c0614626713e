-- The limit of logs a day counts the days of a statement one by one, so that each count is planned for
-- that day: planned once a connection, while the table was small, it read the whole table again for every
-- day.
create or replace function private.limit_mood_logs_a_day() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  touched record;
  held bigint;
begin
  for touched in select distinct user_id, local_date from added loop
    execute 'select count(*) from public.mood_logs where user_id = $1 and local_date = $2'
      into held using touched.user_id, touched.local_date;
    if held > 400 then
      raise exception 'more than 400 mood logs in a day' using errcode = 'check_violation';
    end if;
  end loop;
  return null;
end
$$;
