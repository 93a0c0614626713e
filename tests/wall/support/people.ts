import type { TestDatabase } from '~tests/support/database/local-database.ts'

export const VICTIM = 'victim-uid'
export const VICTIM_ENTRY = 'b0b0b0b0-0000-4000-8000-000000000001'
export const VICTIM_ITEM = 'item-of-the-victim'
export const VICTIM_DAY = '1987-06-05'

/** A second person, whose id is in no attack. */
const HIDDEN = 'hidden-uid'

/**
 * What would reveal the two people. No attack contains any of it, so a reply that does has leaked
 * it.
 */
export const SECRETS = [
  HIDDEN,
  'd0d0d0d0-',
  '1986-05-04',
  'kept-by-the-',
  'words-of-the-victim',
  'name-of-the-victim',
  'place-of-the-victim',
  'raag-of-the-victim',
  'heard-by-the-victim',
  'letters-to-the-victim',
  'prayer-of-the-victim',
  'kin-of-the-victim',
  'concert-of-the-victim',
  'tabla-of-the-victim',
  'c0ffeec0ffee',
  '654321',
  '18.5234567',
  '73.8678901',
]

export const attackerName = (number: number) => `attacker-${number}`

const PRIVATE_KEYS = {
  'public.users': 'id',
  'public.mood_logs': 'user_id',
  'public.journal_entries': 'user_id',
  'public.favourites': 'user_id',
  'public.rest_days': 'user_id',
  'public.celebrations': 'user_id',
  'public.japa': 'user_id',
  'public.settings': 'user_id',
  'public.kept_charts': 'user_id',
  'public.personal_recordings': 'user_id',
  'public.tombstones': 'user_id',
  'public.imports': 'user_id',
  'public.user_astro_profiles': 'user_id',
} as const

/** The tables of people and the column that says whose a row is. */
export const TABLES = Object.entries(PRIVATE_KEYS)

type Owner = TestDatabase['owner']
type Words = {
  readonly uid: string
  readonly id: string
  readonly of: string
  readonly day: string
}

const KEPT_CHART = `insert into public.kept_charts
  (user_id, id, name, birth_date, birth_time, birth_place, timezone, latitude, longitude, zone,
   utc_offset_seconds, sure_to_minutes, updated_at)`

async function addPerson(owner: Owner, { uid, id, of, day }: Words): Promise<void> {
  await owner('insert into public.users (id) values ($1)', [uid])
  await owner('update public.users set email = $2 where id = $1', [
    uid,
    `letters-to-the-${of}@example.org`,
  ])
  await owner(
    `insert into public.mood_logs
       (user_id, id, emotion, emotion_label, local_date, local_minute, timestamp, minutes, raag, heard)
     values ($1, ($2 || '2')::uuid, '1', 'Very Sad', $3, 61, $3::date + time '10:11:12.131415', null, null, null),
       ($1, ($2 || '3')::uuid, 'session_complete', 'Meditation Session Completed', $3, 62,
        $3::date + time '11:11:12.131415', 33, 'raag-of-the-' || $4, '/recordings/heard-by-the-' || $4)`,
    [uid, id, day, of],
  )
  await owner(
    `insert into public.journal_entries
       (user_id, id, content, mood, local_date, local_minute, date_created, updated_at)
     values ($1, ($2 || '1')::uuid, 'words-of-the-' || $4, 2, $3, 63,
       $3::date + time '12:11:12.131415', $3::date + time '12:11:12.131415')`,
    [uid, id, day, of],
  )
  await owner(
    `insert into public.favourites (user_id, item, added_at)
     values ($1, 'item-of-the-' || $3, $2::date + time '12:00')`,
    [uid, day, of],
  )
  await owner('insert into public.rest_days (user_id, local_date) values ($1, $2::date)', [
    uid,
    day,
  ])
  await owner(
    `insert into public.celebrations (user_id, achievement, celebrated_at)
     values ($1, 'item-of-the-' || $3, $2::date + time '12:00')`,
    [uid, day, of],
  )
  await owner(
    `insert into public.japa (user_id, mantra, local_date, beads, updated_at)
     values ($1, 'prayer-of-the-' || $3, $2, $4, $2::date + time '12:00')`,
    [uid, day, of, of === 'victim' ? 654_321 : 216],
  )
  await owner(
    `insert into public.settings (user_id, setting, value, updated_at)
     values ($1, 'liking-of-the-' || $3, 'choice-of-the-' || $3, $2::date + time '12:00')`,
    [uid, day, of],
  )
  await owner(
    `${KEPT_CHART} values ($1, ($2 || '4')::uuid, 'kin-of-the-' || $4, $3, '10:11',
       'place-of-the-' || $4, 'Asia/Kolkata', $5, $6, 'Asia/Kolkata', 19800, 5,
       $3::date + time '12:00')`,
    [uid, id, day, of, of === 'victim' ? 18.5234567 : 11.5, of === 'victim' ? 73.8678901 : 72.5],
  )
  await owner(
    `insert into public.personal_recordings (user_id, id, title, raag, seconds, address, updated_at)
     values ($1, ($2 || '6')::uuid, 'concert-of-the-' || $4, 'tabla-of-the-' || $4, 1471,
       'https://media.example/concert-of-the-' || $4, $3::date + time '12:00')`,
    [uid, id, day, of],
  )
  await owner(
    `insert into public.tombstones (user_id, kind, key, deleted_at)
     values ($1, 'journal_entries', $2 || '5', now() - interval '10 days')`,
    [uid, id],
  )
  await owner(
    `insert into public.imports (user_id, id, part, kind, imported_at)
     values ($1, ($2 || '7')::uuid, 0, 'mood_logs', now() - interval '10 days')`,
    [uid, id],
  )
  await owner(
    `insert into public.user_astro_profiles
       (user_id, full_name, birth_date, birth_time, birth_place, timezone, latitude, longitude, zone,
        utc_offset_seconds, sure_to_minutes, updated_at)
     values ($1, 'name-of-the-' || $3, $2, '10:11', 'place-of-the-' || $3, 'Asia/Kolkata',
       $4, $5, 'Asia/Kolkata', 19800, 5, $2::date + time '12:00')`,
    [uid, day, of, of === 'victim' ? 18.5234567 : 11.5, of === 'victim' ? 73.8678901 : 72.5],
  )
}

// Rows that attacks cannot guess, in addition to those they can.
async function addSecrets(owner: Owner, uid: string): Promise<void> {
  await owner(
    `insert into public.mood_logs (user_id, id, emotion, emotion_label, local_date)
     values ($1, 'd0d0d0d0-0000-4000-8000-000000000001', '1', 'Very Sad', '1986-05-04')`,
    [uid],
  )
  await owner(
    `insert into public.journal_entries (user_id, id, content, mood, local_date)
     values ($1, 'd0d0d0d0-0000-4000-8000-000000000002', 'words-of-the-victim', 1, '1986-05-04')`,
    [uid],
  )
  await owner(`insert into public.favourites (user_id, item) values ($1, 'kept-by-the-victim')`, [
    uid,
  ])
  await owner(`insert into public.rest_days (user_id, local_date) values ($1, '1986-05-04')`, [uid])
  await owner(
    `${KEPT_CHART} values ($1, 'd0d0d0d0-0000-4000-8000-000000000003', 'kin-of-the-victim',
       '1986-05-04', '10:11', 'place-of-the-victim', 'auto', 18.5234567, 73.8678901, 'Asia/Kolkata',
       19800, 5, '1986-05-04T12:00:00Z')`,
    [uid],
  )
  await owner(
    `insert into public.personal_recordings (user_id, id, title, file, bytes)
     values ($1, 'd0d0d0d0-0000-4000-8000-000000000006', 'concert-of-the-victim',
       repeat('c0ffee', 10) || '0123', 7654321)`,
    [uid],
  )
  await owner(
    `insert into public.japa (user_id, mantra, local_date, beads)
     values ($1, 'prayer-of-the-victim', '1986-05-04', 54)`,
    [uid],
  )
  await owner(
    `insert into public.tombstones (user_id, kind, key)
     values ($1, 'kept_charts', 'd0d0d0d0-0000-4000-8000-000000000004')`,
    [uid],
  )
}

/** Gives the victim rows of every kind, and each attacker some as well. */
export async function addPeople(owner: Owner, attackers: number): Promise<void> {
  const id = 'b0b0b0b0-0000-4000-8000-00000000000'
  await addPerson(owner, { uid: VICTIM, id, of: 'victim', day: VICTIM_DAY })
  await addSecrets(owner, VICTIM)
  await owner('insert into public.users (id) values ($1)', [HIDDEN])
  await addSecrets(owner, HIDDEN)
  for (let number = 0; number < attackers; number += 1) {
    const own = `a${number}a0a0a0-0000-4000-8000-00000000000`
    const words = { id: own, of: 'other', day: '1999-01-02' }
    await addPerson(owner, { uid: attackerName(number), ...words })
  }
  // Samples for the planner contain values, which must not be readable either.
  await owner('analyze')
}

/** Everything of the victim, and everything that all people share, in one text. */
export async function digest(owner: Owner): Promise<string> {
  const parts: string[] = []
  for (const [table, key] of TABLES) {
    const [row] = await owner(
      `select count(*)::text || md5(string_agg(t::text, '|' order by t::text)) as held
       from ${table} as t where ${key} = $1`,
      [VICTIM],
    )
    parts.push(`${table} ${String(row?.held)}`)
  }
  const shared = await owner(
    `select (select md5(string_agg(t::text, '|' order by id)) from public.daily_audios as t) as audios,
      (select md5(string_agg(t::text, '|' order by name)) from public.raagtags as t) as tags`,
  )
  return `${parts.join('\n')}\n${JSON.stringify(shared)}`
}
