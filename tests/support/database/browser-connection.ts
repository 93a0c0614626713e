import pg from 'pg'
import { inject } from 'vitest'
import { claimsOf } from '../identity/tokens.ts'
import type { TestDatabase } from './local-database.ts'

/** A connection of the browser's role that carries a person's claims, for transactions that stay open. */
export async function connectAs(database: TestDatabase, uid: string): Promise<pg.Client> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port: inject('localDatabase').postgresPort,
    user: 'authenticated',
    database: new URL(database.ownerUrl).pathname.slice(1),
  })
  await client.connect()
  const { rows } = await client.query('select pg_backend_pid() as pid')
  await database.owner('insert into auth_private.session_claims values ($1, $2)', [
    rows[0].pid,
    JSON.stringify(claimsOf(uid)),
  ])
  return client
}
