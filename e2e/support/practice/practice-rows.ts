import type { Page } from 'playwright/test'
import type { Person } from '../person.ts'
import { stored } from '../stored.ts'

/** Sessions on each of the last days until today, as the app records them. */
export async function practiseFor(days: number, { uid }: Person, page: Page): Promise<void> {
  const today = await dayOf(page)
  await stored('insert into public.users (id) values ($1) on conflict do nothing', [uid])
  await stored(
    `insert into public.mood_logs
       (user_id, id, emotion, emotion_label, local_date, local_minute, minutes, raag)
     select $1, gen_random_uuid(), 'session_complete', 'Meditation Session Completed',
       $2::date - n, 380, 10, 'Yaman'
     from generate_series(0, $3 - 1) as n`,
    [uid, today, days],
  )
}

/** Check-ins an hour after those sessions, with changing moods. */
export async function feelFor(days: number, { uid }: Person, page: Page): Promise<void> {
  await stored(
    `insert into public.mood_logs
       (user_id, id, emotion, emotion_label, local_date, local_minute)
     select $1, gen_random_uuid(), (3 + n % 3)::text,
       (array['Neutral', 'Happy', 'Very Happy'])[1 + n % 3], $2::date - n, 440
     from generate_series(0, $3 - 1) as n`,
    [uid, await dayOf(page), days],
  )
}

/** The page's current day; Swedish dates have the format of the database. */
export function dayOf(page: Page): Promise<string> {
  return page.evaluate(() => new Date().toLocaleDateString('sv'))
}
