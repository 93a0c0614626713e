import { stored } from '../stored.ts'
import { ALL, chunks, SCRIPT } from './payloads.ts'

const BIRTH_COLUMNS = `birth_date, birth_time, birth_place, timezone, latitude, longitude, zone,
  utc_offset_seconds, sure_to_minutes`

/** A kept chart with payloads for its name and its place. */
export const HOSTILE_CHART = '0f0e0d0c-0b0a-4908-8706-050403020100'

/** A practice with payloads in every text that the database holds of it. */
export async function storeEverywhere(uid: string): Promise<void> {
  await stored('insert into public.users (id) values ($1) on conflict do nothing', [uid])
  for (const content of [ALL, ...chunks(900).slice(0, 7)]) {
    await stored(
      `insert into public.journal_entries (user_id, id, content, mood, local_date, local_minute)
       values ($1, gen_random_uuid(), $2, 4, current_date, 600)`,
      [uid, content],
    )
  }
  for (const mood of [1, 3, 5]) {
    await stored(
      `insert into public.mood_logs (user_id, id, emotion, emotion_label, local_date, local_minute)
       values ($1, gen_random_uuid(), $2, $3, current_date - $4::integer, 440)`,
      [uid, `${mood}`, ['Very Sad', 'Neutral', 'Very Happy'][mood >> 1], mood],
    )
  }
  for (const [index, raag] of chunks(100).entries()) {
    await stored(
      `insert into public.mood_logs
         (user_id, id, emotion, emotion_label, local_date, local_minute, minutes, raag)
       values ($1, gen_random_uuid(), 'session_complete', 'Meditation Session Completed',
         current_date - $2::integer % 3, 380, 10, $3)`,
      [uid, index, raag],
    )
  }
  const birth = `'1991-02-28', '05:40', $2, 'auto', 18.5196, 73.8554, 'Asia/Kolkata', 19800, 60`
  const [name, place] = [chunks(200)[0], chunks(300)[0]]
  await stored(
    `insert into public.user_astro_profiles (user_id, full_name, ${BIRTH_COLUMNS})
     values ($1, $3, ${birth})`,
    [uid, place, name],
  )
  await stored(
    `insert into public.kept_charts (user_id, id, name, ${BIRTH_COLUMNS})
     values ($1, $4, $3, ${birth})`,
    [uid, place, name, HOSTILE_CHART],
  )
  for (const title of chunks(200)) {
    await stored(
      `insert into public.personal_recordings (user_id, id, title, raag, address)
       values ($1, gen_random_uuid(), $2, $3, $4)`,
      [uid, title, chunks(100)[0], `https://media.example/${encodeURIComponent(SCRIPT)}`],
    )
  }
}
