-- What home reads most of, in fewer bytes for pages that ask for it; a page of an older version does not
-- and is sent what it can read.

drop function api.recent_entries(integer);

-- The newest entries, ten by default. In brief one that never changed has no instant of a change.
create function api.recent_entries(most integer default 10, brief boolean default false) returns json
language sql stable begin atomic
  select door.person();
  select coalesce(json_agg(json_build_object(
    'id', entry.id, 'content', entry.content, 'mood', entry.mood, 'day', entry.local_date,
    'minute', entry.local_minute, 'createdAt', door.instant(entry.date_created),
    'updatedAt', case
      when recent_entries.brief and entry.updated_at = entry.date_created then null
      else door.instant(entry.updated_at)
    end
  ) order by entry.date_created desc, entry.id desc), '[]')
  from (
    select * from public.journal_entries as written
    where written.user_id = (select door.person())
    order by written.date_created desc, written.id desc
    limit greatest(0, least(recent_entries.most, 200))
  ) as entry;
end;

-- The days of a month in one text: a row for each day from the 1st to the last that held anything, between
-- semicolons, empty for a day without. A row has sessions, check-in (0 for none), entries, minutes, sessions
-- begun before 09:00 and backdated sessions, without the zeros at its end. Of days in their order, each with
-- the one before it in its month.
create function door.day_in_text(day date, before date, counts integer[]) returns text
language sql immutable begin atomic
  select
    repeat(';', (extract(day from day_in_text.day)
      - coalesce(extract(day from day_in_text.before), 1))::integer)
    || regexp_replace(array_to_string(counts, ','), '(,0)+$', '');
end;

drop function api.practice(date, jsonb);

-- What every day held. A month: the days with day, sessions, check-in, entries, sessions begun before
-- 09:00, minutes, and how many of the sessions were backdated; in brief one text. A year: a character for
-- every day, whose code is 32 + check-in + 6 × pair, where pair is Cantor's of sessions and entries, fifty of
-- each at most; the sums of minutes and of sessions before 09:00; the most sessions of a day that were not
-- backdated; in brief without the blanks at its beginning, whose number comes last.
create function api.practice(since date, known jsonb default null, brief boolean default false)
returns json
language sql stable begin atomic
  select door.person();
  with days as (select * from door.day_counts()),
  recent as (
    select *, lag(day) over (partition by left(day::text, 7) order by day) as before
    from days
    where practice.since is null or day >= practice.since
  ),
  counted as (
    select
      day, check_in, minutes, mornings, sessions - backdated as begun,
      least(sessions, 50) as sessions, least(entries, 50) as entries
    from days
    where day < practice.since
  ),
  earlier as (
    select
      *, (sessions + entries) * (sessions + entries + 1) / 2 + entries as pair,
      lag(day) over (partition by left(day::text, 4) order by day) as before
    from counted
  ),
  years as (
    select
      left(day::text, 4) as span,
      string_agg(door.blanks(day, before) || chr(32 + check_in + 6 * pair), '' order by day) as text,
      length(door.blanks(min(day), null)) as begins,
      sum(minutes) as minutes, sum(mornings) as mornings, max(begun) as begun
    from earlier
    group by 1
  ),
  spans as (
    select
      left(day::text, 7) as span,
      case
        when practice.brief then to_json(string_agg(
          door.day_in_text(day, before,
            array[sessions, check_in, entries, minutes, mornings, backdated]), '' order by day))
        else json_agg(
          json_build_array(day, sessions, nullif(check_in, 0), entries, mornings, minutes, backdated)
          order by day)
      end as content
    from recent
    group by 1
    union all
    select
      span,
      case
        when practice.brief
          then json_build_array(substr(text, begins + 1), minutes, mornings, begun, begins)
        else json_build_array(text, minutes, mornings, begun)
      end
    from years
  )
  select door.differing(json_agg(json_build_array(span, content)), practice.known) from spans;
end;

-- A screen asks for both. Its newest text is changed in the database, by the role that owns it, and the
-- migration fails unless what is replaced stands there exactly once.
grant create on schema api to alap_door;
do $$
declare
  screen constant regprocedure := 'api.screen(jsonb)';
  owner constant name := (select pg_get_userbyid(proowner) from pg_catalog.pg_proc where oid = screen);
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('api.practice((args ->> ''since'')::date, nullif(args -> ''known'', ''null''))',
        'api.practice((args ->> ''since'')::date, nullif(args -> ''known'', ''null''),
          coalesce((args ->> ''brief'')::boolean, false))'),
      ('api.recent_entries(coalesce((args ->> ''most'')::integer, 10))',
        'api.recent_entries(coalesce((args ->> ''most'')::integer, 10),
          coalesce((args ->> ''brief'')::boolean, false))')
    ) as listed (was, becomes)
  loop
    definition := pg_get_functiondef(screen);
    if array_length(string_to_array(definition, change.was), 1) <> 2 then
      raise exception 'In api.screen this does not stand exactly once: %', change.was;
    end if;
    execute format('set local role %I', owner);
    execute replace(definition, change.was, change.becomes);
    reset role;
  end loop;
end
$$;
revoke create on schema api from alap_door;
