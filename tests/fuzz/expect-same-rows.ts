import { expect } from 'vitest'
import type { createDevice } from './device.ts'

type Device = ReturnType<typeof createDevice>

/** The table, key and number of every row of a person. */
export const STORED_NUMBERS = `
  select 'mood_logs ' || id || ': ' || seq as line from public.mood_logs where user_id = $1
  union all
  select 'journal_entries ' || id || ': ' || seq from public.journal_entries where user_id = $1
  union all
  select 'user_astro_profiles : ' || seq from public.user_astro_profiles where user_id = $1
  union all
  select 'kept_charts ' || id || ': ' || seq from public.kept_charts where user_id = $1
  union all
  select 'personal_recordings ' || id || ': ' || seq from public.personal_recordings
  where user_id = $1
  union all
  select 'favourites ' || item || ': ' || seq from public.favourites where user_id = $1
  union all
  select 'rest_days ' || local_date || ': ' || seq from public.rest_days where user_id = $1
  union all
  select 'celebrations ' || achievement || ': ' || seq from public.celebrations where user_id = $1
  union all
  select 'japa ' || mantra || ' ' || local_date || ': ' || seq from public.japa where user_id = $1
  union all
  select 'settings ' || setting || ': ' || seq from public.settings where user_id = $1`

/**
 * Expects that devices which have pulled hold every row that the database has, each as it was changed last,
 * and what a device that is new gets.
 */
export async function expectSameRows(
  devices: readonly Device[],
  anew: Device,
  stored: readonly string[],
): Promise<void> {
  const kept = await anew.kept()
  for (const device of [anew, ...devices]) {
    expect(await device.numbers()).toEqual(stored)
    expect(await device.kept()).toEqual(kept)
  }
}
