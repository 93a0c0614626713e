-- Where the place of birth is and how its clock was read, as resolved when it was saved: a later
-- correction of zone data moves no chart. `zone` is the IANA zone, null when an offset or local mean
-- time was chosen; `sure_to_minutes` says how well the time of birth is known.
alter table public.user_astro_profiles
  add column latitude double precision check (latitude between -90 and 90),
  add column longitude double precision check (longitude between -180 and 180),
  add column zone text check (zone ~ '^[A-Za-z0-9_+/-]{1,64}$'),
  add column utc_offset_seconds integer check (utc_offset_seconds between -57600 and 57600),
  add column sure_to_minutes smallint check (sure_to_minutes between 0 and 720),
  add constraint placed_whole_or_not_at_all check (
    (latitude is null) = (longitude is null) and (latitude is null) = (utc_offset_seconds is null)
  );

grant
  insert (latitude, longitude, zone, utc_offset_seconds, sure_to_minutes),
  update (latitude, longitude, zone, utc_offset_seconds, sure_to_minutes)
  on public.user_astro_profiles to authenticated;
