-- The hour it was where the person was, as minutes after local midnight, beside the day: of a session
-- the minute it began. Rows from before have none, nor do backdated ones. A session also keeps its
-- length and its raga.
alter table public.mood_logs
  add column local_minute smallint check (local_minute between 0 and 1439),
  add column minutes smallint check (minutes between 1 and 1440),
  add column raag text check (btrim(raag) <> '' and char_length(raag) <= 100),
  add constraint mood_logs_only_sessions_last check (
    is_session or (minutes is null and raag is null)
  );
alter table public.journal_entries
  add column local_minute smallint check (local_minute between 0 and 1439);

grant insert (local_minute, minutes, raag), update (local_minute)
  on public.mood_logs to authenticated;
grant insert (local_minute) on public.journal_entries to authenticated;
