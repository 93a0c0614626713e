import { copyFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { findHoles, migrate } from '~dev/database/migrate.ts'
import { dropDatabase, onMaintenance } from '~tests/support/database/maintenance.ts'
import { PROJECT } from '~tests/support/identity/tokens.ts'
import { TABLES } from './support/people.ts'

// The last version whose tables the browser used directly.
const LAST = 11
const NAME = 'before_the_door'
const SINCE = ['public.japa', 'public.kept_charts', 'public.tombstones']
const TABLES_THEN = TABLES.map(([name]) => name).filter((name) => !SINCE.includes(name))

let folder: string
let ownerUrl: string
let owner: pg.Client

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alap-migrations-'))
  const all = (await readdir('db/migrations')).filter((file) => Number(file.slice(0, 3)) <= LAST)
  expect(all).toHaveLength(LAST)
  for (const file of all) await copyFile(join('db/migrations', file), join(folder, file))
  const url = new URL(inject('localDatabase').ownerUrl)
  url.pathname = `/${NAME}`
  ownerUrl = url.href
  await onMaintenance(inject('localDatabase').ownerUrl, `create database ${NAME}`)
  owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  await owner.query(await readFile('dev/database/session-claims.sql', 'utf8'))
  await migrate(ownerUrl, { projectId: PROJECT, folder })
})
afterAll(async () => {
  await owner.end()
  await dropDatabase(inject('localDatabase').ownerUrl, NAME)
  await rm(folder, { recursive: true, force: true })
})

const at = (second: number) => `timestamptz '2026-01-02 03:04:${10 + second}.123456+05:30'`

async function fill(uid: string, number: number): Promise<void> {
  const id = `'a0a0a0a0-0000-4000-8000-00000000000${number}'`
  for (const text of [
    `insert into public.users (id) values ('${uid}')`,
    `update public.users set email = '${uid}@example.org', created_at = ${at(number)} where id = '${uid}'`,
    `insert into public.mood_logs values
       ('${uid}', ${id}, 'session_complete', 'Meditation Session Completed', '2026-01-02', ${at(number)}, default, 184, 33, 'राग यमन')`,
    `insert into public.mood_logs (user_id, id, emotion, emotion_label, local_date, timestamp)
       values ('${uid}', gen_random_uuid(), '5', 'Very Happy', '1900-01-01', '1900-01-01 00:00:00.000001Z')`,
    `insert into public.journal_entries values
       ('${uid}', ${id}, E'tab\\t 🪷 ''quoted'' \\\\ back', 4, ${at(number)}, '2026-01-02', ${at(number + 1)}, 7)`,
    `insert into public.user_astro_profiles
       (user_id, full_name, birth_date, birth_time, birth_place, timezone, latitude, longitude, zone,
        utc_offset_seconds, sure_to_minutes, current_dasha, moon_sign, updated_at)
       values ('${uid}', 'मीरा', '1800-01-01', '23:59:59.999999', 'Pune', 'auto', 18.520000000000003, -0.1,
         'Asia/Kolkata', 19800, 720, 'Venus', 'Taurus', ${at(number)})`,
    `insert into public.favourites values ('${uid}', 'raga-yaman', ${at(number)})`,
    `insert into public.rest_days values ('${uid}', '2200-01-01')`,
    `insert into public.celebrations values ('${uid}', 'first-entry', ${at(number)})`,
  ]) {
    await owner.query(text)
  }
}

async function everyRow(): Promise<Record<string, unknown>> {
  const rows: Record<string, unknown> = {}
  for (const table of [...TABLES_THEN, 'public.raagtags', 'public.daily_audios']) {
    // A column of a later version is empty in these rows, and what was empty must still be so.
    const found = await owner.query(
      `select json_strip_nulls(row_to_json(t))::text as held from ${table} as t order by 1`,
    )
    rows[table] = found.rows.map(({ held }) => held)
  }
  return rows
}

test('the rows of every table, of two people, are the same to the byte after the newest migrations', async () => {
  await fill('meera', 1)
  await fill('kabir', 2)
  await owner.query(`insert into public.raagtags values ('Yaman', 'Shantha')`)
  // An address of a recording that today's rule would refuse also stays.
  await owner.query(`insert into public.daily_audios (id, title, audio_url, minutes)
    values ('old', 'Old', 'http://example.org/a.mp3', 10)`)
  await owner.query('analyze')
  const before = await everyRow()
  for (const rows of Object.values(before)) expect(rows).not.toEqual([])
  const { applied } = await migrate(ownerUrl, { projectId: PROJECT })
  expect(applied).toBeGreaterThan(0)
  expect(await everyRow()).toEqual(before)
})

test('a database that had open tables has the whole wall afterwards', async () => {
  const holes = await findHoles(async (text) => (await owner.query(text)).rows)
  expect(holes).toEqual([])
  const again = await migrate(ownerUrl, { projectId: PROJECT })
  expect(again).toEqual({ applied: 0, restored: [] })
})
