import pg from 'pg'

const MOST_MS = 1_000

/**
 * Ends another connection of the same role and waits up to a second until it is gone. Unlike the
 * cancelling of a statement, SQL cannot catch this.
 */
export async function terminateConnection(role: pg.ClientConfig, pid: number): Promise<void> {
  const client = new pg.Client({ ...role, connectionTimeoutMillis: MOST_MS })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select pg_catalog.pg_terminate_backend($1, $2)', [pid, MOST_MS])
  } finally {
    await client.end().catch(() => undefined)
  }
}
