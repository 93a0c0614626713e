-- The limit of logs a day counts all the days of a person's statement at once: an import of years made a query
-- for each of its days, a thousand in a statement that may take five seconds.
create or replace function private.limit_mood_logs_a_day() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  person text;
  is_over boolean;
begin
  for person in select distinct user_id from added loop
    -- Planned for this person: one who has few rows is planned for otherwise than one who has many.
    execute $count$
      select exists (
        select from public.mood_logs as held
        where held.user_id = $1
          and held.local_date = any (array(
            select distinct local_date from added where user_id = $1))
        group by held.local_date
        having count(*) > 400
      )
    $count$ into is_over using person;
    if is_over then
      raise exception 'more than 400 mood logs in a day' using errcode = 'check_violation';
    end if;
  end loop;
  return null;
end
$$;
