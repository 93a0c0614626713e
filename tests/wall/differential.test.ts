import { expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'
import { unsignedToken } from '~tests/support/identity/tokens.ts'
import { OTHER_FUNCTIONS } from './attacks/addresses.ts'
import { READS } from './attacks/calls.ts'
import { addPeople, TABLES, VICTIM } from './support/people.ts'
import { type Question, questions } from './support/questions.ts'

/** The difference between the two compared states of the victim. */
type State = {
  readonly words: string
  readonly mood: number
  readonly day: string
  readonly rows: number
}

async function addState({ owner }: TestDatabase, { words, mood, day, rows }: State): Promise<void> {
  const series = `generate_series(1, ${rows}) as n`
  const id = "('e0e0e0e0-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid"
  await owner(
    `insert into public.journal_entries (user_id, id, content, mood, local_date, date_created, updated_at)
     select '${VICTIM}', ${id}, '${words}', ${mood}, date '${day}', '2026-01-01Z', '2026-01-01Z' from ${series}`,
  )
  await owner(
    `insert into public.mood_logs (user_id, id, emotion, emotion_label, local_date, timestamp, minutes, raag, heard)
     select '${VICTIM}', ${id}, 'session_complete', 'Meditation Session Completed',
       date '${day}' + n / 300, '2026-01-01Z', ${mood} + 10, '${words}', '/recordings/' || md5('${words}') from ${series}`,
  )
  await owner(
    `insert into public.favourites (user_id, item, added_at)
     select '${VICTIM}', '${words}-' || n, '2026-01-01Z' from ${series}`,
  )
  await owner(
    `insert into public.rest_days (user_id, local_date)
     select '${VICTIM}', date '${day}' + n from ${series}`,
  )
  await owner(
    `insert into public.japa (user_id, mantra, local_date, beads, updated_at)
     select '${VICTIM}', '${words}', date '${day}' + n, ${mood} * 108, '2026-01-01Z' from ${series}`,
  )
  await owner(
    `insert into public.kept_charts (user_id, id, name, birth_date, birth_time, birth_place, timezone,
       latitude, longitude, utc_offset_seconds, updated_at)
     select '${VICTIM}', ${id}, '${words}', date '${day}' + n % 300, '10:11', '${words}', 'auto', ${mood}, ${mood},
       19800, '2026-01-01Z' from generate_series(1, ${Math.min(rows, 90)}) as n`,
  )
  await owner(
    `insert into public.personal_recordings (user_id, id, title, raag, moodcategory, seconds, address, updated_at)
     select '${VICTIM}', ${id}, '${words}', '${words}', '', ${mood} * 600,
       'https://media.example/${words}', '2026-01-01Z' from generate_series(1, ${Math.min(rows, 480)}) as n`,
  )
  await owner(
    `insert into public.tombstones (user_id, kind, key)
     select '${VICTIM}', 'mood_logs', gen_random_uuid() from ${series}`,
  )
  await owner(
    `update public.user_astro_profiles
     set full_name = '${words}', birth_place = '${words}', birth_date = '${day}'
     where user_id = '${VICTIM}'`,
  )
  // What was counted before a vacuum would be added to what it has counted.
  await owner('select pg_stat_force_next_flush()')
  await owner('vacuum (analyze)')
  await owner('select pg_stat_force_next_flush()')
}

// As many at once as the endpoint has connections.
const LANES = 6

/** Tells the number of the attacker's newest write, so that no other may be under way. */
const isNumbered = ({ sql }: Question) => /api\.(changes|first|newest|sync)\(/.test(sql.join())

async function askAll(database: TestDatabase): Promise<Map<string, string>> {
  const replies = new Map<string, string>()
  const ask = async ({ name, sql }: Question) => {
    const queries = sql.map((query) => ({ query, params: [] }))
    const { status, body } = await database.post({ queries }, unsignedToken('attacker-0'))
    replies.set(name, `${status} ${body}`)
  }
  const asked = questions().filter((question) => !isNumbered(question))
  const lane = async (first: number) => {
    for (let at = first; at < asked.length; at += LANES) {
      const question = asked[at]
      if (question) await ask(question)
    }
  }
  await Promise.all(Array.from({ length: LANES }, (_, first) => lane(first)))
  for (const question of questions().filter(isNumbered)) await ask(question)
  for (const { name, args } of READS) {
    const response = await fetch(`${database.dataApi}/rpc/${name}`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${unsignedToken('attacker-0')}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(args),
    })
    replies.set(`Data API: ${name}`, `${response.status} ${await response.text()}`)
  }
  return replies
}

/** Takes the clock out of the numbers: the next one is one more, in every copy. */
async function countFromOneNumber({ owner }: TestDatabase): Promise<void> {
  await owner('update public.users set seq = 4503599627370496, forgotten = 0')
  for (const [table] of TABLES) {
    if (table !== 'public.users') await owner(`update ${table} set seq = 1`)
  }
}

/** The names of the questions whose replies differ between two states. */
async function toldApart(one: State, other: State): Promise<string[]> {
  const replies: Map<string, string>[] = []
  for (const state of [one, other]) {
    const database = await openTestDatabase()
    try {
      await database.owner('set default_statistics_target = 100')
      // All copies have the same shared rows, made at one moment.
      await addPeople(database.owner, 1)
      await database.owner("update public.users set created_at = '2026-01-01Z'")
      await countFromOneNumber(database)
      await addState(database, state)
      replies.push(await askAll(database))
    } finally {
      await database.stop()
    }
  }
  const [first, second] = replies
  return [...(first ?? [])].flatMap(([name, reply]) => (second?.get(name) === reply ? [] : [name]))
}

const few: State = { words: 'sorrow', mood: 1, day: '1999-03-04', rows: 40 }

test('other words, moods and days of the same length change no reply', async () => {
  const happy: State = { words: 'gladly', mood: 5, day: '2011-09-08', rows: 40 }
  // No view shows this role the samples of the columns without words and places.
  expect(await toldApart(few, happy)).toEqual([])
})

/**
 * The totals that SQL still reveals: sums over all people that PostgreSQL shows to every role and
 * that cannot be hidden. They count all people together, and never show whose rows they are.
 */
const STILL_TOLD = [
  ...[
    'mood_logs',
    'journal_entries',
    'favourites',
    'rest_days',
    'japa',
    'kept_charts',
    'personal_recordings',
    'tombstones',
  ].flatMap((table) => [
    `reltuples of ${table}`,
    `relpages of ${table}`,
    `relation size of ${table}`,
    `total size of ${table}`,
    `live rows of ${table}`,
  ]),
]

test('SQL shows only the sums over all people, for few or many rows of the victim', async () => {
  const told = await toldApart(few, { ...few, rows: 4000 })
  expect(told.sort()).toEqual([...STILL_TOLD].sort())
})

// Both change with every action of the server, so two runs never agree to the byte.
test.each(['pg_current_wal_lsn()', 'pg_database_size(current_database())'])(
  'SQL shows by %s that something was written, but not by which person',
  async (call) => {
    const database = await openTestDatabase()
    try {
      const ask = async () => {
        const asked = { query: `select ${call}`, params: [] }
        return (await database.post(asked, unsignedToken('attacker-0'))).body
      }
      const before = await ask()
      await addPeople(database.owner, 1)
      await addState(database, { ...few, rows: 4000 })
      expect(await ask()).not.toBe(before)
    } finally {
      await database.stop()
    }
  },
)

test('these sums cannot be reached through the Data API', async () => {
  const database = await openTestDatabase()
  try {
    const ask = async (path: string, headers: Record<string, string> = {}) => {
      const response = await fetch(`${database.dataApi}${path}`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${unsignedToken('attacker-0')}`,
          'Content-Type': 'application/json',
          ...headers,
        },
        body: '{}',
      })
      return response.status
    }
    for (const view of [
      'pg_class',
      'pg_stat_user_tables',
      'pg_stats',
      'pg_stat_wal',
      'pg_database',
    ]) {
      expect(await ask(`/${view}`)).toBe(404)
      expect(await ask(`/rpc/${view}`)).toBe(404)
    }
    for (const name of OTHER_FUNCTIONS.filter((each) => /^(pg_|txid)/.test(each))) {
      expect(await ask(`/rpc/${name}`)).toBe(404)
      expect(await ask(`/rpc/${name}`, { 'Content-Profile': 'pg_catalog' })).toBe(406)
    }
  } finally {
    await database.stop()
  }
})
