-- The days and the moments of a person, a month at a time: a device names the months it has kept, each
-- with a digest, and is sent those alone that differ, however many years there are.
alter function api.practice_days() set schema door;
alter function api.moments(date) set schema door;

-- Of rows with a day at the place `day_at`, the months whose digest is not the known one: month,
-- digest, rows. A known month without rows any more has no digest. What is no object knows nothing.
create function door.by_month(rows json, day_at integer, known jsonb) returns json
language sql stable begin atomic
  select coalesce(
    json_agg(json_build_array(month, now.digest, coalesce(now.rows, '[]')) order by month), '[]')
  from (
    select
      left(each.row ->> by_month.day_at, 7) as month,
      left(md5(string_agg(each.row::text, ',' order by each.row::text collate "C")), 12) as digest,
      json_agg(each.row order by each.place) as rows
    from json_array_elements(by_month.rows) with ordinality as each (row, place)
    group by 1
  ) as now
  full join (
    select given.key as month, given.value as digest
    from jsonb_each_text(
      case when jsonb_typeof(by_month.known) = 'object' then by_month.known else '{}' end) as given
    where given.key ~ '^[0-9]{4}-[0-9]{2}$'
  ) as kept using (month)
  where now.digest is distinct from kept.digest;
end;

-- What every day held, oldest first: day, sessions, check-in, entries, sessions begun before 09:00,
-- minutes, and how many of the sessions were backdated; with `known` by month.
create function api.practice_days(known jsonb default null) returns json
language sql stable begin atomic
  select door.person();
  select case
    when practice_days.known is null then door.practice_days()
    else door.by_month(door.practice_days(), 0, practice_days.known)
  end;
end;

-- Every check-in, session and entry, or those of one day, in the order of the clock: kind, day,
-- minute, mood, raga, minutes; with `known` by month.
create function api.moments(day date default null, known jsonb default null) returns json
language sql stable begin atomic
  select door.person();
  select case
    when moments.known is null then door.moments(moments.day)
    else door.by_month(door.moments(moments.day), 1, moments.known)
  end;
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
      when 'japa' then reply := api.japa();
      when 'moments' then
        reply := api.moments((args ->> 'day')::date, nullif(args -> 'known', 'null'));
      when 'mood_categories' then reply := api.mood_categories();
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
