import { createHash } from 'node:crypto'
import type { LocalDay } from '~/domain/day/local-day.ts'
import { moodOf } from '~/domain/mood/mood.ts'
import { achievementsOf } from '~/domain/practice/achievements.ts'
import { BACKDATED_CONTENT } from '~/domain/practice/backdated-day.ts'
import { practiceFigures } from '~/domain/practice/practice-figures.ts'
import { asOwner } from '~dev/database/postgres/owner-connection.ts'
import { type LivedDay, TEN_YEARS, tenYears } from '~dev/database/ten-years/ten-years.ts'
import { countsOf } from '~dev/database/ten-years/ten-years-counts.ts'

const SENTENCES = [
  'The first notes took a while to reach me today.',
  'Rain on the roof, and the tanpura under it.',
  'I kept thinking of the letter; then, for a minute, not.',
  'A short sit. It was enough.',
  'My shoulders came down somewhere in the second half.',
  'Nothing remarkable, which was pleasant.',
]
/** They live in Kolkata. */
const MINUTES_AHEAD = 330

/**
 * Gives a person without any rows ten years that end with `last`, or the last of their days, and returns
 * these.
 * @throws Error when the person has rows already; these stay as they are.
 */
export async function seedTenYears(
  ownerUrl: string,
  uid: string,
  last: LocalDay,
  days: number = TEN_YEARS.days,
): Promise<LivedDay[]> {
  const lived = tenYears('Meera', last).slice(-days)
  const rest = new Set(lived.filter(({ isRest }) => isRest).map(({ day }) => day))
  const achievements = achievementsOf(practiceFigures(countsOf(lived), last, rest))
  const unlocked = achievements.filter((one) => one.unlocked).map(({ id }) => id)
  await asOwner(ownerUrl, async (client) => {
    const held = await client.query(
      `select 1 from public.mood_logs where user_id = $1
       union all select 1 from public.journal_entries where user_id = $1 limit 1`,
      [uid],
    )
    if (held.rowCount) throw new Error('This person has a practice of their own already.')
    await client.query('insert into public.users (id) values ($1) on conflict do nothing', [uid])
    await client.query(
      `insert into public.mood_logs
         (user_id, id, emotion, emotion_label, local_date, local_minute, timestamp, minutes, raag)
       select $1, * from jsonb_to_recordset($2::jsonb) as log (
         id uuid, emotion text, emotion_label text, local_date date, local_minute smallint,
         timestamp timestamptz, minutes smallint, raag text)`,
      [uid, JSON.stringify(lived.flatMap(moodLogs))],
    )
    await client.query(
      `insert into public.journal_entries
         (user_id, id, content, mood, local_date, local_minute, date_created, updated_at)
       select $1, id, content, mood, local_date, local_minute, created, created
       from jsonb_to_recordset($2::jsonb) as entry (
         id uuid, content text, mood smallint, local_date date, local_minute smallint,
         created timestamptz)`,
      [uid, JSON.stringify(lived.flatMap(journalEntries))],
    )
    await client.query(
      'insert into public.rest_days (user_id, local_date) select $1, unnest($2::date[])',
      [uid, [...rest]],
    )
    await client.query(
      'insert into public.celebrations (user_id, achievement) select $1, unnest($2::text[])',
      [uid, unlocked],
    )
    await client.query('select private.spread_numbers($1)', [uid])
  })
  return lived
}

function moodLogs({ day, checkIn, sessions }: LivedDay) {
  const felt = checkIn && {
    id: idOf(day, 'check-in'),
    emotion: String(checkIn.mood),
    emotion_label: moodOf(checkIn.mood).word,
    local_date: day,
    local_minute: checkIn.minute,
    timestamp: instant(day, checkIn.minute),
  }
  const heard = sessions.map(({ minute, minutes, raag }, turn) => ({
    id: idOf(day, `session ${turn}`),
    emotion: minute === null ? 'session' : 'session_complete',
    emotion_label: minute === null ? 'Meditation Session' : 'Meditation Session Completed',
    local_date: day,
    local_minute: minute,
    timestamp: instant(day, minute === null ? null : minute + (minutes ?? 0)),
    minutes,
    raag,
  }))
  return felt ? [felt, ...heard] : heard
}

function journalEntries({ day, entries }: LivedDay) {
  return entries.map(({ minute, mood }, turn) => ({
    id: idOf(day, `entry ${turn}`),
    content: minute === null ? BACKDATED_CONTENT : words(day, minute),
    mood: minute === null ? 3 : mood,
    local_date: day,
    local_minute: minute,
    created: instant(day, minute),
  }))
}

/** One to six sentences. */
function words(day: LocalDay, minute: number): string {
  const from = (Number(day.slice(8)) + minute) % SENTENCES.length
  const count = 1 + (minute % SENTENCES.length)
  return [...SENTENCES.slice(from), ...SENTENCES].slice(0, count).join(' ')
}

/** The time in UTC; what was added later gets noon of its day, as in the app. */
function instant(day: LocalDay, minute: number | null): string {
  const minutes = minute === null ? 12 * 60 : minute - MINUTES_AHEAD
  return new Date(Date.parse(day) + minutes * 60_000).toISOString()
}

function idOf(day: LocalDay, what: string): string {
  const hex = createHash('sha256').update(`${day} ${what}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
