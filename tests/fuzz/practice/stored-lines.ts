/** What a person has in the database, in the words of the model: a line a row. */
export const STORED_LINES = `
  select 'entry ' || id || ': ' || content as line from public.journal_entries where user_id = $1
  union all
  select 'mood ' || local_date || ': ' || emotion from public.mood_logs
  where user_id = $1 and not is_session
  union all
  select 'session ' || id || ': ' || coalesce(heard, '') from public.mood_logs
  where user_id = $1 and emotion = 'session_complete'
  union all
  select 'backdated ' || local_date || ': ' from public.mood_logs
  where user_id = $1 and emotion = 'session'
  union all
  select 'favourite ' || item || ': ' from public.favourites where user_id = $1
  union all
  select 'rest ' || local_date || ': ' from public.rest_days where user_id = $1
  union all
  select 'celebrated ' || achievement || ': ' from public.celebrations where user_id = $1
  union all
  select 'japa ' || mantra || ' ' || local_date || ': ' || beads from public.japa where user_id = $1
  union all
  select 'setting ' || setting || ': ' || value from public.settings where user_id = $1
  union all
  select 'birth: ' || full_name from public.user_astro_profiles where user_id = $1
  union all
  select 'chart ' || id || ': ' || name from public.kept_charts where user_id = $1
  union all
  select 'recording ' || id || ': ' || title from public.personal_recordings where user_id = $1`

/** Where what is stored and what is to be held are not the same, a line each; a row twice is one. */
export function differences(stored: readonly string[], held: readonly string[]): string[] {
  const left = [...stored]
  const lost = held.filter((line) => {
    const at = left.indexOf(line)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  return [...lost.map((line) => `lost ${line}`), ...left.map((line) => `too much: ${line}`)]
}
