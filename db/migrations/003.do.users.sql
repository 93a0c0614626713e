-- A person is the `sub` of their token. The e-mail is a label copied from the token and never a key:
-- anybody can sign up with an address they have not proved to be theirs.
create table public.users (
  id text primary key default auth.user_id() check (id <> '' and char_length(id) <= 128),
  email text check (char_length(email) <= 320),
  created_at timestamptz not null default now()
);

create function private.describe_user() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.email := left(auth.session() ->> 'email', 320);
  new.created_at := now();
  return new;
end
$$;

create trigger describe_user before insert on public.users
  for each row execute function private.describe_user();

alter table public.users enable row level security;
alter table public.users force row level security;

-- `(select …)` makes PostgreSQL ask once a statement instead of once a row.
create policy own_rows on public.users for all to authenticated
  using (id = (select auth.user_id()))
  with check (id = (select auth.user_id()));

-- Google signs the tokens of every Firebase project with the same keys, and Neon does not look at
-- the issuer; so a token of another project is refused here once more.
create policy own_project on public.users as restrictive for all to authenticated
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

-- A row comes from defaults alone. `insert` must name a column, and this one is overwritten above.
grant select, insert (created_at) on public.users to authenticated;
