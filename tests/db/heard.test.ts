import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  AS_USUAL,
  type Improvisation,
  improvisationAddress,
  PULSES,
} from '~/domain/improvisation/improvisation.ts'
import { SA_KEYS } from '~/domain/improvisation/sa.ts'
import { RAGAS } from '~/raga/catalogue.ts'
import { codeAsDoor } from '~tests/support/database/as-door.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'
import { openOlderDatabase } from '~tests/support/database/older-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.stop())

const COMPLETED = ['session_complete', 'Meditation Session Completed'] as const
const HEARD = '/recordings/yaman-23.mp3?seed=2026-11-25&sa=cs3'

const log = ([emotion, label]: readonly [string, string], heard: string | null) =>
  codeAsDoor(database, randomUUID(), [
    `insert into public.mood_logs (id, emotion, emotion_label, local_date, heard)
     values (gen_random_uuid(), $1, $2, '2026-01-01', $3)`,
    [emotion, label, heard],
  ])

test.each([
  [HEARD, 'stored'],
  ['/recordings/a', 'stored'],
  [null, 'stored'],
  [`/recordings/${'a'.repeat(188)}`, 'stored'],
  [`/recordings/${'a'.repeat(189)}`, '23514'],
  ['', '23514'],
  ['/recordings/', '23514'],
  ['recordings/yaman-10.mp3', '23514'],
  [' /recordings/yaman-10.mp3', '23514'],
  ['/recordings/yaman-10.mp3\n', '23514'],
  ['/recordings/yaman-10.mp3\n/recordings/a', '23514'],
  ['/recordings/Yaman-10.mp3', '23514'],
  ['/recordings/यमन-10.mp3', '23514'],
  ['/recordings/../../x', '23514'],
  ['/recordings/a.mp3#x', '23514'],
  ['/recordings/a%00.mp3', '23514'],
  ['//evil.example/recordings/a.mp3', '23514'],
  ['https://example.org/recordings/a.mp3', '23514'],
  ['javascript:alert(1)', '23514'],
])('the address %j of a completed session is %s', async (heard, code) => {
  expect(await log(COMPLETED, heard)).toBe(code)
})

test.each([
  ['a check-in', ['3', 'Neutral']],
  ['a session that was filled in', ['session', 'Meditation Session']],
] as const)('%s has nothing that was heard', async (_what, emotion) => {
  expect(await log(emotion, null)).toBe('stored')
  expect(await log(emotion, HEARD)).toBe('23514')
})

test('what was heard is not changed by any function, and leaves no samples', async () => {
  const update = "update public.mood_logs set heard = '/recordings/a'"
  expect(await codeAsDoor(database, randomUUID(), [update])).toBe('42501')
  const columns = await database.owner(
    `select attstattarget from pg_attribute
     where attrelid = 'public.mood_logs'::regclass and attname = 'heard'`,
  )
  expect(columns).toEqual([{ attstattarget: 0 }])
})

test('the longest address of a session can be stored', async () => {
  const byLength = RAGAS.toSorted((one, other) => other.id.length - one.id.length)
  const [first, second] = byLength
  if (!first || !second) throw new Error('There are no ragas')
  const address = improvisationAddress({
    legs: [
      { raga: first, minutes: 30 },
      { raga: second, minutes: 30 },
    ],
    seed: 'x'.repeat(32),
    sa: 'as2',
    balance: 'drone',
    pulse: 'quick',
    breath: { in: 20, full: 20, out: 20, empty: 20 },
    byCoin: true,
  })
  expect(address.length).toBeGreaterThan(120)
  expect(await log(COMPLETED, address)).toBe('stored')
})

test('the address of every raga, Sa and balance can be stored', async () => {
  const [raga] = RAGAS
  if (!raga) throw new Error('There are no ragas')
  const usual = { ...AS_USUAL, legs: [{ raga, minutes: 10 }], seed: '2026-11-25' } as const
  const all: Improvisation[] = [
    ...RAGAS.map((one) => ({ ...usual, legs: [{ raga: one, minutes: 59 }] as const })),
    ...SA_KEYS.map((sa) => ({ ...usual, sa })),
    ...([-2, -1, 1, 2, 'drone'] as const).map((balance) => ({ ...usual, balance })),
    ...PULSES.map((pulse) => ({ ...usual, pulse })),
    { ...usual, byCoin: true },
  ]
  const insert = `insert into public.mood_logs (id, emotion, emotion_label, local_date, heard)
    select gen_random_uuid(), $1, $2, '2026-01-01', address from unnest($3::text[]) as address`
  const stored = codeAsDoor(database, randomUUID(), [
    insert,
    [...COMPLETED, all.map(improvisationAddress)],
  ])
  expect(await stored).toBe('stored')
})

// The last version before sessions said what was heard.
const LAST = 31

const record = `insert into public.mood_logs
  (user_id, id, emotion, emotion_label, local_date, timestamp, minutes, raag)
  values ('meera', gen_random_uuid(), 'session_complete', 'Meditation Session Completed', '2026-03-01',
    '2026-03-01Z', 20, 'Yaman')`

test('a database with people and a whole wall gets the column, and its functions stay as they are', async () => {
  const older = await openOlderDatabase(LAST)
  try {
    await older.owner("insert into public.users (id) values ('meera')")
    await older.owner(record)
    await older.owner('select private.restate_wall()')
    await older.bringUpToDate()
    expect(await older.owner('select raag, heard from public.mood_logs')).toEqual([
      { raag: 'Yaman', heard: null },
    ])
    const signatures = await older.owner(
      `select oid::regprocedure::text as of from pg_proc
       where proname in ('record_session', 'moments', 'screen', 'export_page', 'import_rows',
         'write_one', 'restate_wall') order by 1`,
    )
    expect(signatures.map(({ of }) => of)).toEqual([
      'api.export_page(text,text,integer,integer)',
      'api.import_rows(text,jsonb)',
      'api.moments(date,jsonb,boolean)',
      'api.record_session(uuid,date,integer,timestamp with time zone,integer,text,text)',
      'api.screen(jsonb)',
      'door.moments(date,boolean)',
      'door.write_one(text,jsonb)',
      'private.restate_wall()',
    ])
  } finally {
    await older.stop()
  }
})

test('a database whose functions are not those of the migrations is left as it was', async () => {
  const older = await openOlderDatabase(LAST)
  try {
    await older.owner(
      `create or replace function api.export_page(
         kind text, after text, most_rows integer, most_bytes integer)
       returns json language plpgsql stable as $$ begin return 'null'; end $$`,
    )
    await expect(older.bringUpToDate()).rejects.toThrow(
      /left as it was: migration 32 .* In api\.export_page.* exactly once: log\.minutes, log\.raag\)/,
    )
    const columns = await older.owner(
      `select from pg_attribute where attrelid = 'public.mood_logs'::regclass and attname = 'heard'`,
    )
    expect(columns).toEqual([])
  } finally {
    await older.stop()
  }
})
