import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OlderDatabase, openOlderDatabase } from '~tests/support/database/older-database.ts'
import { AT, type Case, type Day, GOES, STAYS } from './celebration-cases.ts'

// The last version under which such a celebration could be stored.
const LAST = 17

let database: OlderDatabase
beforeAll(async () => {
  database = await openOlderDatabase(LAST)
})
afterAll(() => database.stop())

const LOGS = `insert into public.mood_logs
    (user_id, id, emotion, emotion_label, local_date, local_minute, timestamp)
  select $1, gen_random_uuid(), $3, $4, $2::date, $5, $2::date + time '18:00'
  from generate_series(1, $6::integer)`
const ENTRIES = `insert into public.journal_entries
    (user_id, id, content, mood, local_date, local_minute, date_created, updated_at)
  select $1, gen_random_uuid(), $3, 3, $2::date, $4, $2::date + $5::time, now()
  from generate_series(1, $6::integer)`

async function record(uid: string, { on, ...held }: Day): Promise<void> {
  const day = `2026-03-${String(on).padStart(2, '0')}`
  const { sessions = 0, filledIn = 0, checkIn = false, written = 0, added = 0 } = held
  const heard = ['session_complete', 'Meditation Session Completed', 1080]
  await database.owner(LOGS, [uid, day, ...heard, sessions])
  await database.owner(LOGS, [uid, day, 'session', 'Meditation Session', null, filledIn])
  await database.owner(LOGS, [uid, day, '4', 'Happy', 1080, Number(checkIn)])
  const [time, minute] = held.writtenAt ?? ['18:00', 1080]
  await database.owner(ENTRIES, [uid, day, 'dusk', minute, time, written])
  const content = held.edited ? 'what I remember' : 'Backdated journal entry'
  await database.owner(ENTRIES, [uid, day, content, null, '12:00', added])
}

async function celebrate(uid: string, achievement: string, at: string): Promise<void> {
  await database.owner('insert into public.celebrations values ($1, $2, $3)', [
    uid,
    achievement,
    at,
  ])
}

const left = async () =>
  (
    await database.owner(
      'select user_id, achievement, celebrated_at from public.celebrations order by 1, 2',
    )
  ).map(({ user_id: uid, achievement }) => `${uid}: ${achievement}`)

// Columns of later versions are empty in these rows; those that were empty must still be so.
const everythingElse = () =>
  database.owner(
    `select json_strip_nulls(row_to_json(t))::text as held from public.mood_logs as t
     union all select json_strip_nulls(row_to_json(t))::text from public.journal_entries as t
     union all select json_strip_nulls(row_to_json(t))::text from public.users as t order by 1`,
  )

test('a celebration is removed when only backdated rows earned it, and every other one stays', async () => {
  const named = (cases: readonly Case[]) =>
    cases.map(([name, achievement]) => `${name}: ${achievement}`)
  for (const [name, achievement, held, at = AT] of [...GOES, ...STAYS]) {
    await database.owner('insert into public.users (id) values ($1)', [name])
    for (const day of held) await record(name, day)
    await celebrate(name, achievement, at)
  }
  // Somebody who has one that goes keeps those beside it.
  await celebrate('one backdated day', 'zen-zone', AT)
  await celebrate('one backdated day', 'first-steps', AT)
  const before = await everythingElse()
  expect(await left()).toHaveLength(GOES.length + STAYS.length + 2)
  await database.bringUpToDate()
  const kept = [...named(STAYS), 'one backdated day: first-steps', 'one backdated day: zen-zone']
  expect(new Set(await left())).toEqual(new Set(kept))
  expect(await everythingElse()).toEqual(before)
})
