-- A birth lies in the past, as the form asks: by the offset that was stored with it, and where there
-- is none, by the clock that is furthest ahead of UTC. Time only ever makes this true, so a row that
-- was taken is never refused later. Rows from before are not looked at and stay readable.
alter table public.user_astro_profiles
  add constraint birth_has_come check (
    birth_date + birth_time
      <= now() at time zone 'UTC' + make_interval(secs => coalesce(utc_offset_seconds, 50400))
  ) not valid;
