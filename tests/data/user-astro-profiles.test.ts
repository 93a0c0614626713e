import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AstroProfile } from '~/data/user-astro-profiles.ts'
import { performWrite } from '~/data/write.ts'
import { birthOf } from '~/domain/birth/birth.ts'
import { localDay } from '~/domain/day/local-day.ts'
import { astroProfileHeld } from '~tests/support/database/held.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'

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

const FIRST = '2026-01-01T00:00:00.000Z'

const save = (uid: string, saved: AstroProfile, at = FIRST, base: string | null = null) =>
  performWrite(database.as(uid), { kind: 'save-astro-profile', profile: saved, at, base })

test('birth details are null until they are saved', async () => {
  expect(await astroProfileHeld(database.as('nobody'))).toBeNull()
})

test('birth details are saved, changed and read back, and an empty name becomes null', async () => {
  const db = database.as('meera')
  expect(await save('meera', profile)).toBe('changed')
  const stored = { ...profile, updatedAt: FIRST }
  expect(await astroProfileHeld(db)).toEqual(stored)
  const changed = { ...profile, fullName: '  ', timezone: 'Asia/Kolkata' }
  const second = '2026-01-02T00:00:00.000Z'
  expect(await save('meera', changed, second, FIRST)).toBe('changed')
  expect(await save('meera', changed, second, FIRST)).toBe('unchanged')
  expect(await astroProfileHeld(db)).toEqual({
    ...changed,
    fullName: null,
    updatedAt: second,
  })
})

test('a name and a place are stored without what PostgreSQL cannot store, and no name is left of NUL alone', async () => {
  const odd = { ...profile, fullName: ' \0 ', birthPlace: '\0 Agra\ud83d\0 ' }
  expect(await save('uma', odd)).toBe('changed')
  expect(await astroProfileHeld(database.as('uma'))).toMatchObject({
    fullName: null,
    birthPlace: 'Agra\ufffd',
  })
})

test.each<[string, Partial<AstroProfile>]>([
  ['place', { birthPlace: 'Agra' }],
  ['time', { birthTime: '05:41' }],
  ['date', { birthDate: localDay('1991-02-27') }],
])(
  'details with another %s, sent without having read the stored ones, are superseded',
  async (name, changes) => {
    await save(name, profile)
    expect(await save(name, profile)).toBe('unchanged')
    await expect(save(name, { ...profile, ...changes })).rejects.toMatchObject({
      kind: 'superseded',
      held: null,
    })
    expect(await astroProfileHeld(database.as(name))).toMatchObject(profile)
  },
)

test('details that have changed since they were read stay as they are', async () => {
  await save('nila', profile)
  const second = '2026-01-02T00:00:00.000Z'
  await save('nila', { ...profile, birthPlace: 'Agra' }, second, FIRST)
  const late = save('nila', { ...profile, birthPlace: 'Goa' }, '2026-01-03T00:00:00.000Z', FIRST)
  await expect(late).rejects.toMatchObject({ kind: 'superseded' })
  expect(await astroProfileHeld(database.as('nila'))).toMatchObject({
    birthPlace: 'Agra',
    updatedAt: second,
  })
})

test('a change from a device with a clock ten minutes slow is not lost', async () => {
  await save('rekha', profile)
  const behind = '2025-12-31T23:50:00.000Z'
  expect(await save('rekha', { ...profile, birthPlace: 'Agra' }, behind, FIRST)).toBe('changed')
  expect(await save('rekha', { ...profile, birthPlace: 'Agra' }, behind, FIRST)).toBe('unchanged')
  expect(await astroProfileHeld(database.as('rekha'))).toMatchObject({
    birthPlace: 'Agra',
    updatedAt: '2026-01-01T00:00:00.001Z',
  })
})

test('one of six changes at once is stored, and five are refused', async () => {
  await save('sarla', profile)
  const places = ['A', 'B', 'C', 'D', 'E', 'F']
  const settled = await Promise.allSettled(
    places.map((birthPlace) =>
      save('sarla', { ...profile, birthPlace }, '2026-01-02T00:00:00.000Z', FIRST),
    ),
  )
  const kinds = settled.map((one) =>
    one.status === 'fulfilled' ? one.value : Reflect.get(one.reason, 'kind'),
  )
  expect(kinds.sort()).toEqual(['changed', ...Array(5).fill('superseded')])
})

test.each<[string, Partial<AstroProfile>]>([
  ['where the clock went by the Sun', { timezone: 'LMT', zone: null, utcOffsetSeconds: 17_725 }],
  [
    'west and south, to the second',
    { latitude: -33.4489, longitude: -70.6693, utcOffsetSeconds: -16_965 },
  ],
  [
    'of before places were kept',
    { latitude: null, longitude: null, zone: null, utcOffsetSeconds: null },
  ],
  ['with what was computed', { currentDasha: 'Moon-Mars', moonSign: 'Leo', sureToMinutes: null }],
  ['at the first and the last minute', { birthDate: localDay('1800-01-01'), birthTime: '23:59' }],
])('a birth %s is read back as the same birth', async (name, changes) => {
  const saved = { ...profile, ...changes }
  await save(name, saved)
  const found = await astroProfileHeld(database.as(name))
  expect(found).toMatchObject(saved)
  expect(found && birthOf(found)).toEqual(birthOf(saved))
})

test.each([
  ['birthTime', '25:00'],
  ['birthPlace', '   '],
  ['timezone', 'Not A Zone!'],
  ['birthDate', 'infinity'],
  ['birthDate', '1000-01-01'],
  ['birthDate', '2190-01-01'],
  ['latitude', 91],
  ['longitude', 181],
  ['zone', 'Not A Zone!'],
  ['utcOffsetSeconds', 57_601],
  ['utcOffsetSeconds', null],
  ['sureToMinutes', 721],
])('birth details with the %s %j are refused', async (field, value) => {
  const wrong: AstroProfile = { ...profile, [field]: value }
  await expect(save('tara', wrong)).rejects.toMatchObject({ kind: 'invalid' })
})

test('a change to a birth in the future is refused, and the stored one stays', async () => {
  await save('usha', profile)
  const changed = { ...profile, birthDate: localDay('2190-01-01') }
  const second = '2026-01-02T00:00:00.000Z'
  await expect(save('usha', changed, second, FIRST)).rejects.toMatchObject({ kind: 'invalid' })
  expect(await astroProfileHeld(database.as('usha'))).toEqual({ ...profile, updatedAt: FIRST })
})
