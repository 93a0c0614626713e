-- The browser's role loses every right on every table and may call the functions of schema `api`
-- alone: anybody who may send SQL to a table can ask the planner about rows that a policy hides.
-- The functions belong to `alap_door`, which cannot log in and is itself bound by row-level security.
do $$
begin
  if not exists (select from pg_catalog.pg_roles where rolname = 'alap_door') then
    create role alap_door nologin noinherit;
  end if;
end
$$;
-- The owner of the database may act as this role to replace its functions, and inherits nothing.
grant alap_door to current_user with inherit false, set true;

create schema api;
create schema door;

-- Google signs the tokens of every Firebase project with the same keys, and Neon does not look at
-- the issuer; so the project is compared here once more.
create function door.is_own_project() returns boolean
language sql stable begin atomic
  select coalesce(
    jsonb_typeof(claims -> 'aud') = 'string'
      and claims ->> 'aud' = project
      and claims ->> 'iss' = 'https://securetoken.google.com/' || project,
    false)
  from (select auth.session() as claims, private.firebase_project() as project) as token;
end;

-- The signed-in person, or a refusal: no function of `api` runs for nobody.
create function door.person() returns text
language plpgsql stable as $$
declare
  claims constant jsonb := auth.session();
  person constant text := auth.user_id();
begin
  if person is null or person = '' or char_length(person) > 128
    or jsonb_typeof(claims -> 'sub') is distinct from 'string'
    or claims ->> 'sub' is distinct from person
  then
    raise exception 'Nobody is signed in' using errcode = '28000';
  end if;
  if not door.is_own_project() then
    raise exception 'The sign-in belongs to another project' using errcode = '28000';
  end if;
  return person;
end
$$;

-- Who has left, by a hash, and when. A token lives on for an hour after its account was deleted;
-- it must not make the person's row again.
create function door.mark_of_person() returns bytea
language sql stable begin atomic
  select sha256(convert_to(auth.user_id(), 'UTF8'));
end;

create table private.departures (
  person bytea primary key default door.mark_of_person(),
  left_at timestamptz not null default now()
);

-- What every write begins with: the person, who has not left, with a row of their own. The settings
-- of a role that somebody has changed must not make a stored row less durable.
create function door.writer() returns text
language plpgsql volatile as $$
declare
  person constant text := door.person();
  claims constant jsonb := auth.session();
  signed_in_at constant timestamptz := case jsonb_typeof(claims -> 'auth_time')
    when 'number' then to_timestamp((claims ->> 'auth_time')::double precision)
    else '-infinity'
  end;
begin
  perform set_config('synchronous_commit', 'on', true);
  if exists (
    select from private.departures as departure
    where departure.person = door.mark_of_person() and departure.left_at >= signed_in_at
  ) then
    raise exception 'This account was deleted' using errcode = '28000';
  end if;
  insert into public.users (created_at) values (default) on conflict do nothing;
  return person;
end
$$;

-- An instant as the app reads it: ISO 8601 in UTC, to the millisecond.
create function door.instant(at timestamptz) returns text
language sql immutable begin atomic
  select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
end;

-- The same to the microsecond, for a copy in which nothing is rounded.
create function door.exact_instant(at timestamptz) returns text
language sql immutable begin atomic
  select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"');
end;

-- When a change counts as made: when it happened, but always after what it was based on, so that a
-- clock that runs behind loses nothing.
create function door.stamp(at timestamptz, base timestamptz) returns timestamptz
language sql immutable begin atomic
  select greatest(at, base + interval '1 millisecond');
end;

-- The type of a column in a policy cannot be set; the next migration makes the policies anew.
drop policy own_rows on public.users;

-- Estimates of the planner are made from samples of what people wrote; none are kept of words and
-- places. Setting the type again removes the samples that are there.
do $$
declare
  kept record;
begin
  for kept in
    select * from (values
      ('users', 'email'), ('users', 'id'),
      ('mood_logs', 'raag'), ('mood_logs', 'emotion'), ('mood_logs', 'minutes'),
      ('journal_entries', 'content'), ('journal_entries', 'mood'),
      ('user_astro_profiles', 'full_name'), ('user_astro_profiles', 'birth_place'),
      ('user_astro_profiles', 'birth_date'), ('user_astro_profiles', 'birth_time'),
      ('user_astro_profiles', 'timezone'), ('user_astro_profiles', 'zone'),
      ('user_astro_profiles', 'latitude'), ('user_astro_profiles', 'longitude'),
      ('user_astro_profiles', 'utc_offset_seconds'), ('user_astro_profiles', 'current_dasha'),
      ('user_astro_profiles', 'moon_sign'),
      ('favourites', 'item')
    ) as named (table_name, column_name)
  loop
    execute format('alter table public.%I alter column %I set statistics 0',
      kept.table_name, kept.column_name);
    execute format('alter table public.%I alter column %I type %s', kept.table_name,
      kept.column_name, (
        select format_type(atttypid, atttypmod) from pg_catalog.pg_attribute
        where attrelid = format('public.%I', kept.table_name)::regclass
          and attname = kept.column_name));
  end loop;
end
$$;

-- A recording is played from https or from the app's own address. Rows from before stay as they are.
alter table public.daily_audios
  add constraint daily_audios_playable_url
  check (audio_url ~ '^(https://[^/]|/[^/])' and char_length(audio_url) <= 2048) not valid;
