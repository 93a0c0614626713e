-- What the app reads, a function each. All of them return JSON that the app parses; long lists are
-- lists of lists, in the order of the columns named in the comment. `private.restate_wall()` gives
-- each its owner, its settings and who may call it. A later migration drops a function and creates it
-- anew, with defaults for new arguments; a change that would break an older page gets a new name.

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

-- The ids of the tracks a person keeps, newest first.
create function api.favourites() returns json
language sql stable begin atomic
  select door.person();
  select coalesce(json_agg(kept.item order by kept.added_at desc, kept.item), '[]')
  from public.favourites as kept
  where kept.user_id = (select door.person());
end;

-- The newest entries, newest first.
create function api.recent_entries(most integer default 10) returns json
language sql stable begin atomic
  select door.person();
  select coalesce(json_agg(json_build_object(
    'id', entry.id, 'content', entry.content, 'mood', entry.mood, 'day', entry.local_date,
    'minute', entry.local_minute, 'createdAt', door.instant(entry.date_created),
    'updatedAt', door.instant(entry.updated_at)
  ) order by entry.date_created desc, entry.id desc), '[]')
  from (
    select * from public.journal_entries as written
    where written.user_id = (select door.person())
    order by written.date_created desc, written.id desc
    limit greatest(0, least(recent_entries.most, 200))
  ) as entry;
end;

-- What every day held, oldest first: day, sessions, check-in, entries, sessions begun before 09:00,
-- minutes, and how many of the sessions were backdated.
create function api.practice_days() returns json
language sql stable begin atomic
  select door.person();
  select coalesce(json_agg(json_build_array(
    local_date, coalesce(logs.sessions, 0), logs.check_in, coalesce(written.entries, 0),
    coalesce(logs.morning_sessions, 0), coalesce(logs.minutes, 0), coalesce(logs.backdated, 0)
  ) order by local_date), '[]')
  from (
    select
      log.local_date,
      count(*) filter (where log.is_session) as sessions,
      (max(log.emotion) filter (where not log.is_session))::integer as check_in,
      count(*) filter (where log.is_session and log.local_minute < 540) as morning_sessions,
      coalesce(sum(log.minutes), 0) as minutes,
      count(*) filter (where log.is_session and log.emotion = 'session') as backdated
    from public.mood_logs as log
    where log.user_id = (select door.person())
    group by log.local_date
  ) as logs
  full join (
    select entry.local_date, count(*) as entries
    from public.journal_entries as entry
    where entry.user_id = (select door.person())
    group by entry.local_date
  ) as written using (local_date);
end;

-- Every check-in, session and entry, or those of one day, in the order of the clock: kind, day,
-- minute, mood, raga, minutes. An entry that was backdated has no mood: nobody said how that day felt.
create function api.moments(day date default null) returns json
language sql stable begin atomic
  select door.person();
  select coalesce(json_agg(json_build_array(kind, local_date, local_minute, mood, raga, minutes)
    order by local_date, local_minute nulls first), '[]')
  from (
    select
      case when log.is_session then 'session' else 'check-in' end as kind,
      log.local_date, log.local_minute,
      (case when log.is_session then null else log.emotion end)::integer as mood,
      log.raag as raga, log.minutes
    from public.mood_logs as log
    where log.user_id = (select door.person())
      and (moments.day is null or log.local_date = moments.day)
    union all
    select
      'entry', entry.local_date, entry.local_minute,
      case when entry.content = 'Backdated journal entry' and entry.local_minute is null
        then null else entry.mood end,
      null, null
    from public.journal_entries as entry
    where entry.user_id = (select door.person())
      and (moments.day is null or entry.local_date = moments.day)
  ) as moment;
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

-- Several reads for one screen, in one request and as of one moment: a list of
-- {"name", "args"}, and a list of what each returns.
create function api.screen(reads jsonb) returns json
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
      when 'moments' then reply := api.moments((args ->> 'day')::date);
      when 'mood_categories' then reply := api.mood_categories();
      when 'practice_days' then reply := api.practice_days();
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
