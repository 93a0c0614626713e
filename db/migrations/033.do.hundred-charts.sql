-- Two devices that add a chart at the same time each saw the other's only after it was stored, so that
-- a person could come to have more than a hundred. The second now waits for the first, at a row that
-- both see: the first of those that were there before. Who has none has room for both.
create or replace function private.limit_kept_charts() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform from public.kept_charts as held
  where held.user_id in (select user_id from added)
    and not exists (
      select from added where added.user_id = held.user_id and added.id = held.id)
  order by held.user_id, held.id
  limit 1
  for update;
  if exists (
    select from (select distinct user_id from added) as touched
    where (
      select count(*) from public.kept_charts as held where held.user_id = touched.user_id
    ) > 100
  ) then
    raise exception 'more than 100 charts' using errcode = 'program_limit_exceeded';
  end if;
  return null;
end
$$;
