import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { performWrite } from '~/data/write.ts'
import { DataError } from '~/lib/data-error.ts'
import { findHoles } from '~dev/database/migrate.ts'
import { astroProfileHeld } from '~tests/support/database/held.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'
import { unsignedToken } from '~tests/support/identity/tokens.ts'
import { destroy, POISONS, poisoning } from './attacks/sessions.ts'
import { addPeople, digest, VICTIM } from './support/people.ts'
import { liveInTheApp } from './support/whole-app.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await addPeople(database.owner, 1)
  await liveInTheApp(database.as(VICTIM))
})
afterAll(() => database.stop())

const say = (text: string) =>
  database.post({ query: text, params: [] }, unsignedToken('attacker-0'))

/** Over new connections, which start with the role's defaults. */
async function overNewConnections<Result>(
  work: (fresh: TestDatabase) => Promise<Result>,
): Promise<Result> {
  const fresh = await openTestDatabase({ onTopOf: database })
  try {
    return await work(fresh)
  } finally {
    await fresh.stop()
  }
}

async function worksOrIsWorded(fresh: TestDatabase): Promise<string> {
  const db = fresh.as(VICTIM)
  try {
    await performWrite(db, { kind: 'open-account' })
    const birth = await astroProfileHeld(db)
    expect([birth?.latitude, birth?.longitude, birth?.birthDate]).toEqual([
      18.5234567,
      73.8678901,
      '1987-06-05',
    ])
    return 'works'
  } catch (error) {
    return error instanceof DataError ? error.kind : String(error)
  }
}

const everyPoison = [
  ...POISONS.map(([name, value]) => ({ name, value, where: 'everywhere' as const })),
  ...['default_transaction_read_only', 'transaction_timeout', 'extra_float_digits'].map((name) => ({
    name,
    value: Object.fromEntries(POISONS)[name] ?? '',
    where: 'here' as const,
  })),
]

test.each(everyPoison)(
  'the app works or reports a disturbance, and is healed, after $name = $value as a default $where',
  async ({ name, value, where }) => {
    const { status } = await say(poisoning(name, value, where))
    expect(['works', 'disturbed']).toContain(await overNewConnections(worksOrIsWorded))
    const [healed] = await database.owner('select private.watch() as done')
    expect(String(healed?.done).toLowerCase()).toBe(status === 200 ? `reset ${name}` : '')
    expect(await findHoles(database.owner)).toEqual([])
    expect(await overNewConnections(worksOrIsWorded)).toBe('works')
  },
)

test('the watch ends a connection of a person who blocks others, and no other', async () => {
  const url = new URL(database.ownerUrl)
  const role = {
    host: '127.0.0.1',
    port: inject('localDatabase').postgresPort,
    user: 'authenticated',
  }
  const open = async () => {
    const client = new pg.Client({ ...role, database: url.pathname.slice(1) })
    const ended = new Promise<void>((resolve) => client.on('error', () => resolve()))
    await client.connect()
    return { client, ended }
  }
  const holding = await open()
  const idle = await open()
  await holding.client.query('begin; select pg_advisory_lock(4162000)')
  const [watched] = await database.owner("select private.watch('0 seconds') as done")
  expect(watched?.done).toEqual(['ended a connection'])
  await holding.ended
  expect((await idle.client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await idle.client.end()
})

const RIGHTS = `select
  (select json_agg(p order by polrelid, polname) from pg_policy as p) as policies,
  (select json_agg(json_build_object('name', proname, 'acl', proacl::text, 'owner', proowner) order by oid)
   from pg_proc where pronamespace in (select oid from pg_namespace where nspname in ('api', 'door', 'private')))
   as functions,
  (select json_agg(json_build_object('name', relname, 'acl', relacl::text) order by oid) from pg_class
   where relnamespace = 'public'::regnamespace) as tables,
  (select json_agg(json_build_object('name', nspname, 'acl', nspacl::text) order by oid) from pg_namespace) as schemas,
  (select datacl::text from pg_database where datname = current_database()) as connect`

test('drop owned and its relatives change no policy, function, right or row', async () => {
  const before = JSON.stringify(await database.owner(RIGHTS))
  const rows = await digest(database.owner)
  for (const attack of destroy()) {
    if (attack.way === 'sql') await say(attack.sql.join(';'))
    expect(JSON.stringify(await database.owner(RIGHTS))).toBe(before)
  }
  expect(await digest(database.owner)).toBe(rows)
  expect(await findHoles(database.owner)).toEqual([])
  expect(await overNewConnections(worksOrIsWorded)).toBe('works')
})
