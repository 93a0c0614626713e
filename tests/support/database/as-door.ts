import pg from 'pg'
import { claimsOf } from '../identity/tokens.ts'
import type { TestDatabase } from './local-database.ts'

type Query = readonly [text: string, values?: readonly unknown[]]
type Rows = readonly Record<string, unknown>[]

/**
 * Runs work on a connection of the owner that carries a person's claims, as their requests do, in a
 * transaction that is rolled back when the work fails.
 */
export async function withClaims<Result>(
  database: TestDatabase,
  uid: string,
  work: (run: (...query: Query) => Promise<Rows>) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: database.ownerUrl })
  await client.connect()
  try {
    await client.query('begin')
    await client.query(
      `insert into auth_private.session_claims values (pg_backend_pid(), $1)
       on conflict (pid) do update set claims = excluded.claims`,
      [JSON.stringify(claimsOf(uid))],
    )
    const result = await work(async (text, values = []) => {
      return (await client.query(text, [...values])).rows
    })
    await client.query('reset role')
    await client.query('delete from auth_private.session_claims where pid = pg_backend_pid()')
    await client.query('commit')
    return result
  } finally {
    await client.end()
  }
}

/**
 * Runs statements for a person as the role of the functions, which row-level security binds.
 * Returns `stored`, or the SQLSTATE of the first refusal, after which nothing is stored.
 */
export function codeAsDoor(
  database: TestDatabase,
  uid: string,
  ...queries: readonly Query[]
): Promise<string> {
  return withClaims(database, uid, async (run) => {
    await run('set local role alap_door')
    await run('insert into public.users (created_at) values (default) on conflict do nothing')
    for (const query of queries) await run(...query)
    return 'stored'
  }).catch((error: unknown) => {
    if (error instanceof pg.DatabaseError) return String(error.code)
    throw error
  })
}
