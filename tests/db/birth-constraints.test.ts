import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeAsDoor } from '~tests/support/database/as-door.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.stop())

const PLACED = {
  birth_date: '1991-02-28',
  birth_time: '05:40',
  birth_place: 'Pune',
  latitude: 18.5196,
  longitude: 73.8554,
  zone: 'Asia/Kolkata',
  utc_offset_seconds: 19_800,
  sure_to_minutes: 5,
}
const CHECK_VIOLATION = '23514'

/** Says `stored`, or the SQLSTATE with which the database refused. */
function save(changes: Readonly<Record<string, unknown>>): Promise<string> {
  const row = Object.entries({ ...PLACED, ...changes })
  const names = row.map(([name]) => name).join(', ')
  const holders = row.map((_, index) => `$${index + 1}`).join(', ')
  return codeAsDoor(database, crypto.randomUUID(), [
    `insert into public.user_astro_profiles (${names}) values (${holders})`,
    row.map(([, value]) => value),
  ])
}

describe('a place of birth', () => {
  const none = { latitude: null, longitude: null, utc_offset_seconds: null }

  test('a place of birth is stored whole or not at all', async () => {
    expect(await save({})).toBe('stored')
    expect(await save({ ...none, zone: null, sure_to_minutes: null })).toBe('stored')
  })

  test.each(Object.keys(none))('a place of birth without its %s is refused', async (name) => {
    expect(await save({ [name]: null })).toBe(CHECK_VIOLATION)
  })

  test.each(Object.keys(none))(
    'a place of birth of which only the %s is known is refused',
    async (name) => {
      const value = PLACED[name as keyof typeof none]
      expect(await save({ ...none, [name]: value })).toBe(CHECK_VIOLATION)
    },
  )

  test('a place of birth has no zone if its clock followed the Sun or an offset', async () => {
    expect(await save({ zone: null, timezone: 'LMT', utc_offset_seconds: 17_725 })).toBe('stored')
    expect(await save({ zone: null, timezone: 'offset', utc_offset_seconds: -1521 })).toBe('stored')
  })
})

test.each([
  ['latitude', 90, 'stored'],
  ['latitude', -90, 'stored'],
  ['latitude', 90.0001, CHECK_VIOLATION],
  ['latitude', 'NaN', CHECK_VIOLATION],
  ['longitude', -180, 'stored'],
  ['longitude', 180, 'stored'],
  ['longitude', -180.0001, CHECK_VIOLATION],
  ['longitude', 'infinity', CHECK_VIOLATION],
  ['utc_offset_seconds', 57_600, 'stored'],
  ['utc_offset_seconds', 57_601, CHECK_VIOLATION],
  ['utc_offset_seconds', -57_601, CHECK_VIOLATION],
  ['utc_offset_seconds', 'nonsense', '22P02'],
  ['zone', 'America/Argentina/Buenos_Aires', 'stored'],
  ['zone', 'Etc/GMT+5', 'stored'],
  ['zone', '', CHECK_VIOLATION],
  ['zone', 'Not A Zone!', CHECK_VIOLATION],
  ['zone', 'x'.repeat(65), CHECK_VIOLATION],
  ['sure_to_minutes', 0, 'stored'],
  ['sure_to_minutes', 720, 'stored'],
  ['sure_to_minutes', 721, CHECK_VIOLATION],
  ['sure_to_minutes', -1, CHECK_VIOLATION],
  ['sure_to_minutes', 2.5, '22P02'],
])('a birth with a %s of %j is %s', async (name, value, code) => {
  expect(await save({ [name]: value })).toBe(code)
})
