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
  minutes smallint not null check (minutes between 1 and 180)
);

create index daily_audios_raag on public.daily_audios (raag);

alter table public.raagtags enable row level security;
alter table public.raagtags force row level security;
alter table public.daily_audios enable row level security;
alter table public.daily_audios force row level security;

create policy everyone_reads on public.raagtags for select to authenticated using (true);
create policy everyone_reads on public.daily_audios for select to authenticated using (true);

grant select on public.raagtags, public.daily_audios to authenticated;
