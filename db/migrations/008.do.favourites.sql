-- What a person keeps to come back to: sessions and ragas, by the id of their track.
create table public.favourites (
  user_id text not null default auth.user_id() references public.users (id) on delete cascade,
  item text not null check (item ~ '^[a-z0-9-]{1,64}$'),
  added_at timestamptz not null default now()
    check (added_at between timestamptz '1900-01-01 00:00:00+00'
                        and timestamptz '2200-01-01 00:00:00+00'),
  primary key (user_id, item)
);

create trigger limit_rows_a_person after insert on public.favourites
  referencing new table as added
  for each statement execute function private.limit_rows_a_person();

alter table public.favourites enable row level security;
alter table public.favourites force row level security;

create policy own_rows on public.favourites for all to authenticated
  using (user_id = (select auth.user_id()))
  with check (user_id = (select auth.user_id()));

create policy own_project on public.favourites as restrictive for all to authenticated
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
  insert (item, added_at),
  delete
  on public.favourites to authenticated;
