import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAudios, listMoodCategories, listRaags } from '~/data/daily-audios.ts'
import type { Database } from '~/lib/call.ts'
import { RAGAS } from '~/raga/catalogue.ts'
import { seed } from '~dev/database/seed.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'

let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await openTestDatabase()
  db = database.as('meera')
})
afterAll(() => database.stop())

test('the ragas come by name, each with its mood category', async () => {
  const raags = await listRaags(db)
  const known = RAGAS.map(({ name, moodCategory }) => ({ name, moodCategory }))
  expect(raags).toEqual(known.sort((one, other) => one.name.localeCompare(other.name)))
  expect(raags[0]).toEqual({ name: 'Ahir Bhairav', moodCategory: 'Shantha' })
  expect(raags.map(({ name }) => name)).toEqual(raags.map(({ name }) => name).sort())
})

test('the mood categories are distinct and never empty', async () => {
  await database.owner("insert into public.raagtags (name) values ('Untagged')")
  expect(await listMoodCategories(db)).toEqual(['Karuna', 'Shantha', 'Shringara'])
  expect(await listRaags(db)).toContainEqual({ name: 'Untagged', moodCategory: null })
  await database.owner("delete from public.raagtags where name = 'Untagged'")
})

test('without a filter every session is listed, daily ones first', async () => {
  const audios = await listAudios(db, {})
  expect(audios).toHaveLength(18)
  expect(audios.slice(0, 5).map(({ dayNumber }) => dayNumber)).toEqual([1, 2, 3, 4, 5])
  expect(audios.slice(5).every(({ dayNumber }) => dayNumber === null)).toBe(true)
})

test('a raga filters before a mood category', async () => {
  const audios = await listAudios(db, { raag: 'Desh', moodCategory: 'Karuna' })
  expect(audios.map(({ raag, moodCategory }) => [raag, moodCategory])).toEqual([
    ['Desh', 'Shringara'],
  ])
})

test('a session without a raga has the mood category of its own, if any', async () => {
  await database.owner(
    `insert into public.daily_audios (id, title, description, audio_url, moodcategory, minutes)
     values ('own', 'Own', 'Of no raga', '/recordings/own.mp3', 'Karuna', 5),
       ('none', 'None', 'Of no raga', '/recordings/none.mp3', '', 5)`,
  )
  const audios = await listAudios(db, {})
  const categories = audios.map(({ id, moodCategory }) => [id, moodCategory])
  expect(categories).toContainEqual(['own', 'Karuna'])
  expect(categories).toContainEqual(['none', null])
  await database.owner("delete from public.daily_audios where id in ('own', 'none')")
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
  expect((await listAudios(db, {})).map(({ id }) => id)).not.toContain('planted')
  await database.owner("delete from public.daily_audios where id = 'planted'")
})

test('a raga or a mood category that nobody knows has no sessions', async () => {
  expect(await listAudios(db, { raag: 'Nobody' })).toEqual([])
  expect(await listAudios(db, { moodCategory: "' or true --" })).toEqual([])
})

test('a mood category filters by the tag of the raga', async () => {
  const audios = await listAudios(db, { moodCategory: 'Karuna' })
  expect(new Set(audios.map(({ raag }) => raag))).toEqual(
    new Set(['Bageshri', 'Bhairavi', 'Bhimpalasi', 'Shivaranjani', 'Todi']),
  )
})

test('seeding again mends what was changed and adds nothing', async () => {
  await database.owner("update public.daily_audios set title = 'spoilt' where id = 'day-1'")
  await seed(database.ownerUrl)
  const audios = await listAudios(db, {})
  expect(audios[0]).toMatchObject({ id: 'day-1', title: 'Five Open Notes' })
  expect(audios).toHaveLength(18)
})

test('reads started together travel in one request, and one bad read fails alone', async () => {
  const before = database.requests()
  await Promise.all([listRaags(db), listMoodCategories(db), listAudios(db, {})])
  expect(database.requests()).toBe(before + 1)
  const [raags, broken] = await Promise.allSettled([
    listRaags(db),
    db.read({ name: 'recent_entries', args: { most: '2.5' } }),
  ])
  expect(raags.status).toBe('fulfilled')
  expect(broken).toMatchObject({ status: 'rejected', reason: { kind: 'invalid' } })
})
