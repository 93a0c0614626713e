-- Check-ins and completed sessions (specification §3). `local_date` is the day it was where the
-- person was; rows are keyed by person and an id made on the device, so ids of two people never meet.
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
  primary key (user_id, id),
  constraint mood_logs_emotion_and_label check (
    (emotion, emotion_label) in (
      ('1', 'Very Sad'), ('2', 'Sad'), ('3', 'Neutral'), ('4', 'Happy'), ('5', 'Very Happy'),
      ('session_complete', 'Meditation Session Completed'),
      ('session', 'Meditation Session')
    )
  )
);

create unique index mood_logs_one_check_in_a_day
  on public.mood_logs (user_id, local_date) where not is_session;
create index mood_logs_days on public.mood_logs (user_id, local_date);

create trigger limit_rows_a_person after insert on public.mood_logs
  referencing new table as added
  for each statement execute function private.limit_rows_a_person();

create function private.limit_mood_logs_a_day() returns trigger
language plpgsql set search_path = '' as $$
begin
  if exists (
    select from (select distinct user_id, local_date from added) as touched
    where (
      select count(*) from public.mood_logs as held
      where held.user_id = touched.user_id and held.local_date = touched.local_date
    ) > 400
  ) then
    raise exception 'more than 400 mood logs in a day' using errcode = 'check_violation';
  end if;
  return null;
end
$$;

create trigger limit_mood_logs_a_day after insert on public.mood_logs
  referencing new table as added
  for each statement execute function private.limit_mood_logs_a_day();

alter table public.mood_logs enable row level security;
alter table public.mood_logs force row level security;

create policy own_rows on public.mood_logs for all to authenticated
  using (user_id = (select auth.user_id()))
  with check (user_id = (select auth.user_id()));

create policy own_project on public.mood_logs as restrictive for all to authenticated
  using (
    (select auth.session() ->> 'aud') = (select private.firebase_project())
    and (select auth.session() ->> 'iss')
      = 'https://securetoken.google.com/' || (select private.firebase_project())
  )
  with check (
    (select auth.session() ->> 'aud') = (select private.firebase_project())
    and (select auth.session() ->> 'iss')
      = 'https://securetoken.google.com/' || (select private.firebase_project())
  );

grant
  select,
  insert (id, emotion, emotion_label, local_date, timestamp),
  update (emotion, emotion_label, timestamp),
  delete
  on public.mood_logs to authenticated;
