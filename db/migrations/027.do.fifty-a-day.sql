-- Of a day long ago at most fifty sessions and fifty entries are sent, in its one character: days with
-- more of them had a list of their own beside the text of their year.

-- What every day held. A month: the days with day, sessions, check-in, entries, sessions begun before
-- 09:00, minutes, and how many of the sessions were backdated. A year: a character for every day, whose
-- code is 32 + check-in + 6 × pair, where pair is Cantor's of sessions and entries, fifty of each at most;
-- the sums of minutes and of sessions before 09:00; the most sessions of a day that were not backdated.
create or replace function api.practice(since date, known jsonb default null) returns json
language sql stable begin atomic
  select door.person();
  with days as (select * from door.day_counts()),
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
        string_agg(door.blanks(day, before) || chr(32 + check_in + 6 * pair), '' order by day),
        sum(minutes), sum(mornings), max(begun))
    from earlier
    group by 1
  )
  select door.differing(json_agg(json_build_array(span, content)), practice.known) from spans;
end;
