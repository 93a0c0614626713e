-- What changed, row by row, for a device that keeps a person's own rows: what is above the number it has seen
-- (`changes`), or everything from the newest day backwards (`newest`). A row is a list in the order of the
-- columns below, its number last. Numbers come whole or not at all, so a page may be stopped after any.

create function door.row_of(log public.mood_logs) returns json
language sql stable begin atomic
  select json_build_array(
    log.id, log.emotion, log.local_date, log.local_minute, door.exact_instant(log.timestamp),
    log.minutes, log.raag, log.heard, log.seq);
end;

create function door.row_of(entry public.journal_entries) returns json
language sql stable begin atomic
  select json_build_array(
    entry.id, entry.content, entry.mood, entry.local_date, entry.local_minute,
    door.exact_instant(entry.date_created), door.exact_instant(entry.updated_at), entry.starred,
    entry.seq);
end;

create function door.row_of(birth public.user_astro_profiles) returns json
language sql stable begin atomic
  select json_build_array(
    birth.full_name, birth.birth_date, regexp_replace(birth.birth_time::text, ':00$', ''), birth.birth_place,
    birth.timezone, birth.latitude, birth.longitude, birth.zone, birth.utc_offset_seconds,
    birth.sure_to_minutes, birth.current_dasha, birth.moon_sign,
    door.exact_instant(birth.updated_at), birth.seq);
end;

create function door.row_of(chart public.kept_charts) returns json
language sql stable begin atomic
  select json_build_array(
    chart.id, chart.name, chart.birth_date, regexp_replace(chart.birth_time::text, ':00$', ''), chart.birth_place,
    chart.timezone, chart.latitude, chart.longitude, chart.zone, chart.utc_offset_seconds,
    chart.sure_to_minutes, door.exact_instant(chart.updated_at), chart.seq);
end;

create function door.row_of(recording public.personal_recordings) returns json
language sql stable begin atomic
  select json_build_array(
    recording.id, recording.title, recording.raag, recording.moodcategory, recording.seconds,
    recording.address, recording.file, recording.bytes, door.exact_instant(recording.updated_at),
    recording.seq);
end;

create function door.row_of(kept public.favourites) returns json
language sql stable begin atomic
  select json_build_array(
    kept.item, door.exact_instant(kept.added_at), kept.seq);
end;

create function door.row_of(rest public.rest_days) returns json
language sql stable begin atomic
  select json_build_array(
    rest.local_date, rest.seq);
end;

create function door.row_of(seen public.celebrations) returns json
language sql stable begin atomic
  select json_build_array(
    seen.achievement, door.exact_instant(seen.celebrated_at), seen.seq);
end;

create function door.row_of(counted public.japa) returns json
language sql stable begin atomic
  select json_build_array(
    counted.mantra, counted.local_date, counted.beads, door.exact_instant(counted.updated_at),
    counted.seq);
end;

create function door.row_of(chosen public.settings) returns json
language sql stable begin atomic
  select json_build_array(
    chosen.setting, chosen.value, door.exact_instant(chosen.updated_at), chosen.seq);
end;

create function door.row_of(buried public.tombstones) returns json
language sql stable begin atomic
  select json_build_array(
    buried.kind, buried.key, buried.seq);
end;

-- Everything of the person that changed after a number, oldest change first, in pages of about `most` bytes,
-- 200,000 at the most: `rows` by kind, and the keys of what is `gone`. `seq` is what to ask for next. A
-- device whose number this database has not given, or which is older than a deletion that is forgotten, is told
-- to begin `anew`; one that knows nothing yet (0) has nothing to take away. All in one statement, which sees
-- one moment.
create function api.changes(since bigint, most integer default 200000) returns json
language sql stable begin atomic
  select door.person();
  with own as (
    select me.person, coalesce(held.seq, 0) as seq, coalesce(held.forgotten, 0) as forgotten,
      greatest(coalesce(changes.since, 0), 0) as since
    from (select door.person() as person) as me
    left join public.users as held on held.id = me.person
  ),
  asked as materialized (
    select person, seq as newest, is_anew, case when is_anew then seq else since end as since
    from (
      select *, since > seq or (since > 0 and since < forgotten) as is_anew from own
    ) as judged
  ),
  -- A page holds two thousand rows at the most, because each is counted as a hundred bytes at least. Only its
  -- first number may hold more, and that is sent whole, whatever is counted of it here.
  sized as materialized (
    (select 'mood_logs' as kind, log.seq,
       150 + coalesce(octet_length(log.raag), 0) + coalesce(octet_length(log.heard), 0) as bytes
     from public.mood_logs as log
     where log.user_id = (select person from asked) and log.seq > (select since from asked)
     order by log.seq limit 2001)
    union all
    (select 'journal_entries' as kind, entry.seq, 200 + octet_length(entry.content) as bytes
     from public.journal_entries as entry
     where entry.user_id = (select person from asked) and entry.seq > (select since from asked)
     order by entry.seq limit 2001)
    union all
    (select 'user_astro_profiles' as kind, birth.seq, 600 as bytes
     from public.user_astro_profiles as birth
     where birth.user_id = (select person from asked) and birth.seq > (select since from asked)
     order by birth.seq limit 2001)
    union all
    (select 'kept_charts' as kind, chart.seq, 600 as bytes
     from public.kept_charts as chart
     where chart.user_id = (select person from asked) and chart.seq > (select since from asked)
     order by chart.seq limit 2001)
    union all
    (select 'personal_recordings' as kind, recording.seq,
       300 + coalesce(octet_length(recording.address), 0) as bytes
     from public.personal_recordings as recording
     where recording.user_id = (select person from asked) and recording.seq > (select since from asked)
     order by recording.seq limit 2001)
    union all
    (select 'favourites' as kind, kept.seq, 100 as bytes
     from public.favourites as kept
     where kept.user_id = (select person from asked) and kept.seq > (select since from asked)
     order by kept.seq limit 2001)
    union all
    (select 'rest_days' as kind, rest.seq, 100 as bytes
     from public.rest_days as rest
     where rest.user_id = (select person from asked) and rest.seq > (select since from asked)
     order by rest.seq limit 2001)
    union all
    (select 'celebrations' as kind, seen.seq, 100 as bytes
     from public.celebrations as seen
     where seen.user_id = (select person from asked) and seen.seq > (select since from asked)
     order by seen.seq limit 2001)
    union all
    (select 'japa' as kind, counted.seq, 100 as bytes
     from public.japa as counted
     where counted.user_id = (select person from asked) and counted.seq > (select since from asked)
     order by counted.seq limit 2001)
    union all
    (select 'settings' as kind, chosen.seq, 100 + octet_length(chosen.value) as bytes
     from public.settings as chosen
     where chosen.user_id = (select person from asked) and chosen.seq > (select since from asked)
     order by chosen.seq limit 2001)
    union all
    (select 'tombstones' as kind, buried.seq, 100 as bytes
     from public.tombstones as buried
     where buried.user_id = (select person from asked) and buried.seq > (select since from asked)
     order by buried.seq limit 2001)
  ),
  page as materialized (
    select max(numbers.seq) as last
    from (
      select
        sized.seq, sum(sum(sized.bytes)) over (order by sized.seq) as bytes,
        row_number() over (order by sized.seq) as place
      from sized
      group by sized.seq
    ) as numbers
    where numbers.place = 1 or numbers.bytes <= least(coalesce(changes.most, 200000), 200000)
  ),
  rows_of_kinds as (
    select 'mood_logs' as kind, json_agg(door.row_of(log) order by log.seq) as rows
    from public.mood_logs as log
    where log.user_id = (select person from asked) and log.seq > (select since from asked)
      and log.seq <= (select last from page)
    union all
    select 'journal_entries' as kind, json_agg(door.row_of(entry) order by entry.seq) as rows
    from public.journal_entries as entry
    where entry.user_id = (select person from asked) and entry.seq > (select since from asked)
      and entry.seq <= (select last from page)
    union all
    select 'user_astro_profiles' as kind, json_agg(door.row_of(birth) order by birth.seq) as rows
    from public.user_astro_profiles as birth
    where birth.user_id = (select person from asked) and birth.seq > (select since from asked)
      and birth.seq <= (select last from page)
    union all
    select 'kept_charts' as kind, json_agg(door.row_of(chart) order by chart.seq) as rows
    from public.kept_charts as chart
    where chart.user_id = (select person from asked) and chart.seq > (select since from asked)
      and chart.seq <= (select last from page)
    union all
    select 'personal_recordings' as kind, json_agg(door.row_of(recording) order by recording.seq) as rows
    from public.personal_recordings as recording
    where recording.user_id = (select person from asked) and recording.seq > (select since from asked)
      and recording.seq <= (select last from page)
    union all
    select 'favourites' as kind, json_agg(door.row_of(kept) order by kept.seq) as rows
    from public.favourites as kept
    where kept.user_id = (select person from asked) and kept.seq > (select since from asked)
      and kept.seq <= (select last from page)
    union all
    select 'rest_days' as kind, json_agg(door.row_of(rest) order by rest.seq) as rows
    from public.rest_days as rest
    where rest.user_id = (select person from asked) and rest.seq > (select since from asked)
      and rest.seq <= (select last from page)
    union all
    select 'celebrations' as kind, json_agg(door.row_of(seen) order by seen.seq) as rows
    from public.celebrations as seen
    where seen.user_id = (select person from asked) and seen.seq > (select since from asked)
      and seen.seq <= (select last from page)
    union all
    select 'japa' as kind, json_agg(door.row_of(counted) order by counted.seq) as rows
    from public.japa as counted
    where counted.user_id = (select person from asked) and counted.seq > (select since from asked)
      and counted.seq <= (select last from page)
    union all
    select 'settings' as kind, json_agg(door.row_of(chosen) order by chosen.seq) as rows
    from public.settings as chosen
    where chosen.user_id = (select person from asked) and chosen.seq > (select since from asked)
      and chosen.seq <= (select last from page)
  ),
  onward as (
    select page.last < asked.newest and (
      exists (select from sized where sized.seq > page.last)
      -- Of so many, not all may have been looked at.
      or (select count(*) from sized) > 2000) is true as is_more
    from asked, page
  )
  select json_build_object(
    'epoch', (select epoch.id from private.epoch as epoch),
    'anew', asked.is_anew,
    'seq', case when onward.is_more then page.last else asked.newest end,
    'more', onward.is_more,
    'rows', (
      select coalesce(json_object_agg(kind, rows) filter (where rows is not null), '{}')
      from rows_of_kinds),
    'gone', (
      select coalesce(json_agg(door.row_of(buried) order by buried.seq), '[]')
      from public.tombstones as buried
      where buried.user_id = (select person from asked) and buried.seq > (select since from asked)
        and buried.seq <= (select last from page)))
  from asked, page, onward;
end;

-- A kind of rows from the newest day backwards, in pages of about `most` bytes, 200,000 at the most, for a
-- device that has none of them: check-ins with sessions, and entries. `before` is what the page before called
-- `next`, null where there is no more; `found` is how many rows there are from here on, those of this page
-- among them. Other kinds come in one page. `seq` is from where to ask for changes afterwards.
create function api.newest(kind text, before text default null, most integer default 200000)
returns json
language plpgsql stable as $$
#variable_conflict use_column
declare
  me constant text := door.person();
  size constant integer := greatest(0, least(coalesce(newest.most, 200000), 200000));
  last_day date;
  last_id uuid;
  found_rows bigint;
  listed json;
  next text;
begin
  if newest.before is not null then
    if newest.kind not in ('mood_logs', 'journal_entries')
      or newest.before !~ '^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9a-f-]{36}$'
      or not pg_input_is_valid(left(newest.before, 10), 'date')
      or not pg_input_is_valid(substr(newest.before, 12), 'uuid')
    then
      raise exception 'There is no such page' using errcode = '22023';
    end if;
    last_day := left(newest.before, 10)::date;
    last_id := substr(newest.before, 12)::uuid;
  end if;
  case newest.kind
    when 'mood_logs' then
      select count(*) into found_rows from public.mood_logs as log
      where log.user_id = me
        and (last_day is null or (log.local_date, log.id) < (last_day, last_id));
      select
        json_agg(door.row_of(sized.log) order by sized.place),
        case when count(*) < found_rows
          then min((sized.log).local_date) || ' '
            || (array_agg((sized.log).id order by sized.place desc))[1]
        end
      into listed, next
      from (
        select log, row_number() over by_day as place,
          sum(150 + coalesce(octet_length(log.raag), 0) + coalesce(octet_length(log.heard), 0))
            over by_day as bytes
        from public.mood_logs as log
        where log.user_id = me
          and (last_day is null or (log.local_date, log.id) < (last_day, last_id))
        window by_day as (
          order by log.local_date desc, log.id desc rows unbounded preceding)
        order by log.local_date desc, log.id desc
        limit least(2000, size / 100 + 1)
      ) as sized
      where sized.place = 1 or sized.bytes <= size;
    when 'journal_entries' then
      select count(*) into found_rows from public.journal_entries as entry
      where entry.user_id = me
        and (last_day is null or (entry.local_date, entry.id) < (last_day, last_id));
      select
        json_agg(door.row_of(sized.entry) order by sized.place),
        case when count(*) < found_rows
          then min((sized.entry).local_date) || ' '
            || (array_agg((sized.entry).id order by sized.place desc))[1]
        end
      into listed, next
      from (
        select entry, row_number() over by_day as place,
          sum(200 + octet_length(entry.content)) over by_day as bytes
        from public.journal_entries as entry
        where entry.user_id = me
          and (last_day is null or (entry.local_date, entry.id) < (last_day, last_id))
        window by_day as (
          order by entry.local_date desc, entry.id desc rows unbounded preceding)
        order by entry.local_date desc, entry.id desc
        limit least(2000, size / 100 + 1)
      ) as sized
      where sized.place = 1 or sized.bytes <= size;
    when 'user_astro_profiles' then
      select count(*), json_agg(door.row_of(birth) order by birth.seq) into found_rows, listed
      from public.user_astro_profiles as birth where birth.user_id = me;
    when 'kept_charts' then
      select count(*), json_agg(door.row_of(chart) order by chart.seq) into found_rows, listed
      from public.kept_charts as chart where chart.user_id = me;
    when 'personal_recordings' then
      select count(*), json_agg(door.row_of(recording) order by recording.seq) into found_rows, listed
      from public.personal_recordings as recording where recording.user_id = me;
    when 'favourites' then
      select count(*), json_agg(door.row_of(kept) order by kept.seq) into found_rows, listed
      from public.favourites as kept where kept.user_id = me;
    when 'rest_days' then
      select count(*), json_agg(door.row_of(rest) order by rest.seq) into found_rows, listed
      from public.rest_days as rest where rest.user_id = me;
    when 'celebrations' then
      select count(*), json_agg(door.row_of(seen) order by seen.seq) into found_rows, listed
      from public.celebrations as seen where seen.user_id = me;
    when 'japa' then
      select count(*), json_agg(door.row_of(counted) order by counted.seq) into found_rows, listed
      from public.japa as counted where counted.user_id = me;
    when 'settings' then
      select count(*), json_agg(door.row_of(chosen) order by chosen.seq) into found_rows, listed
      from public.settings as chosen where chosen.user_id = me;
    else
      raise exception 'There is nothing of that kind' using errcode = '22023';
  end case;
  return json_build_object(
    'epoch', (select epoch.id from private.epoch as epoch),
    'seq', coalesce((select own.seq from public.users as own where own.id = me), 0),
    'rows', coalesce(listed, '[]'), 'found', found_rows, 'next', next);
end
$$;

-- What a device shows that has nothing yet: of every kind the newest rows, in a page of about eight
-- thousand bytes, and the counts of all days, by their months. A day has its number in the month and, of
-- `mood_logs`, its sessions, its check-in (0 for none), minutes, sessions begun before 09:00 and backdated
-- ones; of `journal_entries`, its entries. What a device with another epoch needs to know is when this one
-- has `begun`, and, by the earlier epochs, which numbers were `restored`: those up to this one.
create function api.first() returns json
language sql stable begin atomic
  select door.person();
  with days_of_logs as (
    select
      log.local_date as day,
      count(*) filter (where log.is_session) as sessions,
      coalesce(max(log.emotion) filter (where not log.is_session), '0')::integer as check_in,
      coalesce(sum(log.minutes), 0) as minutes,
      count(*) filter (where log.is_session and log.local_minute < 540) as mornings,
      count(*) filter (where log.is_session and log.emotion = 'session') as backdated
    from public.mood_logs as log
    where log.user_id = (select door.person())
    group by log.local_date
  ),
  days_of_entries as (
    select entry.local_date as day, count(*) as entries
    from public.journal_entries as entry
    where entry.user_id = (select door.person())
    group by entry.local_date
  ),
  days as (
    select
      'mood_logs' as kind, left(day::text, 7) as month,
      to_json(array_agg(
        array[extract(day from day)::bigint, sessions, check_in, minutes, mornings, backdated]
        order by day)) as lists
    from days_of_logs
    group by 2
    union all
    select
      'journal_entries', left(day::text, 7),
      to_json(array_agg(array[extract(day from day)::bigint, entries] order by day))
    from days_of_entries
    group by 2
  )
  select json_build_object(
    'epoch', (select epoch.id from private.epoch as epoch),
    'seq', coalesce(
      (select own.seq from public.users as own where own.id = (select door.person())), 0),
    'begun', (select epoch.begun from private.epoch as epoch),
    'restored', coalesce(
      (select own.restored from public.users as own where own.id = (select door.person())), '{}'),
    'tables', (
      select json_object_agg(listed.kind, json_build_object(
        'rows', page.value -> 'rows', 'found', page.value -> 'found', 'next', page.value -> 'next'))
      from unnest(array[
          'mood_logs', 'journal_entries', 'user_astro_profiles', 'kept_charts',
          'personal_recordings', 'favourites', 'rest_days', 'celebrations', 'japa',
          'settings'
        ]) as listed (kind)
      cross join lateral api.newest(listed.kind, null, 8000) as page (value)),
    'days', (
      select coalesce(json_object_agg(kind, months), '{}')
      from (select kind, json_object_agg(month, lists) as months from days group by kind) as kinds));
end;

-- Writes a list and reads what changed since a number, the list's own changes among it, in one request. An
-- empty list takes no number.
create function api.sync(writes jsonb, since bigint, most integer default 200000) returns json
language plpgsql as $$
declare
  outcomes constant json := api.write_many(sync.writes);
begin
  return json_build_object(
    'outcomes', outcomes, 'changes', api.changes(sync.since, sync.most));
end
$$;

-- Gives all rows of a person numbers above those they have, in the order of time, two hundred rows each. What
-- the owner of the database adds has the number that the person had, whatever there is of it: seeds say
-- this afterwards, and so does a migration that changes rows.
create function private.spread_numbers(person text) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  first bigint;
  together text;
  updates text;
begin
  select private.number_after(own.seq) into first
  from public.users as own where own.id = person for update;
  select
    string_agg(format(
      'select tableoid, ctid, %I::timestamptz as at from public.%I where user_id = $1',
      listed.changed_at, listed.name), ' union all '),
    string_agg(format(
      'numbered_%1$s as (update public.%1$I as held set seq = numbered.seq from numbered
       where numbered.tableoid = %2$L::regclass and held.ctid = numbered.ctid)',
      listed.name, 'public.' || listed.name), ', ')
  into together, updates
  from (values
    ('mood_logs', 'timestamp'), ('journal_entries', 'updated_at'),
    ('user_astro_profiles', 'updated_at'), ('kept_charts', 'updated_at'),
    ('personal_recordings', 'updated_at'), ('favourites', 'added_at'),
    ('rest_days', 'local_date'), ('celebrations', 'celebrated_at'), ('japa', 'updated_at'),
    ('settings', 'updated_at'), ('tombstones', 'deleted_at')
  ) as listed (name, changed_at);
  execute 'with numbered as materialized (
      select tableoid, ctid, $2 + (row_number() over (order by at, tableoid, ctid) - 1) / 200 as seq
      from (' || together || ') as held
    ), ' || updates || '
    update public.users as own set seq = highest.seq
    from (select max(seq) as seq from numbered) as highest
    where own.id = $1 and highest.seq is not null'
  using person, first;
end
$$;
