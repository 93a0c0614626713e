-- A person's writes come one after another. Limits of rows are counted after a row was added, and two
-- transactions did not see each other's rows: batches that were held open stored four hundred charts of a
-- hundred. In the same way a row could be added while its deletion was not yet stored.

-- The transaction that wrote last: changing it is the lock that every write takes first. Being changed, not
-- only locked, it also ends a transaction that has looked at the rows before.
alter table public.users add column written_in xid8;
alter table public.users alter column written_in set statistics 0;
-- Room on the page for the next change of the same row.
alter table public.users set (fillfactor = 50);

-- What every write begins with: the person, with a row of their own, who has not left. The settings of a role
-- that somebody has changed must not make a stored row less durable.
drop function door.writer();
create function door.writer() returns text
language plpgsql volatile as $$
declare
  person constant text := door.person();
begin
  perform set_config('synchronous_commit', 'on', true);
  insert into public.users (created_at) values (default) on conflict do nothing;
  update public.users as own set written_in = pg_current_xact_id()
  where own.id = person and own.written_in is distinct from pg_current_xact_id();
  -- Only now, as they may have left while this waited for its turn.
  return door.member();
end
$$;

-- A state of its own, so that the person is told that there is no more room, not that a value is wrong.
create or replace function private.limit_kept_charts() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
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
