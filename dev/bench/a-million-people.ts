import type pg from 'pg'
import { asOwner } from '~dev/database/postgres/owner-connection.ts'

const PEOPLE = 1_000_000
const TABLES = ['users', 'mood_logs', 'journal_entries', 'rest_days'] as const
const OF_A_PERSON = TABLES.slice(1)

/** The number of rows of each table. */
export type Crowd = Readonly<Record<(typeof TABLES)[number], number>>

/** Numbers of equal width, so that the rows come in the order of their keys. */
const ID = `'crowd-' || lpad(n::text, 7, '0')`
/** On the days of the ten years, so that the dates make no index faster. */
const DAY = 'current_date - n % 3650'

const FILL = [
  `insert into public.users (id) select ${ID} from generate_series(1, ${PEOPLE}) as n`,
  `insert into public.mood_logs
     (user_id, id, emotion, emotion_label, local_date, local_minute, minutes, raag, seq)
   select ${ID}, gen_random_uuid(), 'session_complete', 'Meditation Session Completed', ${DAY},
     n % 1440, 10, 'Yaman', 1
   from generate_series(1, ${PEOPLE}) as n`,
  `insert into public.mood_logs (user_id, id, emotion, emotion_label, local_date, local_minute, seq)
   select ${ID}, gen_random_uuid(), '3', 'Neutral', ${DAY}, n % 1440, 1
   from generate_series(1, ${PEOPLE}, 2) as n`,
  `insert into public.journal_entries
     (user_id, id, content, mood, local_date, local_minute, date_created, seq)
   select ${ID}, gen_random_uuid(), 'Rain on the roof.', 1 + n % 5, ${DAY}, n % 1440,
     now() - n % 3650 * interval '1 day', 1
   from generate_series(1, ${PEOPLE}) as n`,
  `insert into public.rest_days (user_id, local_date, seq)
   select ${ID}, ${DAY}, 1 from generate_series(1, ${PEOPLE}, 4) as n`,
]

/**
 * Fills a throwaway database with a million other people and updates the planner's statistics. It
 * switches off what checks and numbers every row: the triggers, and the foreign keys, which are checked
 * together at the end.
 */
export async function addAMillionPeople(ownerUrl: string): Promise<Crowd> {
  await asOwner(ownerUrl, async (client) => {
    for (const table of TABLES) {
      await client.query(`alter table public.${table} disable trigger user`)
    }
    for (const table of OF_A_PERSON) {
      await client.query(`alter table public.${table} drop constraint ${table}_user_id_fkey`)
    }
    for (const text of FILL) await client.query(text)
    for (const table of OF_A_PERSON) {
      await client.query(
        `alter table public.${table} add constraint ${table}_user_id_fkey
           foreign key (user_id) references public.users (id) on delete cascade`,
      )
    }
    for (const table of TABLES) {
      await client.query(`alter table public.${table} enable trigger user`)
    }
  })
  return asOwner(ownerUrl, countRows)
}

async function countRows(client: pg.Client): Promise<Crowd> {
  const counts = { users: 0, mood_logs: 0, journal_entries: 0, rest_days: 0 }
  for (const table of TABLES) {
    const { rows } = await client.query<{ n: number }>(
      `select count(*)::int as n from public.${table}`,
    )
    counts[table] = rows[0]?.n ?? 0
  }
  return counts
}
