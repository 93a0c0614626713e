-- Reflections (specification §3).
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

create trigger limit_rows_a_person after insert on public.journal_entries
  referencing new table as added
  for each statement execute function private.limit_rows_a_person();

alter table public.journal_entries enable row level security;
alter table public.journal_entries force row level security;

create policy own_rows on public.journal_entries for all to authenticated
  using (user_id = (select auth.user_id()))
  with check (user_id = (select auth.user_id()));

create policy own_project on public.journal_entries as restrictive for all to authenticated
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
  insert (id, content, mood, date_created, local_date, updated_at),
  update (content, mood, updated_at),
  delete
  on public.journal_entries to authenticated;
