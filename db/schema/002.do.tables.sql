-- The tables. The rows of people are keyed by the person, who is the `sub` of the token, and an id made on
-- the device, so ids of two people never meet. Their row-level security, the triggers and who may do what are
-- said by `private.restate_wall()`; constraints repeat every rule by which the app checks a value.
-- What people wrote leaves no samples for the planner's estimates: `set statistics 0`. The functions of the
-- triggers run as the door; nothing temporary is looked at before the catalogue.

-- What everybody may read and nobody may change: the ragas and the sessions.
create table public.raagtags (
  name text primary key check (name <> ''),
  moodcategory text not null default ''
    check (moodcategory in ('', 'Karuna', 'Shantha', 'Shringara'))
);

create table public.daily_audios (
  id text primary key check (id ~ '^[a-z0-9-]{1,64}$'),
  title text not null check (title <> ''),
  description text not null default '',
  audio_url text not null check (audio_url <> ''),
  day_number integer unique check (day_number > 0),
  raag text references public.raagtags (name),
  moodcategory text not null default ''
    check (moodcategory in ('', 'Karuna', 'Shantha', 'Shringara')),
  -- A row may leave out its length: the recording itself has it.
  minutes smallint check (minutes between 1 and 180),
  -- A recording is played from https or from the app's own address.
  constraint daily_audios_playable_url
    check (audio_url ~ '^(https://[^/]|/[^/])' and char_length(audio_url) <= 2048)
);

create index daily_audios_raag on public.daily_audios (raag);

alter table public.raagtags enable row level security;
alter table public.raagtags force row level security;
alter table public.daily_audios enable row level security;
alter table public.daily_audios force row level security;

-- The e-mail is a label copied from the token and never a key: anybody can sign up with an address they
-- have not proved to be theirs. Leaving takes everything along: every row of a person hangs on this one.
--
-- `seq` is the number of the person's newest change. Every write takes the next one before it touches a
-- row, and every row carries the number of its last change, so that a device asks for what is above the
-- number it has seen. To take a number is also the lock of every write: numbers become visible in their
-- order, and limits of rows count what the others stored. Being changed, not only locked, it also ends a
-- transaction that has looked at the rows before. `forgotten` is the highest number of which a deletion
-- is no longer remembered, from the beginning that of the row itself: before it may lie an account
-- that was deleted. Of what there can be very much, a count that is never too low.
create table public.users (
  id text primary key default auth.user_id() check (id <> '' and char_length(id) <= 128),
  email text check (char_length(email) <= 320),
  created_at timestamptz not null default now(),
  seq bigint not null default 0,
  forgotten bigint not null default 0,
  most_mood_logs integer not null default 0,
  most_journal_entries integer not null default 0,
  restored jsonb not null default '{}'
)
-- Room on the page for the next change of the same row.
with (fillfactor = 50);

alter table public.users
  alter column id set statistics 0,
  alter column email set statistics 0,
  alter column seq set statistics 0,
  alter column forgotten set statistics 0,
  alter column most_mood_logs set statistics 0,
  alter column most_journal_entries set statistics 0,
  alter column restored set statistics 0;

-- The number after another: the clock in microseconds, so that a database which was restored to an earlier
-- time gives none twice. It stays below 2^53, which a browser can count to, for two hundred years.
create function private.number_after(before bigint) returns bigint
language sql volatile begin atomic
  select greatest(before + 1, (extract(epoch from clock_timestamp()) * 1000000)::bigint);
end;

-- A row comes from defaults alone. `insert` must name a column, and this one is overwritten here.
create function private.describe_user() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  new.email := left(auth.session() ->> 'email', 320);
  new.created_at := now();
  new.seq := private.number_after(0);
  new.forgotten := new.seq;
  return new;
end
$$;

-- Gives a row the number that its write has taken. The owner alone may name another: the door has no right
-- to the column.
create function private.number_row() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'INSERT' and new.seq is null
    or tg_op = 'UPDATE' and new.seq is not distinct from old.seq
  then
    -- A row of nobody is refused by its key.
    new.seq := coalesce((select own.seq from public.users as own where own.id = new.user_id), 0);
  end if;
  return new;
end
$$;

-- Check-ins and completed sessions. `local_date` is the day it was where the person was, `local_minute` the
-- minutes after midnight there, of a session when it began; what was backdated has none. A session also
-- keeps its length, its raga, and the address of the recording that was heard, which decides every sound
-- of one that was composed (`/recordings/yaman-23.mp3?seed=2026-11-25&sa=cs3`), so that it can be heard
-- again; sits and recordings from elsewhere have none.
create table public.mood_logs (
  user_id text not null default auth.user_id() references public.users (id) on delete cascade,
  id uuid not null,
  emotion text not null,
  emotion_label text not null,
  local_date date not null
    check (local_date between date '1900-01-01' and date '2200-01-01'),
  timestamp timestamptz not null default now()
    check (timestamp between timestamptz '1900-01-01 00:00:00+00'
                         and timestamptz '2200-01-01 00:00:00+00'),
  is_session boolean not null
    generated always as (position('session' in lower(emotion_label)) > 0) stored,
  local_minute smallint check (local_minute between 0 and 1439),
  minutes smallint check (minutes between 1 and 1440),
  raag text check (btrim(raag) <> '' and char_length(raag) <= 100),
  heard text check (heard ~ '^/recordings/[a-z0-9+.?=&-]+$' and char_length(heard) <= 200),
  seq bigint not null,
  primary key (user_id, id),
  constraint mood_logs_emotion_and_label check (
    (emotion, emotion_label) in (
      ('1', 'Very Sad'), ('2', 'Sad'), ('3', 'Neutral'), ('4', 'Happy'), ('5', 'Very Happy'),
      ('session_complete', 'Meditation Session Completed'),
      ('session', 'Meditation Session')
    )
  ),
  constraint mood_logs_only_sessions_last check (
    is_session or (minutes is null and raag is null)
  ),
  constraint mood_logs_only_sessions_are_heard check (
    heard is null or emotion = 'session_complete'
  )
);

create unique index mood_logs_one_check_in_a_day
  on public.mood_logs (user_id, local_date) where not is_session;
-- What a day held is counted from this index alone.
create index mood_logs_days on public.mood_logs (user_id, local_date)
  include (is_session, emotion, local_minute, minutes);
create index mood_logs_by_number on public.mood_logs (user_id, seq);

alter table public.mood_logs
  alter column emotion set statistics 0,
  alter column minutes set statistics 0,
  alter column raag set statistics 0,
  alter column heard set statistics 0,
  alter column seq set statistics 0;

-- Reflections.
create table public.journal_entries (
  user_id text not null default auth.user_id() references public.users (id) on delete cascade,
  id uuid not null,
  content text not null,
  mood smallint not null check (mood between 1 and 5),
  date_created timestamptz not null default now()
    check (date_created between timestamptz '1900-01-01 00:00:00+00'
                            and timestamptz '2200-01-01 00:00:00+00'),
  local_date date not null
    check (local_date between date '1900-01-01' and date '2200-01-01'),
  updated_at timestamptz not null default now()
    check (updated_at between timestamptz '1900-01-01 00:00:00+00'
                          and timestamptz '2200-01-01 00:00:00+00'),
  local_minute smallint check (local_minute between 0 and 1439),
  starred boolean not null default false,
  seq bigint not null,
  primary key (user_id, id),
  constraint journal_entries_content_length check (char_length(content) <= 20000),
  -- White space and invisible characters named one by one: what `trim` and regular expressions
  -- take for white space depends on the server's locale.
  constraint journal_entries_content_not_blank check (
    btrim(
      content,
      E' \t\n\u000B\f\r\u0085\u00A0\u1680\u180E\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u200B\u200C\u200D\u2028\u2029\u202F\u205F\u2060\u3000\uFEFF'
    ) <> ''
  )
);

create index journal_entries_recent
  on public.journal_entries (user_id, date_created desc, id desc);
create index journal_entries_days on public.journal_entries (user_id, local_date);
-- With the id it is as large as `journal_entries_recent`; being smaller, it was at times taken for the newest
-- entries, which were then sorted, all of them.
create index journal_entries_by_number on public.journal_entries (user_id, seq, id);

alter table public.journal_entries
  alter column content set statistics 0,
  alter column mood set statistics 0,
  alter column starred set statistics 0,
  alter column seq set statistics 0;

-- Birth details, one row a person. `timezone` is `auto` or an IANA name. Where the place of birth is and how
-- its clock was read is kept as resolved when it was saved: a later correction of zone data moves no
-- chart. `zone` is the IANA zone, null when an offset or local mean time was chosen; `sure_to_minutes`
-- says how well the time of birth is known.
create table public.user_astro_profiles (
  user_id text primary key default auth.user_id() references public.users (id) on delete cascade,
  full_name text check (btrim(full_name) <> '' and char_length(full_name) <= 200),
  birth_date date not null check (birth_date between date '1800-01-01' and date '2200-01-01'),
  birth_time time not null,
  birth_place text not null check (btrim(birth_place) <> '' and char_length(birth_place) <= 300),
  timezone text not null default 'auto' check (timezone ~ '^[A-Za-z0-9_+/-]{1,64}$'),
  current_dasha text check (char_length(current_dasha) <= 100),
  moon_sign text check (char_length(moon_sign) <= 50),
  updated_at timestamptz not null default now()
    check (updated_at between timestamptz '1900-01-01 00:00:00+00'
                          and timestamptz '2200-01-01 00:00:00+00'),
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  zone text check (zone ~ '^[A-Za-z0-9_+/-]{1,64}$'),
  utc_offset_seconds integer check (utc_offset_seconds between -57600 and 57600),
  sure_to_minutes smallint check (sure_to_minutes between 0 and 720),
  seq bigint not null,
  constraint placed_whole_or_not_at_all check (
    (latitude is null) = (longitude is null) and (latitude is null) = (utc_offset_seconds is null)
  ),
  -- A birth lies in the past, by the offset that was stored with it, and where there is none, by the
  -- clock that is furthest ahead of UTC. Time only ever makes this true, so a row that was taken is
  -- never refused later.
  constraint birth_has_come check (
    birth_date + birth_time
      <= now() at time zone 'UTC' + make_interval(secs => coalesce(utc_offset_seconds, 50400))
  )
);

alter table public.user_astro_profiles
  alter column full_name set statistics 0,
  alter column birth_date set statistics 0,
  alter column birth_time set statistics 0,
  alter column birth_place set statistics 0,
  alter column timezone set statistics 0,
  alter column current_dasha set statistics 0,
  alter column moon_sign set statistics 0,
  alter column latitude set statistics 0,
  alter column longitude set statistics 0,
  alter column zone set statistics 0,
  alter column utc_offset_seconds set statistics 0,
  alter column seq set statistics 0;

-- The births of family and friends that a person keeps beside their own, at most a hundred, so that their
-- charts are on every device. The person's own birth alone has a say in what Alap suggests. Each was
-- placed on the globe and its clock was read before it came here.
create table public.kept_charts (
  user_id text not null default auth.user_id() references public.users (id) on delete cascade,
  id uuid not null,
  name text not null check (btrim(name) <> '' and char_length(name) <= 200),
  birth_date date not null check (birth_date between date '1800-01-01' and date '2200-01-01'),
  birth_time time not null,
  birth_place text not null check (btrim(birth_place) <> '' and char_length(birth_place) <= 300),
  timezone text not null check (timezone ~ '^[A-Za-z0-9_+/-]{1,64}$'),
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  zone text check (zone ~ '^[A-Za-z0-9_+/-]{1,64}$'),
  utc_offset_seconds integer not null check (utc_offset_seconds between -57600 and 57600),
  sure_to_minutes smallint check (sure_to_minutes between 0 and 720),
  updated_at timestamptz not null default now()
    check (updated_at between timestamptz '1900-01-01 00:00:00+00'
                          and timestamptz '2200-01-01 00:00:00+00'),
  seq bigint not null,
  primary key (user_id, id),
  constraint birth_has_come check (
    birth_date + birth_time <= now() at time zone 'UTC' + make_interval(secs => utc_offset_seconds)
  )
);

create index kept_charts_by_number on public.kept_charts (user_id, seq);

alter table public.kept_charts
  alter column name set statistics 0,
  alter column birth_date set statistics 0,
  alter column birth_time set statistics 0,
  alter column birth_place set statistics 0,
  alter column timezone set statistics 0,
  alter column latitude set statistics 0,
  alter column longitude set statistics 0,
  alter column zone set statistics 0,
  alter column utc_offset_seconds set statistics 0,
  alter column sure_to_minutes set statistics 0,
  alter column updated_at set statistics 0,
  alter column seq set statistics 0;

-- Recordings that a person brings along, at most five hundred: by an https address, or by a file that stays
-- on their devices. Of a file the database holds its hash and its size, never a byte of its sound.
create table public.personal_recordings (
  user_id text not null default auth.user_id() references public.users (id) on delete cascade,
  id uuid not null,
  title text not null check (btrim(title) <> '' and char_length(title) <= 200),
  raag text check (btrim(raag) <> '' and char_length(raag) <= 100),
  moodcategory text not null default ''
    check (moodcategory in ('', 'Karuna', 'Shantha', 'Shringara')),
  -- Not every address tells how long its sound is.
  seconds integer check (seconds between 1 and 86400),
  -- As a browser writes it: another script in it is encoded, and a password has no place in it.
  address text check (
    address ~ '^https://[a-z0-9._:\[\]-]+([/?#][!-~]*)?$' and char_length(address) <= 2048
  ),
  file text check (file ~ '^[0-9a-f]{64}$'),
  bytes integer check (bytes between 1 and 1073741824),
  updated_at timestamptz not null default now()
    check (updated_at between timestamptz '1900-01-01 00:00:00+00'
                          and timestamptz '2200-01-01 00:00:00+00'),
  seq bigint not null,
  primary key (user_id, id),
  constraint address_or_file check (
    (address is null) <> (file is null) and (file is null) = (bytes is null)
  )
);

create index personal_recordings_by_number on public.personal_recordings (user_id, seq);

alter table public.personal_recordings
  alter column title set statistics 0,
  alter column raag set statistics 0,
  alter column moodcategory set statistics 0,
  alter column seconds set statistics 0,
  alter column address set statistics 0,
  alter column file set statistics 0,
  alter column bytes set statistics 0,
  alter column updated_at set statistics 0,
  alter column seq set statistics 0;

-- What a person keeps to come back to: sessions and ragas, by the id of their track.
create table public.favourites (
  user_id text not null default auth.user_id() references public.users (id) on delete cascade,
  item text not null check (item ~ '^[a-z0-9-]{1,64}$'),
  added_at timestamptz not null default now()
    check (added_at between timestamptz '1900-01-01 00:00:00+00'
                        and timestamptz '2200-01-01 00:00:00+00'),
  seq bigint not null,
  primary key (user_id, item)
);

create index favourites_by_number on public.favourites (user_id, seq);

alter table public.favourites
  alter column item set statistics 0,
  alter column seq set statistics 0;

-- Days of rest protect a streak; how many of them do is the app's rule.
create table public.rest_days (
  user_id text not null default auth.user_id() references public.users (id) on delete cascade,
  local_date date not null
    check (local_date between date '1900-01-01' and date '2200-01-01'),
  seq bigint not null,
  primary key (user_id, local_date)
);

create index rest_days_by_number on public.rest_days (user_id, seq);

alter table public.rest_days alter column seq set statistics 0;

-- An achievement is celebrated once, on whichever device.
create table public.celebrations (
  user_id text not null default auth.user_id() references public.users (id) on delete cascade,
  achievement text not null check (achievement ~ '^[a-z-]{1,40}$'),
  celebrated_at timestamptz not null default now()
    check (celebrated_at between timestamptz '1900-01-01 00:00:00+00'
                             and timestamptz '2200-01-01 00:00:00+00'),
  seq bigint not null,
  primary key (user_id, achievement)
);

create index celebrations_by_number on public.celebrations (user_id, seq);

alter table public.celebrations alter column seq set statistics 0;

-- The beads that a person counted, of each mantra on each day, so that a count follows them to another
-- device. An unfinished round goes on from the newest count; that rule is the app's.
create table public.japa (
  user_id text not null default auth.user_id() references public.users (id) on delete cascade,
  mantra text not null check (mantra ~ '^[a-z-]{1,40}$'),
  local_date date not null
    check (local_date between date '1900-01-01' and date '2200-01-01'),
  beads integer not null check (beads between 0 and 1000000),
  updated_at timestamptz not null default now()
    check (updated_at between timestamptz '1900-01-01 00:00:00+00'
                          and timestamptz '2200-01-01 00:00:00+00'),
  seq bigint not null,
  primary key (user_id, mantra, local_date)
);

create index japa_by_number on public.japa (user_id, seq);

alter table public.japa
  alter column mantra set statistics 0,
  alter column local_date set statistics 0,
  alter column beads set statistics 0,
  alter column updated_at set statistics 0,
  alter column seq set statistics 0;

-- How a person likes the app: each setting for itself, so that two devices that choose different things both
-- have both. What a value means is the app's; a setting that this version does not know is kept as it is.
create table public.settings (
  user_id text not null default auth.user_id() references public.users (id) on delete cascade,
  setting text not null check (setting ~ '^[a-z-]{1,40}$'),
  value text not null check (char_length(value) <= 200),
  updated_at timestamptz not null default now()
    check (updated_at between timestamptz '1900-01-01 00:00:00+00'
                          and timestamptz '2200-01-01 00:00:00+00'),
  seq bigint not null,
  primary key (user_id, setting)
);

create index settings_by_number on public.settings (user_id, seq);

alter table public.settings
  alter column setting set statistics 0,
  alter column value set statistics 0,
  alter column updated_at set statistics 0,
  alter column seq set statistics 0;

-- What was deleted, by the key that its row had besides the person, so that every device takes it away.
-- Of what has an id of its own, the id also stays deleted: a device whose write was stored and whose reply
-- was lost sends it again, maybe weeks later, and the person may have deleted the row on another device
-- meanwhile. So no row of that id is added any more, whichever way it comes, and an undo adds the row under
-- a new id. A favourite and a day of rest may come back, and so may what the undoing of an import took away
-- (`may_return`): the same file can be imported again. They are then no longer remembered as deleted.
create table public.tombstones (
  user_id text not null default auth.user_id() references public.users (id) on delete cascade,
  kind text not null check (kind in (
    'mood_logs', 'journal_entries', 'user_astro_profiles', 'kept_charts', 'personal_recordings',
    'favourites', 'rest_days', 'celebrations', 'japa', 'settings')),
  key text not null check (char_length(key) <= 64),
  deleted_at timestamptz not null default clock_timestamp(),
  may_return boolean not null default false,
  seq bigint not null,
  primary key (user_id, kind, key)
);

create index tombstones_by_age on public.tombstones (user_id, may_return, deleted_at);
create index tombstones_by_number on public.tombstones (user_id, seq);

alter table public.tombstones
  alter column kind set statistics 0,
  alter column key set statistics 0,
  alter column deleted_at set statistics 0,
  alter column may_return set statistics 0,
  alter column seq set statistics 0;

-- The parts of the imports that have arrived: each is done once, however often it is sent, and never again
-- after it was undone. `seq` is the number of the rows that it added, which is theirs until they are changed:
-- that is what an undo takes away. `kind` is null where the undo came first.
create table public.imports (
  user_id text not null default auth.user_id() references public.users (id) on delete cascade,
  id uuid not null,
  part integer not null check (part between 0 and 9999),
  kind text check (kind in (
    'mood_logs', 'journal_entries', 'user_astro_profiles', 'kept_charts', 'personal_recordings',
    'favourites', 'rest_days', 'celebrations', 'japa', 'settings')),
  imported_at timestamptz not null default now(),
  seq bigint not null,
  primary key (user_id, id, part)
);

alter table public.imports
  alter column id set statistics 0,
  alter column part set statistics 0,
  alter column kind set statistics 0,
  alter column imported_at set statistics 0,
  alter column seq set statistics 0;

-- Remembers what a person deletes by the column that is named, but not when they leave: then everything goes.
create function private.remember_deleted() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  insert into public.tombstones (kind, key)
  select tg_table_name, to_jsonb(removed) ->> tg_argv[0]
  from removed
  where removed.user_id = auth.user_id()
    and exists (select from public.users as person where person.id = removed.user_id)
  on conflict do nothing;
  return null;
end
$$;

-- Leaves out a row whose id was deleted for good.
create function private.refuse_deleted() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if exists (
    select from public.tombstones as buried
    where buried.user_id = new.user_id and buried.kind = tg_table_name
      and buried.key = new.id::text and not buried.may_return
  ) then
    return null;
  end if;
  return new;
end
$$;

-- What is there again, by the columns that are named, is no longer remembered as deleted.
create function private.forget_returned() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  delete from public.tombstones as buried
  using added
  where buried.user_id = added.user_id and buried.kind = tg_table_name
    and buried.key = concat_ws(' ', to_jsonb(added) ->> tg_argv[0], to_jsonb(added) ->> tg_argv[1]);
  return null;
end
$$;

-- Forgets what was deleted 400 days ago, longer than a device waits, and the oldest of more than twenty
-- thousand: a full list must not keep anybody from deleting. What may return is counted for itself, so that the
-- undoing of a large import brings back nothing that was deleted for good. A device that was away for so long
-- begins anew.
create function private.forget_old_tombstones() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  person text;
  returns boolean;
begin
  for person, returns in select distinct user_id, may_return from added loop
    with dropped as (
      delete from public.tombstones as tombstone
      where tombstone.user_id = person and tombstone.may_return = returns
        and tombstone.deleted_at < greatest(
          now() - interval '400 days',
          (select kept.deleted_at from public.tombstones as kept
           where kept.user_id = person and kept.may_return = returns
           order by kept.deleted_at desc offset 19999 limit 1))
      returning tombstone.seq
    )
    update public.users as own
    set forgotten = greatest(own.forgotten, highest.seq)
    from (select max(dropped.seq) as seq from dropped) as highest
    where own.id = person and highest.seq is not null;
  end loop;
  return null;
end
$$;

-- The person as a hash.
create function door.mark_of_person() returns bytea
language sql stable begin atomic
  select sha256(convert_to(auth.user_id(), 'UTF8'));
end;

-- Who has left, and when. A token lives on for an hour after its account was deleted; it must not make the
-- person's row again.
create table private.departures (
  person bytea primary key default door.mark_of_person(),
  left_at timestamptz not null default now()
);

-- The epoch of this database, one row, with the number at which it began. A database that was restored from a
-- backup has forgotten numbers which devices have seen; with another epoch they begin anew, and send again
-- what is above the number that their person had in the backup. A person who writes before the
-- new epoch is declared raises that number, and what lies below it is taken to be in the backup.
create table private.epoch (
  id uuid not null default gen_random_uuid(),
  begun bigint not null default private.number_after(0),
  is_only boolean primary key default true check (is_only)
);

insert into private.epoch default values;

create function private.begin_epoch() returns uuid
language sql set search_path = pg_catalog, pg_temp begin atomic
  update public.users as own
  set restored = own.restored || jsonb_build_object(epoch.id, own.seq)
  from private.epoch as epoch;
  update private.epoch set id = gen_random_uuid(), begun = private.number_after(0) returning id;
end;

-- Nobody can fill the disk. The limits run once a statement, with the rights of whoever writes, so that
-- row-level security stays in force.

-- The people of a statement are counted one by one, so that each count is planned for that person: joined
-- to the added rows, it reads the whole table as soon as the statistics know of few people.
create function private.limit_rows_a_person() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  person text;
  held bigint;
begin
  for person in select distinct user_id from added loop
    execute format('select count(*) from %I.%I where user_id = $1', tg_table_schema, tg_table_name)
      into held using person;
    if held > 20000 then
      raise exception 'more than 20000 rows in %', tg_table_name using errcode = 'check_violation';
    end if;
  end loop;
  return null;
end
$$;

-- Sixty years of three a day. To count so many rows at every write would be slow; so what is added is
-- summed up with the person, nothing is taken off that sum, and only when it is too high are the rows
-- counted, which is the sum from then on.
create function private.limit_many_rows() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  most constant bigint := 80000;
  person text;
  more bigint;
  held bigint;
begin
  for person, more in select user_id, count(*) from added group by user_id loop
    update public.users as own
    set most_mood_logs = own.most_mood_logs
        + case tg_table_name when 'mood_logs' then more else 0 end,
      most_journal_entries = own.most_journal_entries
        + case tg_table_name when 'journal_entries' then more else 0 end
    where own.id = person
    returning case tg_table_name
      when 'mood_logs' then own.most_mood_logs else own.most_journal_entries
    end into held;
    if held > most then
      execute format('select count(*) from %I.%I where user_id = $1', tg_table_schema, tg_table_name)
        into held using person;
      if held > most then
        raise exception 'more than % rows in %', most, tg_table_name
          using errcode = 'check_violation';
      end if;
      execute format('update public.users set %I = $2 where id = $1', 'most_' || tg_table_name)
        using person, held;
    end if;
  end loop;
  return null;
end
$$;

-- All the days of a person at once: an import of years would make a query for each of its days, a thousand
-- in a statement that may take five seconds.
create function private.limit_mood_logs_a_day() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  person text;
  is_over boolean;
begin
  for person in select distinct user_id from added loop
    -- Planned for this person: one who has few rows is planned for otherwise than one who has many.
    execute $count$
      select exists (
        select from public.mood_logs as held
        where held.user_id = $1
          and held.local_date = any (array(
            select distinct local_date from added where user_id = $1))
        group by held.local_date
        having count(*) > 400
      )
    $count$ into is_over using person;
    if is_over then
      raise exception 'more than 400 mood logs in a day' using errcode = 'check_violation';
    end if;
  end loop;
  return null;
end
$$;

-- A state of its own, so that the person is told that there is no more room, not that a value is wrong.
create function private.limit_kept_charts() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if exists (
    select from (select distinct user_id from added) as touched
    where (
      select count(*) from public.kept_charts as held where held.user_id = touched.user_id
    ) > 100
  ) then
    raise exception 'more than 100 charts' using errcode = 'program_limit_exceeded';
  end if;
  return null;
end
$$;

create function private.limit_personal_recordings() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if exists (
    select from (select distinct user_id from added) as touched
    where (
      select count(*) from public.personal_recordings as held
      where held.user_id = touched.user_id
    ) > 500
  ) then
    raise exception 'more than 500 recordings' using errcode = 'program_limit_exceeded';
  end if;
  return null;
end
$$;
