import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '~dev/database/migrate.ts'
import { readOwnerEnvironment } from '~dev/database/postgres/owner-environment.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'
import { PROJECT } from '~tests/support/identity/tokens.ts'

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await openTestDatabase()
  folder = await mkdtemp(path.join(tmpdir(), 'alap-migrations-'))
  await cp('db/schema', path.join(folder, 'schema'), { recursive: true })
  await mkdir(path.join(folder, 'migrations'))
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await database.stop()
})

const versions = async () =>
  (await database.owner('select version from private.schema_version order by version')).length

test('a migrated database takes no migration twice', async () => {
  expect(await migrate(database.ownerUrl, { projectId: PROJECT })).toEqual({
    applied: 0,
    restored: [],
  })
})

test('a migration that fails leaves no change, also of the migrations next to it', async () => {
  const before = await versions()
  await writeFile(
    path.join(folder, 'migrations/901.do.good.sql'),
    'create table public.first (id int);',
  )
  await writeFile(
    path.join(folder, 'migrations/902.do.bad.sql'),
    'create table public.second (id int); select 1/0;',
  )
  await expect(migrate(database.ownerUrl, { projectId: PROJECT, folder })).rejects.toThrow(
    'The database was left as it was: migration 902 (bad) failed: division by zero',
  )
  const left = await database.owner(
    "select to_regclass('public.first') as a, to_regclass('public.second') as b",
  )
  expect(left).toEqual([{ a: null, b: null }])
  expect(await versions()).toBe(before)
  await rm(path.join(folder, 'migrations/901.do.good.sql'))
  await rm(path.join(folder, 'migrations/902.do.bad.sql'))
})

test('a file of the schema that was edited after it had been applied is refused', async () => {
  await writeFile(path.join(folder, 'schema/002.do.tables.sql'), '-- changed')
  await expect(migrate(database.ownerUrl, { projectId: PROJECT, folder })).rejects.toThrow(
    'MD5 checksum failed for migration [2]',
  )
})

test('the project the policies accept can be changed by migrating again', async () => {
  await migrate(database.ownerUrl, { projectId: 'demo-another' })
  const [row] = await database.owner('select private.firebase_project() as project')
  expect(row).toEqual({ project: 'demo-another' })
})

test.each(["x'; drop table users; --", '', 'Capital'])(
  'the project id %j is refused',
  async (projectId) => {
    await expect(migrate(database.ownerUrl, { projectId })).rejects.toThrow(
      'is not the id of a Firebase project',
    )
  },
)

test('a missing environment is reported in one sentence that names each variable', () => {
  expect(() => readOwnerEnvironment({})).toThrow(
    /^Set DATABASE_OWNER_URL .* and VITE_FIREBASE_PROJECT_ID .* in \.env or in the environment/,
  )
  expect(() => readOwnerEnvironment({ DATABASE_OWNER_URL: 'x' })).toThrow(
    /^Set VITE_FIREBASE_PROJECT_ID /,
  )
})

test('data from before db/schema is left as it is, with a word of what to do', async () => {
  await database.owner(`
    delete from private.schema_version;
    insert into private.schema_version (version, name, md5)
    select made, case made when 2 then 'catalogue' end, 'other' from generate_series(0, 43) as made`)
  await expect(migrate(database.ownerUrl, { projectId: PROJECT })).rejects.toThrow(
    'Run "npm run local:reset" to start over.',
  )
  expect(await versions()).toBe(44)
})
