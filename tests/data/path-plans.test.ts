import { afterAll, beforeAll, expect, test } from 'vitest'
import { listCelebrations } from '~/data/celebrations.ts'
import { listRecentEntries } from '~/data/journal-entries.ts'
import { listMoments } from '~/data/moments.ts'
import { findCheckIn } from '~/data/mood-logs.ts'
import { listPracticeDays } from '~/data/practice-days.ts'
import { listRestDays } from '~/data/rest-days.ts'
import { localDay } from '~/domain/local-day.ts'
import type { Database, Statement } from '~/lib/sql.ts'
import { explaining, plansIn } from '~dev/bench/plans.ts'
import { tidyTables } from '~dev/bench/tidy-tables.ts'
import { seedTenYears } from '~dev/database/ten-years-seed.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/local-database.ts'
import { unsignedToken } from '~tests/support/tokens.ts'

const LAST = localDay('2026-03-05')
const PEOPLE = 4000

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await seedTenYears(database.ownerUrl, 'meera', LAST)
  const others = `generate_series(1, ${PEOPLE}) as n, generate_series(1, 5) as d`
  for (const text of [
    `insert into public.users (id) select 'crowd-' || n from generate_series(1, ${PEOPLE}) as n`,
    `insert into public.mood_logs (user_id, id, emotion, emotion_label, local_date)
     select 'crowd-' || n, gen_random_uuid(), '3', 'Neutral', '${LAST}'::date - d from ${others}`,
    `insert into public.journal_entries (user_id, id, content, mood, local_date)
     select 'crowd-' || n, gen_random_uuid(), 'Rain.', 3, '${LAST}'::date - d from ${others}`,
    `insert into public.rest_days (user_id, local_date)
     select 'crowd-' || n, '${LAST}'::date - d from ${others}`,
    `insert into public.celebrations (user_id, achievement)
     select 'crowd-' || n, 'zen-zone' from generate_series(1, ${PEOPLE}) as n`,
  ]) {
    await database.owner(text)
  }
  await tidyTables(database.ownerUrl)
})
afterAll(() => database.stop())

/** The tables a read goes through in the browser's role, each with its index. */
async function waysOf(read: (db: Database) => Promise<unknown>): Promise<string[]> {
  const { text, values } = await statementOf(read)
  const query = text.reduce((before, part, index) => `${before}$${index}${part}`)
  const asked = { url: '', headers: {}, queries: [{ query, params: values }] }
  const { queries } = explaining(asked, { carriedOut: false })
  const answer = await database.post({ queries }, unsignedToken('meera'))
  return plansIn(answer.body).flatMap(({ scans }) =>
    scans.map(({ table, index }) => `${table} by ${index ?? 'all of its rows'}`),
  )
}

async function statementOf(read: (db: Database) => Promise<unknown>): Promise<Statement> {
  const asked: Statement[] = []
  await read({
    read: async (statement) => {
      asked.push(statement)
      return []
    },
    write: async () => [],
  })
  const [statement] = asked
  if (!statement) throw new Error('Nothing was read.')
  return statement
}

test.each<[string, (db: Database) => Promise<unknown>, string[]]>([
  [
    'the days',
    listPracticeDays,
    ['mood_logs by mood_logs_days', 'journal_entries by journal_entries_days'],
  ],
  [
    'the moments of a day',
    (db) => listMoments(db, LAST),
    ['mood_logs by mood_logs_days', 'journal_entries by journal_entries_days'],
  ],
  ['the days of rest', listRestDays, ['rest_days by rest_days_pkey']],
  ['what was celebrated', listCelebrations, ['celebrations by celebrations_pkey']],
  ['the newest entries', listRecentEntries, ['journal_entries by journal_entries_recent']],
])('%s are found by an index, whoever else there is', async (_, read, ways) => {
  expect(await waysOf(read)).toEqual(ways)
})

// Two indexes serve these, and which is cheaper is the planner's to say.
test.each<[string, (db: Database) => Promise<unknown>, string[]]>([
  ['all moments', (db) => listMoments(db), ['mood_logs', 'journal_entries']],
  ['the check-in of a day', (db) => findCheckIn(db, LAST), ['mood_logs']],
])('%s are found by some index', async (_, read, tables) => {
  const ways = await waysOf(read)
  expect(ways.map((way) => way.split(' ')[0])).toEqual(tables)
  expect(ways.join()).not.toContain('all of its rows')
})
