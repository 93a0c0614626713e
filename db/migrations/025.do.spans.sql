-- A person's days and moods, hardly larger after thirty years than after three: the months from `since` on
-- with every row, each year before it in two short texts. A device names the months and years it has kept,
-- each with a digest, and is sent those alone that differ. `practice_days` and `moments` without a day
-- stay for older pages.

-- Of a list of spans, each the name of a month or a year and what it holds, those whose digest is not
-- the known one: name, digest, content. A known span that is no longer there has no digest.
create function door.differing(spans json, known jsonb) returns json
language sql stable begin atomic
  select coalesce(json_agg(json_build_array(span, now.digest, now.content) order by span), '[]')
  from (
    select
      each.span ->> 0 as span,
      left(md5(each.span ->> 1), 12) as digest,
      each.span -> 1 as content
    from json_array_elements(differing.spans) as each (span)
  ) as now
  full join (
    select given.key as span, given.value as digest
    from jsonb_each_text(
      case when jsonb_typeof(differing.known) = 'object' then differing.known else '{}' end) as given
    where given.key ~ '^[0-9]{4}(-[0-9]{2})?$'
  ) as kept using (span)
  where now.digest is distinct from kept.digest;
end;

-- What every day of the person held; a day without a check-in has 0 there.
create function door.day_counts() returns table (
  day date, sessions integer, check_in integer, entries integer, mornings integer, minutes integer,
  backdated integer
)
language sql stable begin atomic
  select
    local_date, coalesce(logs.sessions, 0), coalesce(logs.check_in, 0), coalesce(written.entries, 0),
    coalesce(logs.mornings, 0), coalesce(logs.minutes, 0), coalesce(logs.backdated, 0)
  from (
    select
      log.local_date,
      (count(*) filter (where log.is_session))::integer as sessions,
      (max(log.emotion) filter (where not log.is_session))::integer as check_in,
      (count(*) filter (where log.is_session and log.local_minute < 540))::integer as mornings,
      coalesce(sum(log.minutes), 0)::integer as minutes,
      (count(*) filter (where log.is_session and log.emotion = 'session'))::integer as backdated
    from public.mood_logs as log
    where log.user_id = (select door.person())
    group by log.local_date
  ) as logs
  full join (
    select entry.local_date, count(*)::integer as entries
    from public.journal_entries as entry
    where entry.user_id = (select door.person())
    group by entry.local_date
  ) as written using (local_date);
end;

-- The same as one list, oldest first, for older pages.
create or replace function door.practice_days() returns json
language sql stable begin atomic
  select coalesce(json_agg(json_build_array(
    day, sessions, nullif(check_in, 0), entries, mornings, minutes, backdated) order by day), '[]')
  from door.day_counts();
end;

-- A text with a character for every day of a year, which begins with its first day: blanks before the
-- character of a day, as many as days passed since the one before it.
create function door.blanks(day date, before date) returns text
language sql immutable begin atomic
  select repeat(' ',
    (blanks.day - coalesce(blanks.before, date_trunc('year', blanks.day)::date - 1) - 1)::integer);
end;

-- What every day held. A month: the days with day, sessions, check-in, entries, sessions begun before
-- 09:00, minutes, and how many of the sessions were backdated. A year: a character for every day, whose
-- code is 32 + check-in + 6 × pair, where pair is Cantor's of sessions and entries; the sums of minutes
-- and of sessions before 09:00; the most sessions of a day that were not backdated; and the days with more
-- than a hundred of both, which are blanks in the text, with day, sessions, check-in and entries.
create function api.practice(since date, known jsonb default null) returns json
language sql stable begin atomic
  select door.person();
  with days as (select * from door.day_counts()),
  earlier as (
    select
      *, sessions + entries > 100 as is_full,
      (sessions + entries) * (sessions + entries + 1) / 2 + entries as pair,
      lag(day) over (partition by left(day::text, 4) order by day) as before
    from days
    where day < practice.since
  ),
  spans as (
    select
      left(day::text, 7) as span,
      json_agg(json_build_array(day, sessions, nullif(check_in, 0), entries, mornings, minutes, backdated)
        order by day) as content
    from days
    where practice.since is null or day >= practice.since
    group by 1
    union all
    select
      left(day::text, 4),
      json_build_array(
        string_agg(
          door.blanks(day, before)
            || chr(32 + case when is_full then 0 else check_in + 6 * pair end),
          '' order by day),
        sum(minutes), sum(mornings), max(sessions - backdated),
        coalesce(
          json_agg(json_build_array(day, sessions, nullif(check_in, 0), entries) order by day)
            filter (where is_full),
          '[]'))
    from earlier
    group by 1
  )
  select door.differing(json_agg(json_build_array(span, content)), practice.known) from spans;
end;

-- What Insight draws and compares. A month: every check-in (0), session (1) and entry (2) in the order of
-- the clock, with kind, day of the month, minute, and its mood, or its raga when it is a session. A year:
-- the check-ins alone, in a character for every day their moods, and in another their hours, a to x, or a
-- blank when the hour is not known.
create function api.insight(since date, known jsonb default null) returns json
language sql stable begin atomic
  select door.person();
  with logs as (
    select
      log.local_date as day, log.local_minute as minute, log.is_session, log.raag as raga,
      (case when log.is_session then null else log.emotion end)::integer as mood
    from public.mood_logs as log
    where log.user_id = (select door.person())
  ),
  moments as (
    select day, minute, json_build_array(
        case when is_session then 1 else 0 end, extract(day from day), minute,
        case when is_session then to_json(raga) else to_json(mood) end) as moment
    from logs
    where insight.since is null or day >= insight.since
    union all
    select entry.local_date, entry.local_minute, json_build_array(
        2, extract(day from entry.local_date), entry.local_minute,
        case when entry.content = 'Backdated journal entry' and entry.local_minute is null
          then null else entry.mood end)
    from public.journal_entries as entry
    where entry.user_id = (select door.person())
      and (insight.since is null or entry.local_date >= insight.since)
  ),
  earlier as (
    select distinct on (day)
      day, mood, coalesce(chr(97 + minute / 60), ' ') as hour
    from logs
    where day < insight.since and not is_session
    order by day, minute
  ),
  spaced as (
    select *, door.blanks(day, lag(day) over (partition by left(day::text, 4) order by day)) as blanks
    from earlier
  ),
  spans as (
    select
      left(day::text, 7) as span,
      json_agg(moment order by day, minute nulls first, moment::text collate "C") as content
    from moments
    group by 1
    union all
    select
      left(day::text, 4),
      json_build_array(
        string_agg(blanks || mood, '' order by day), string_agg(blanks || hour, '' order by day))
    from spaced
    group by 1
  )
  select door.differing(json_agg(json_build_array(span, content)), insight.known) from spans;
end;

create or replace function api.screen(reads jsonb) returns json
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
      when 'insight' then
        reply := api.insight((args ->> 'since')::date, nullif(args -> 'known', 'null'));
      when 'japa' then reply := api.japa();
      when 'moments' then
        reply := api.moments((args ->> 'day')::date, nullif(args -> 'known', 'null'));
      when 'mood_categories' then reply := api.mood_categories();
      when 'practice' then
        reply := api.practice((args ->> 'since')::date, nullif(args -> 'known', 'null'));
      when 'practice_days' then reply := api.practice_days(nullif(args -> 'known', 'null'));
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
