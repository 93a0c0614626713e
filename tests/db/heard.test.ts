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
