import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeAsDoor } from '~tests/support/database/as-door.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'

const CHECK_VIOLATION = '23514'
const HOUR = 60

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.stop())

/** What a clock shows that is so many minutes ahead of UTC. */
function clock(minutesAhead: number): readonly [date: string, time: string] {
  const shown = new Date(Date.now() + minutesAhead * 60_000).toISOString()
  return [shown.slice(0, 10), shown.slice(11, 19)]
}

const INSERT = `insert into public.user_astro_profiles
    (birth_date, birth_time, birth_place, latitude, longitude, utc_offset_seconds)
  values ($1, $2, 'Pune', $3, $4, $5)`

/** Says `stored`, or the SQLSTATE with which the database refused; an offset is in minutes. */
function save(minutesAhead: number, offset: number | null): Promise<string> {
  const place = offset === null ? [null, null, null] : [18, 73, offset * 60]
  return codeAsDoor(database, crypto.randomUUID(), [INSERT, [...clock(minutesAhead), ...place]])
}

describe.each([
  ['ahead of UTC', 5.5 * HOUR],
  ['behind UTC', -10 * HOUR],
  ['of UTC', 0],
  ['furthest ahead', 14 * HOUR],
])('a birth on a clock %s', (_name, offset) => {
  test('a birth of ten minutes ago is stored', async () => {
    expect(await save(offset - 10, offset)).toBe('stored')
  })

  test('a birth in ten minutes is refused', async () => {
    expect(await save(offset + 10, offset)).toBe(CHECK_VIOLATION)
  })
})

test('a birth without an offset is refused where no clock shows its time yet', async () => {
  expect(await save(14 * HOUR - 10, null)).toBe('stored')
  expect(await save(14 * HOUR + 10, null)).toBe(CHECK_VIOLATION)
})
