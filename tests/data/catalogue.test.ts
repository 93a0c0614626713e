import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '~/lib/call.ts'
import { RAGAS } from '~/raga/catalogue.ts'
import { seed } from '~dev/database/seed.ts'
import { catalogueHeld } from '~tests/support/database/held.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'

let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await openTestDatabase()
  db = database.as('meera')
})
afterAll(() => database.stop())

test('the ragas are listed by name, each with its mood category', async () => {
  const ragas = (await catalogueHeld(db)).ragas
  const known = RAGAS.map(({ name, moodCategory }) => ({ name, moodCategory }))
  expect(ragas).toEqual(known.sort((one, other) => one.name.localeCompare(other.name)))
  expect(ragas[0]).toEqual({ name: 'Ahir Bhairav', moodCategory: 'Shantha' })
  expect(ragas.map(({ name }) => name)).toEqual(ragas.map(({ name }) => name).sort())
})

test('the mood categories are distinct and never empty', async () => {
  await database.owner("insert into public.raagtags (name) values ('Untagged')")
  expect((await catalogueHeld(db)).moodCategories).toEqual(['Karuna', 'Shantha', 'Shringara'])
  expect((await catalogueHeld(db)).ragas).toContainEqual({ name: 'Untagged', moodCategory: null })
  await database.owner("delete from public.raagtags where name = 'Untagged'")
})

test('every session is listed without a filter, daily ones first', async () => {
  const { recordings } = await catalogueHeld(db)
  expect(recordings).toHaveLength(18)
  expect(recordings.slice(0, 5).map(({ dayNumber }) => dayNumber)).toEqual([1, 2, 3, 4, 5])
  expect(recordings.slice(5).every(({ dayNumber }) => dayNumber === null)).toBe(true)
})

test('a session without a raga has its own mood category, if any', async () => {
  await database.owner(
    `insert into public.daily_audios (id, title, description, audio_url, moodcategory, minutes)
     values ('own', 'Own', 'Of no raga', '/recordings/own.mp3', 'Karuna', 5),
       ('none', 'None', 'Of no raga', '/recordings/none.mp3', '', 5)`,
  )
  const { recordings } = await catalogueHeld(db)
  const categories = recordings.map(({ id, moodCategory }) => [id, moodCategory])
  expect(categories).toContainEqual(['own', 'Karuna'])
  expect(categories).toContainEqual(['none', null])
  await database.owner("delete from public.daily_audios where id in ('own', 'none')")
})

test('a session with the required columns alone is listed, without a length', async () => {
  await database.owner(
    `insert into public.daily_audios (id, title, description, audio_url, day_number, raag, moodcategory)
     values ('plain', 'Plain', 'A recording from elsewhere', 'https://example.org/a.mp3', 99, 'Yaman', 'Shantha')`,
  )
  const listed = (await catalogueHeld(db)).recordings.find(({ id }) => id === 'plain')
  expect(listed).toMatchObject({ title: 'Plain', dayNumber: 99, raga: 'Yaman', minutes: null })
  await database.owner("delete from public.daily_audios where id = 'plain'")
})

test.each([0, 181])('a session of %i minutes is refused', async (minutes) => {
  const added = database.owner(
    `insert into public.daily_audios (id, title, audio_url, minutes)
     values ('wrong', 'Wrong', '/recordings/wrong.mp3', $1)`,
    [minutes],
  )
  await expect(added).rejects.toMatchObject({ code: '23514' })
})

test('a session is listed only with an address that may be played', async () => {
  const add = (id: string, url: string) =>
    database.owner(
      `insert into public.daily_audios (id, title, description, audio_url, minutes)
       values ($1, 'Planted', 'Planted', $2, 5)`,
      [id, url],
    )
  for (const url of ['javascript:alert(1)', 'http://host/a.mp3', '//host/a.mp3', 'https://']) {
    await expect(add('planted', url)).rejects.toMatchObject({ code: '23514' })
  }
  await database.owner('alter table public.daily_audios drop constraint daily_audios_playable_url')
  await add('planted', 'javascript:alert(1)')
  expect((await catalogueHeld(db)).recordings.map(({ id }) => id)).not.toContain('planted')
  await database.owner("delete from public.daily_audios where id = 'planted'")
})

test('seeding again repairs what was changed and adds nothing', async () => {
  await database.owner("update public.daily_audios set title = 'spoilt' where id = 'day-1'")
  await seed(database.ownerUrl)
  const { recordings } = await catalogueHeld(db)
  expect(recordings[0]).toMatchObject({ id: 'day-1', title: 'Five Open Notes' })
  expect(recordings).toHaveLength(18)
})
