import type { LocalDay } from '~/domain/day/local-day.ts'
import { asOwner } from '~dev/database/postgres/owner-connection.ts'

/** The chart of somebody else which a person of ten years keeps. */
const KEPT_CHART = '6f1d2c9e-8c5e-4b7a-9d3f-2a1b0c4d5e6f'

const BIRTH = `'1988-04-17', '05:40', 'Kolkata, West Bengal, India', 'Asia/Kolkata', 22.5626, 88.363,
  'Asia/Kolkata', 19800, 10`

const STATEMENTS = [
  `insert into public.user_astro_profiles
     (user_id, full_name, current_dasha, moon_sign, birth_date, birth_time, birth_place, timezone,
      latitude, longitude, zone, utc_offset_seconds, sure_to_minutes)
   select $1, 'Meera Sen', 'Jupiter', 'Taurus', ${BIRTH} where $2::date is not null`,
  `insert into public.kept_charts
     (user_id, id, name, birth_date, birth_time, birth_place, timezone, latitude, longitude, zone,
      utc_offset_seconds, sure_to_minutes)
   select $1, '${KEPT_CHART}', 'Asha', ${BIRTH} where $2::date is not null`,
  `insert into public.personal_recordings
     (user_id, id, title, raag, moodcategory, seconds, address, file, bytes, updated_at)
   select $1, overlay(overlay(md5('recording ' || n) placing '4' from 13) placing '8' from 17)::uuid,
     raag || ', evening ' || n, raag,
     (array['', 'Karuna', 'Shantha', 'Shringara'])[1 + n % 4], 600 + n * 97,
     case when n % 2 = 0 then 'https://media.example/evening-' || n || '.mp3' end,
     case when n % 2 = 1 then md5(n::text) || md5(raag) end,
     case when n % 2 = 1 then 9000000 + n end, $2::date - n * interval '3 months'
   from unnest(array['Yaman', 'Bhairavi', 'Malkauns', 'Desh', 'Marwa', 'Todi', 'Yaman', 'Durga',
     'Bageshri', 'Puriya', 'Lalit', 'Kafi']) with ordinality as told (raag, n)`,
  `insert into public.favourites (user_id, item, added_at)
   select $1, 'day-' || n, $2::date - n * interval '1 month' from generate_series(1, 5) as n`,
  `insert into public.japa (user_id, mantra, local_date, beads, updated_at)
   select $1, mantra, $2::date - ago, 108 * (1 + ago), $2::date
   from unnest(array['ganesha', 'shiva', 'surya']) as mantra,
     generate_series(0, 1) as ago`,
  `insert into public.settings (user_id, setting, value, updated_at)
   values ($1, 'week', '1', $2::date)`,
]

/** Gives a person what few of their years have in them: a birth, a kept chart, recordings, favourites, malas. */
export async function seedBelongings(ownerUrl: string, uid: string, day: LocalDay): Promise<void> {
  await asOwner(ownerUrl, async (client) => {
    for (const text of STATEMENTS) await client.query(text, [uid, day])
    await client.query('select private.spread_numbers($1)', [uid])
  })
}
