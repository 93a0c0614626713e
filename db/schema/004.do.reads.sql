-- What the app reads, a function each. All of them return JSON that the app parses; long lists are
-- lists of lists, in the order of the columns named in the comment. Once the app is released, a migration
-- drops a function and creates it anew, with defaults for new arguments; a change that would break an
-- older page gets a new name.

-- The person's birth details, null when there are none.
create function api.birth_details() returns json
language sql stable begin atomic
  select door.person();
  select json_build_object(
    'fullName', birth.full_name, 'birthDate', birth.birth_date,
    'birthTime', to_char(birth.birth_time, 'HH24:MI'), 'birthPlace', birth.birth_place,
    'timezone', birth.timezone, 'latitude', birth.latitude, 'longitude', birth.longitude,
    'zone', birth.zone, 'utcOffsetSeconds', birth.utc_offset_seconds,
    'sureToMinutes', birth.sure_to_minutes, 'currentDasha', birth.current_dasha,
    'moonSign', birth.moon_sign, 'updatedAt', door.instant(birth.updated_at))
  from public.user_astro_profiles as birth
  where birth.user_id = (select door.person());
end;

-- The charts that the person keeps beside their own.
create function api.kept_charts() returns json
language sql stable begin atomic
  select door.person();
  select coalesce(json_agg(json_build_object(
    'id', chart.id, 'name', chart.name, 'birthDate', chart.birth_date,
    'birthTime', to_char(chart.birth_time, 'HH24:MI'), 'birthPlace', chart.birth_place,
    'timezone', chart.timezone, 'latitude', chart.latitude, 'longitude', chart.longitude,
    'zone', chart.zone, 'utcOffsetSeconds', chart.utc_offset_seconds,
    'sureToMinutes', chart.sure_to_minutes, 'updatedAt', door.instant(chart.updated_at)
  ) order by chart.id), '[]')
  from public.kept_charts as chart
  where chart.user_id = (select door.person());
end;

-- The recordings that the person brought along.
create function api.personal_recordings() returns json
language sql stable begin atomic
  select door.person();
  select coalesce(json_agg(json_build_object(
    'id', recording.id, 'title', recording.title, 'raag', recording.raag,
    'moodCategory', nullif(recording.moodcategory, ''), 'seconds', recording.seconds,
    'address', recording.address, 'file', recording.file, 'bytes', recording.bytes,
    'updatedAt', door.instant(recording.updated_at)
  ) order by recording.id), '[]')
  from public.personal_recordings as recording
  where recording.user_id = (select door.person());
end;

-- The ids of the tracks a person keeps, newest first.
create function api.favourites() returns json
language sql stable begin atomic
  select door.person();
  select coalesce(json_agg(kept.item order by kept.added_at desc, kept.item), '[]')
  from public.favourites as kept
  where kept.user_id = (select door.person());
end;

-- The days a person has set aside for rest, oldest first.
create function api.rest_days() returns json
language sql stable begin atomic
  select door.person();
  select coalesce(json_agg(rest.local_date order by rest.local_date), '[]')
  from public.rest_days as rest
  where rest.user_id = (select door.person());
end;

-- The ids of the achievements a person has seen celebrated.
create function api.celebrations() returns json
language sql stable begin atomic
  select door.person();
  select coalesce(json_agg(seen.achievement order by seen.achievement), '[]')
  from public.celebrations as seen
  where seen.user_id = (select door.person());
end;

-- The newest count of every mantra. Newest by when it was counted: a journey to the west brings an
-- earlier day.
create function api.japa() returns json
language sql stable begin atomic
  select door.person();
  select coalesce(json_agg(json_build_object(
    'mantra', newest.mantra, 'day', newest.local_date, 'beads', newest.beads,
    'at', door.instant(newest.updated_at)
  ) order by newest.mantra), '[]')
  from (
    select distinct on (counted.mantra) *
    from public.japa as counted
    where counted.user_id = (select door.person())
    order by counted.mantra, counted.updated_at desc, counted.local_date desc
  ) as newest;
end;

-- The check-in of a day, null when there is none. Sessions are no check-ins.
create function api.check_in(day date) returns json
language sql stable begin atomic
  select door.person();
  select json_build_object(
    'id', log.id, 'mood', log.emotion::integer, 'day', log.local_date,
    'minute', log.local_minute, 'at', door.instant(log.timestamp))
  from public.mood_logs as log
  where log.user_id = (select door.person()) and log.local_date = check_in.day
    and not log.is_session
  order by log.timestamp desc
  limit 1;
end;

-- The newest entries, ten by default. One that never changed has no instant of a change.
create function api.recent_entries(most integer default 10) returns json
language sql stable begin atomic
  select door.person();
  select coalesce(json_agg(json_build_object(
    'id', entry.id, 'content', entry.content, 'mood', entry.mood, 'day', entry.local_date,
    'minute', entry.local_minute, 'createdAt', door.instant(entry.date_created),
    'updatedAt', case
      when entry.updated_at <> entry.date_created then door.instant(entry.updated_at)
    end
  ) order by entry.date_created desc, entry.id desc), '[]')
  from (
    select * from public.journal_entries as written
    where written.user_id = (select door.person())
    order by written.date_created desc, written.id desc
    limit greatest(0, least(recent_entries.most, 200))
  ) as entry;
end;

-- Every check-in, session and entry of a day, in the order of the clock: kind, day, minute, mood, raga,
-- minutes, and what was heard. An entry that was backdated has no mood: nobody said how that day felt.
create function api.moments(day date) returns json
language sql stable begin atomic
  select door.person();
  select coalesce(
    json_agg(
      json_build_array(kind, local_date, local_minute, mood, raga, minutes, heard)
      order by local_date, local_minute nulls first),
    '[]')
  from (
    select
      case when log.is_session then 'session' else 'check-in' end as kind,
      log.local_date, log.local_minute,
      (case when log.is_session then null else log.emotion end)::integer as mood,
      log.raag as raga, log.minutes, log.heard
    from public.mood_logs as log
    where log.user_id = (select door.person()) and log.local_date = moments.day
    union all
    select
      'entry', entry.local_date, entry.local_minute,
      case when entry.content = 'Backdated journal entry' and entry.local_minute is null
        then null else entry.mood end,
      null, null, null
    from public.journal_entries as entry
    where entry.user_id = (select door.person()) and entry.local_date = moments.day
  ) as moment;
end;

-- The sessions that a coin chose, from a day on, in the order of the clock: day, minute, and whether it
-- chose a journey of two ragas. Both are in the address of what was heard
-- (`/recordings/shivaranjani-5+hamsadhwani-10.mp3?seed=2026-11-25&by=coin`).
create function api.coin_sits(since date) returns json
language sql stable begin atomic
  select door.person();
  select coalesce(
    json_agg(
      json_build_array(log.local_date, log.local_minute, log.heard ~ '^[^?]*[+]')
      order by log.local_date, log.local_minute nulls first, log.id),
    '[]')
  from public.mood_logs as log
  where log.user_id = (select door.person())
    and log.local_date >= coin_sits.since
    and log.heard ~ '[?&]by=coin$';
end;

-- A person's days and moods, hardly larger after thirty years than after three: the months from `since` on
-- with every row, each year before it in two short texts. A device names the months and years it has kept,
-- each with a digest, and is sent those alone that differ.

-- Of a list of spans, each the name of a month or a year and what it holds, those whose digest is not
-- the known one: name, digest, content. A known span that is no longer there has no digest; what is no object
-- knows nothing.
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

-- A text with a character for every day of a year, which begins with its first day: blanks before the
-- character of a day, as many as days passed since the one before it.
create function door.blanks(day date, before date) returns text
language sql immutable begin atomic
  select repeat(' ',
    (blanks.day - coalesce(blanks.before, date_trunc('year', blanks.day)::date - 1) - 1)::integer);
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

-- What every day held. A month: its days in one text. A year: a character for every day, whose code is
-- 32 + check-in + 6 × pair, where pair is Cantor's of sessions and entries, fifty of each at most, without
-- the blanks at its beginning; the sums of minutes and of sessions before 09:00; the most sessions of a day
-- that were not backdated; and the number of those blanks.
create function api.practice(since date, known jsonb default null) returns json
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
      to_json(string_agg(
        door.day_in_text(day, before,
          array[sessions, check_in, entries, minutes, mornings, backdated]), '' order by day)) as content
    from recent
    group by 1
    union all
    select span, json_build_array(substr(text, begins + 1), minutes, mornings, begun, begins)
    from years
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

-- The sessions, daily ones first: of a raga, else of a mood category, else all.
create function api.sessions(raag text default null, mood_category text default null) returns json
language sql stable begin atomic
  select door.person();
  select coalesce(json_agg(json_build_object(
    'id', audio.id, 'title', audio.title, 'description', audio.description,
    'audioUrl', audio.audio_url, 'dayNumber', audio.day_number, 'raag', audio.raag,
    'moodCategory', coalesce(nullif(tag.moodcategory, ''), nullif(audio.moodcategory, '')),
    'minutes', audio.minutes
  ) order by audio.day_number nulls last, audio.title, audio.id), '[]')
  from public.daily_audios as audio
  left join public.raagtags as tag on tag.name = audio.raag
  where (sessions.raag is null or audio.raag = sessions.raag)
    and (sessions.raag is not null or sessions.mood_category is null
      or tag.moodcategory = sessions.mood_category);
end;

-- All ragas of the library by name.
create function api.ragas() returns json
language sql stable begin atomic
  select door.person();
  select coalesce(json_agg(json_build_object(
    'name', tag.name, 'moodCategory', nullif(tag.moodcategory, '')) order by tag.name), '[]')
  from public.raagtags as tag;
end;

-- The mood categories that some raga has, by name.
create function api.mood_categories() returns json
language sql stable begin atomic
  select door.person();
  select coalesce(json_agg(distinct tag.moodcategory order by tag.moodcategory), '[]')
  from public.raagtags as tag
  where tag.moodcategory <> '';
end;

-- Several reads for one screen, in one request and as of one moment: a list of {"name", "args"}, and a list
-- of what each returns.
create function door.screen(reads jsonb) returns json
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
      when 'coin_sits' then reply := api.coin_sits((args ->> 'since')::date);
      when 'export_page' then
        reply := api.export_page(args ->> 'kind', args ->> 'after',
          (args ->> 'most_rows')::integer, (args ->> 'most_bytes')::integer);
      when 'favourites' then reply := api.favourites();
      when 'insight' then
        reply := api.insight((args ->> 'since')::date, nullif(args -> 'known', 'null'));
      when 'japa' then reply := api.japa();
      when 'kept_charts' then reply := api.kept_charts();
      when 'moments' then reply := api.moments((args ->> 'day')::date);
      when 'mood_categories' then reply := api.mood_categories();
      when 'personal_recordings' then reply := api.personal_recordings();
      when 'practice' then
        reply := api.practice((args ->> 'since')::date, nullif(args -> 'known', 'null'));
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

-- A reply in fewer bytes, where there is a shorter form of it. Records: their names once, then the
-- values of each. Days in their order: month and day of each (`0131`), of a year in one text.
create function door.packed(reply json) returns json
language sql immutable begin atomic
  select case
    when json_typeof(reply) is distinct from 'array' then reply
    when json_typeof(reply -> 0) = 'object' then json_build_object(
      'columns', (
        select json_agg(each.name order by each.place)
        from json_object_keys(reply -> 0) with ordinality as each (name, place)),
      'rows', (
        select json_agg((
          select json_agg(cell.value order by cell.place)
          from json_each(record.value) with ordinality as cell (name, value, place)
        ) order by record.place)
        from json_array_elements(reply) with ordinality as record (value, place)))
    when json_typeof(reply -> 0) = 'string' and not exists (
      select
      from (
        select listed.day, lag(listed.day) over (order by listed.place) as before
        from json_array_elements_text(reply) with ordinality as listed (day, place)
      ) as each
      where each.day !~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' or each.day < each.before)
    then json_build_object('days', (
      select json_agg(json_build_array(year, days) order by year)
      from (
        select
          left(each.day, 4) as year,
          string_agg(replace(substr(each.day, 6), '-', ''), '' order by each.place) as days
        from json_array_elements_text(reply) with ordinality as each (day, place)
        group by 1
      ) as years))
    else reply
  end;
end;

-- The same JSON without the blanks outside of its texts, a tenth of it: a text in quotes is found whole and
-- stays.
create function door.without_blanks(reply json) returns json
language sql immutable begin atomic
  select regexp_replace(reply::text, '("(?:[^"\\]|\\.)*")|\s+', '\1', 'g')::json;
end;

-- The reads of one screen in fewer bytes, for a slow line.
create function api.packed_screen(reads jsonb) returns json
language sql stable begin atomic
  select door.person();
  select door.without_blanks(coalesce(json_agg(door.packed(reply.value) order by reply.place), '[]'))
  from json_array_elements(door.screen(packed_screen.reads)) with ordinality as reply (value, place);
end;
