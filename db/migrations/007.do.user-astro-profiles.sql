-- Birth details, one row a person (specification §3). `timezone` is `auto` or an IANA name.
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
                          and timestamptz '2200-01-01 00:00:00+00')
);

alter table public.user_astro_profiles enable row level security;
alter table public.user_astro_profiles force row level security;

create policy own_rows on public.user_astro_profiles for all to authenticated
  using (user_id = (select auth.user_id()))
  with check (user_id = (select auth.user_id()));

create policy own_project on public.user_astro_profiles as restrictive for all to authenticated
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
  insert (full_name, birth_date, birth_time, birth_place, timezone, current_dasha, moon_sign, updated_at),
  update (full_name, birth_date, birth_time, birth_place, timezone, current_dasha, moon_sign, updated_at)
  on public.user_astro_profiles to authenticated;
