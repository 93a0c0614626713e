import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { findHoles, migrate } from '~dev/database/migrate.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'
import { PROJECT } from '~tests/support/identity/tokens.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.stop())

const MOST = 48

async function asBrowser(): Promise<pg.Client> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port: inject('localDatabase').postgresPort,
    user: 'authenticated',
    database: new URL(database.ownerUrl).pathname.slice(1),
  })
  await client.connect()
  return client
}

test('the owner gets in where the browser’s role has taken every connection that it may', async () => {
  const taken: pg.Client[] = []
  try {
    let refused: unknown = null
    while (refused === null && taken.length <= MOST) {
      await asBrowser().then(
        (client) => taken.push(client),
        (error: unknown) => {
          refused = error
        },
      )
    }
    // Too many connections, which passes: the app tries again.
    expect(refused).toMatchObject({ code: '53300' })
    const owner = new pg.Client({ connectionString: database.ownerUrl })
    await owner.connect()
    await owner.query('select private.watch()')
    await owner.end()
  } finally {
    for (const client of taken) await client.end()
  }
})

test('a connection limit that was taken away is found, and is there again after a migration', async () => {
  await database.owner('alter role authenticated connection limit -1')
  const hole = 'the browser’s role may take every connection'
  expect(await findHoles(database.owner)).toEqual([hole])
  const { restored } = await migrate(database.ownerUrl, { projectId: PROJECT })
  expect(restored).toEqual([hole])
  const rows = await database.owner(
    "select rolconnlimit from pg_roles where rolname = 'authenticated'",
  )
  expect(rows).toEqual([{ rolconnlimit: MOST }])
})
