-- A page that crashed after it saved may save the same words a second time, later. The app then takes
-- the later time for the one that is stored; without it, a change or deletion based on it is refused.

-- Adds a reflection, once. Other words are not overwritten: what is stored is returned.
create or replace function api.save_entry(
  id uuid, content text, mood integer, day date, minute integer, at timestamptz
) returns json
language plpgsql as $$
#variable_conflict use_column
declare
  me constant text := door.writer();
  held public.journal_entries;
begin
  insert into public.journal_entries
    (id, content, mood, date_created, local_date, local_minute, updated_at)
  values (
    save_entry.id, save_entry.content, save_entry.mood, save_entry.at, save_entry.day,
    save_entry.minute, save_entry.at)
  on conflict (user_id, id) do nothing;
  if found then
    return json_build_object('outcome', 'stored');
  end if;
  select entry.* into held from public.journal_entries as entry
  where entry.user_id = me and entry.id = save_entry.id;
  if held.content = save_entry.content and held.mood = save_entry.mood then
    update public.journal_entries as entry set updated_at = save_entry.at
    where entry.user_id = me and entry.id = save_entry.id and entry.updated_at < save_entry.at;
    return json_build_object('outcome', 'unchanged');
  end if;
  return json_build_object('outcome', 'conflict', 'held', json_build_object(
    'content', held.content, 'mood', held.mood, 'updatedAt', door.instant(held.updated_at)));
end
$$;
