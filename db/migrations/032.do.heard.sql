-- What was heard in a session, so that it can be heard again: the address of its recording, which decides
-- every sound of one that was composed (`/recordings/yaman-23.mp3?seed=2026-11-25&sa=cs3`). Sits, rows from
-- before and recordings from elsewhere have none.
alter table public.mood_logs
  add column heard text
    check (heard ~ '^/recordings/[a-z0-9+.?=&-]+$' and char_length(heard) <= 200),
  add constraint mood_logs_only_sessions_are_heard check (
    heard is null or emotion = 'session_complete'
  );

-- What somebody listens to leaves no samples for the planner's estimates.
alter table public.mood_logs alter column heard set statistics 0;

-- Records a session heard to its end, once: the same id a second time changes nothing.
drop function api.record_session(uuid, date, integer, timestamptz, integer, text);
create function api.record_session(
  id uuid, day date, minute integer, at timestamptz, minutes integer, raag text,
  heard text default null
) returns json
language plpgsql as $$
#variable_conflict use_column
declare
  me constant text := door.writer();
  is_same boolean;
begin
  insert into public.mood_logs
    (id, emotion, emotion_label, local_date, local_minute, timestamp, minutes, raag, heard)
  values (
    record_session.id, 'session_complete', 'Meditation Session Completed', record_session.day,
    record_session.minute, record_session.at, record_session.minutes, record_session.raag,
    record_session.heard)
  on conflict (user_id, id) do nothing;
  if found then
    return json_build_object('outcome', 'stored');
  end if;
  select log.is_session and log.local_date = record_session.day
    and log.timestamp = record_session.at
  into is_same
  from public.mood_logs as log
  where log.user_id = me and log.id = record_session.id;
  return json_build_object('outcome', case when is_same then 'unchanged' else 'conflict' end);
end
$$;

drop function api.moments(date, jsonb);
drop function door.moments(date);

-- Every check-in, session and entry, or those of one day, in the order of the clock: kind, day, minute,
-- mood, raga, minutes; and what was heard, if that is asked for. An entry that was backdated has no mood:
-- nobody said how that day felt.
create function door.moments(day date, with_heard boolean) returns json
language sql stable begin atomic
  select door.person();
  select coalesce(
    json_agg(
      case
        when moments.with_heard
          then json_build_array(kind, local_date, local_minute, mood, raga, minutes, heard)
        else json_build_array(kind, local_date, local_minute, mood, raga, minutes)
      end order by local_date, local_minute nulls first),
    '[]')
  from (
    select
      case when log.is_session then 'session' else 'check-in' end as kind,
      log.local_date, log.local_minute,
      (case when log.is_session then null else log.emotion end)::integer as mood,
      log.raag as raga, log.minutes, log.heard
    from public.mood_logs as log
    where log.user_id = (select door.person())
      and (moments.day is null or log.local_date = moments.day)
    union all
    select
      'entry', entry.local_date, entry.local_minute,
      case when entry.content = 'Backdated journal entry' and entry.local_minute is null
        then null else entry.mood end,
      null, null, null
    from public.journal_entries as entry
    where entry.user_id = (select door.person())
      and (moments.day is null or entry.local_date = moments.day)
  ) as moment;
end;

-- The same for the app; with `known` by month. What was heard is of one day alone, and not for a page of
-- an older version, which reads six values.
create function api.moments(
  day date default null, known jsonb default null, with_heard boolean default false
) returns json
language sql stable begin atomic
  select door.person();
  select case
    when moments.known is null then
      door.moments(moments.day, moments.with_heard and moments.day is not null)
    else door.by_month(door.moments(moments.day, false), 1, moments.known)
  end;
end;

-- Eight places of five long functions change, and said again whole each would hide its one change among a
-- hundred lines. So the newest text of each is changed in the database, by the role that owns it, and the
-- migration fails unless what is replaced stands there exactly once.
grant create on schema api, door to alap_door;
do $$
declare
  change record;
  definition text;
begin
  for change in
    select listed.*, pg_get_userbyid(proc.proowner) as owner
    from (values
      (1, 'door.write_one(text, jsonb)',
        'given.minutes, given.raag)', 'given.minutes, given.raag, given.heard)'),
      (2, 'door.write_one(text, jsonb)',
        'minutes integer, raag text);', 'minutes integer, raag text, heard text);'),
      (3, 'api.screen(jsonb)',
        'api.moments((args ->> ''day'')::date, nullif(args -> ''known'', ''null''))',
        'api.moments((args ->> ''day'')::date, nullif(args -> ''known'', ''null''),
          (args ->> ''with_heard'')::boolean)'),
      (4, 'api.export_page(text, text, integer, integer)',
        'log.minutes, log.raag)', 'log.minutes, log.raag, log.heard)'),
      (5, 'api.import_rows(text, jsonb)',
        '(id, emotion, emotion_label, local_date, local_minute, timestamp, minutes, raag)',
        '(id, emotion, emotion_label, local_date, local_minute, timestamp, minutes, raag, heard)'),
      (6, 'api.import_rows(text, jsonb)',
        'select id, emotion, emotion_label, local_date, local_minute, timestamp, minutes, raag',
        'select id, emotion, emotion_label, local_date, local_minute, timestamp, minutes, raag, heard'),
      (7, 'api.import_rows(text, jsonb)',
        'minutes smallint, raag text)', 'minutes smallint, raag text, heard text)'),
      (8, 'private.restate_wall()',
        '(id, emotion, emotion_label, local_date, local_minute, timestamp, minutes, raag)',
        '(id, emotion, emotion_label, local_date, local_minute, timestamp, minutes, raag, heard)')
    ) as listed (place, of_function, was, becomes)
    join pg_catalog.pg_proc as proc on proc.oid = listed.of_function::regprocedure
    order by place
  loop
    definition := pg_get_functiondef(change.of_function::regprocedure);
    if array_length(string_to_array(definition, change.was), 1) <> 2 then
      raise exception 'In % this does not stand exactly once: %', change.of_function, change.was;
    end if;
    execute format('set local role %I', change.owner);
    execute replace(definition, change.was, change.becomes);
    reset role;
  end loop;
end
$$;
revoke create on schema api, door from alap_door;
