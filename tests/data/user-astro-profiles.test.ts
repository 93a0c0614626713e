import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AstroProfile, findAstroProfile } from '~/data/user-astro-profiles.ts'
import { performWrite } from '~/data/write.ts'
import { localDay } from '~/domain/local-day.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/local-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.stop())

const profile: AstroProfile = {
  fullName: 'Meera Joshi',
  birthDate: localDay('1991-02-28'),
  birthTime: '05:40',
  birthPlace: 'Pune',
  timezone: 'auto',
  latitude: 18.5196,
  longitude: 73.8554,
  zone: 'Asia/Kolkata',
  utcOffsetSeconds: 19_800,
  sureToMinutes: 5,
  currentDasha: null,
  moonSign: null,
}

test('there are no birth details until they are given', async () => {
  expect(await findAstroProfile(database.as('nobody'))).toBeNull()
})

test('birth details are saved, changed and read back; an empty name becomes none', async () => {
  const db = database.as('meera')
  const save = { kind: 'save-astro-profile' } as const
  await performWrite(db, { ...save, profile, at: '2026-01-01T00:00:00.000Z' })
  expect(await findAstroProfile(db)).toEqual(profile)
  const changed = { ...profile, fullName: '  ', timezone: 'Asia/Kolkata' }
  await performWrite(db, { ...save, profile: changed, at: '2026-01-02T00:00:00.000Z' })
  await performWrite(db, { ...save, profile, at: '2026-01-01T12:00:00.000Z' })
  expect(await findAstroProfile(db)).toEqual({ ...changed, fullName: null })
})

test.each([
  ['birthTime', '25:00'],
  ['birthPlace', '   '],
  ['timezone', 'Not A Zone!'],
  ['birthDate', 'infinity'],
  ['birthDate', '1000-01-01'],
])('%s %j is refused', async (field, value) => {
  const wrong: AstroProfile = { ...profile, [field]: value }
  await expect(
    performWrite(database.as('tara'), {
      kind: 'save-astro-profile',
      profile: wrong,
      at: '2026-01-01T00:00:00.000Z',
    }),
  ).rejects.toMatchObject({ kind: 'invalid' })
})
