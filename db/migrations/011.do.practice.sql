-- The path of practice: what a day held is counted from one index, days of rest protect a streak
-- (how many of them do is the app's rule), and an achievement is celebrated once, on whichever device.
drop index public.mood_logs_days;
create index mood_logs_days on public.mood_logs (user_id, local_date)
  include (is_session, emotion, local_minute, minutes);

create table public.rest_days (
  user_id text not null default auth.user_id() references public.users (id) on delete cascade,
  local_date date not null
    check (local_date between date '1900-01-01' and date '2200-01-01'),
  primary key (user_id, local_date)
);

create trigger limit_rows_a_person after insert on public.rest_days
  referencing new table as added
  for each statement execute function private.limit_rows_a_person();

alter table public.rest_days enable row level security;
alter table public.rest_days force row level security;

create policy own_rows on public.rest_days for all to authenticated
  using (user_id = (select auth.user_id()))
  with check (user_id = (select auth.user_id()));

create policy own_project on public.rest_days as restrictive for all to authenticated
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

grant select, insert (local_date), delete on public.rest_days to authenticated;

create table public.celebrations (
  user_id text not null default auth.user_id() references public.users (id) on delete cascade,
  achievement text not null check (achievement ~ '^[a-z-]{1,40}$'),
  celebrated_at timestamptz not null default now()
    check (celebrated_at between timestamptz '1900-01-01 00:00:00+00'
                             and timestamptz '2200-01-01 00:00:00+00'),
  primary key (user_id, achievement)
);

create trigger limit_rows_a_person after insert on public.celebrations
  referencing new table as added
  for each statement execute function private.limit_rows_a_person();

alter table public.celebrations enable row level security;
alter table public.celebrations force row level security;

create policy own_rows on public.celebrations for all to authenticated
  using (user_id = (select auth.user_id()))
  with check (user_id = (select auth.user_id()));

create policy own_project on public.celebrations as restrictive for all to authenticated
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

grant select, insert (achievement, celebrated_at) on public.celebrations to authenticated;

-- Leaving takes everything along: every row of a person hangs on this one.
grant delete on public.users to authenticated;
