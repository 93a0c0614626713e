-- Backdated rows once counted for two achievements about single days: Zen Zone counted them among the
-- sessions of a day, and Mindfulness Master took its mean over however few days there were. What was
-- celebrated for that alone was never earned, and goes. (Early Bird needs an hour, which a backdated
-- session has never had.) A celebration goes only when the rows that stand show both: without the
-- backdated ones the goal was never reached, and with those of before the celebration it seemed to
-- be. So what was earned and lost since stays, and so does what no row explains.

-- A role that row-level security binds would find nothing to remove: it is refused instead.
set local row_security = off;

with practised (user_id, local_date, is_backdated, is_session, is_entry) as (
  select user_id, local_date, emotion = 'session', is_session, false
  from public.mood_logs
  union all
  -- An entry that was added to a day gone by is of its noon in UTC, whatever its words are now.
  select user_id, local_date,
    local_minute is null and date_created at time zone 'UTC' = local_date + time '12:00',
    false, true
  from public.journal_entries
),
days as (
  select user_id, local_date,
    count(*) filter (where is_session) as sessions,
    count(*) filter (where is_session and not is_backdated) as own_sessions,
    3 * bool_or(not is_entry)::integer + 2 * bool_or(is_entry)::integer as points,
    3 * bool_or(not is_entry and not is_backdated)::integer
      + 2 * bool_or(is_entry and not is_backdated)::integer as own_points
  from practised
  group by user_id, local_date
),
seen as (
  select user_id, achievement, local_date, sessions, own_sessions, points, own_points,
    -- By the day of the celebration, where that begins first.
    local_date <= (celebrated_at at time zone 'Pacific/Kiritimati')::date as is_before,
    sum(points) over so_far as points_so_far,
    count(*) over so_far as days_so_far
  from public.celebrations join days using (user_id)
  where achievement in ('zen-zone', 'mindfulness-master')
  window so_far as (partition by user_id, achievement order by local_date)
),
unearned as (
  select user_id, achievement
  from seen
  where achievement = 'zen-zone'
  group by user_id, achievement
  having max(own_sessions) < 3 and max(sessions) filter (where is_before) >= 3
  union all
  select user_id, achievement
  from seen
  where achievement = 'mindfulness-master'
  group by user_id, achievement
  -- Backdated days count for the mean, which must once have been four over seven days or more.
  having bool_and(points_so_far < 4 * greatest(7, days_so_far))
    and sum(points) filter (where is_before) >= 4 * count(*) filter (where is_before)
    and sum(own_points) filter (where is_before)
      < 4 * greatest(1, count(*) filter (where is_before and own_points > 0))
)
delete from public.celebrations
where (user_id, achievement) in (select user_id, achievement from unearned);

set local row_security = on;
