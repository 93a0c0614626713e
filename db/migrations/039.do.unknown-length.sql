-- A row of the library may leave out its length, which the specification does not name: the recording itself
-- has it.
alter table public.daily_audios alter column minutes drop not null;
