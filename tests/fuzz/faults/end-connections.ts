import pg from 'pg'

const MOST_MS = 5_000

/**
 * Ends every connection of the browser's role to a database and waits until they are gone, as a
 * restart of the server does to those who use it. The server itself, and what it stored, stay.
 */
export async function endBrowserConnections(ownerUrl: string): Promise<void> {
  const { hostname, port, pathname } = new URL(ownerUrl)
  // The owner may not end them: the role may end its own.
  const client = new pg.Client({
    host: hostname,
    port: Number(port),
    database: pathname.slice(1),
    user: 'authenticated',
  })
  // Another restart at the same time may end this one too: then it has done the same.
  const isEnded = (error: unknown) => error instanceof pg.DatabaseError && error.code === '57P01'
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query(
      `select pg_catalog.pg_terminate_backend(pid, $1) from pg_catalog.pg_stat_activity
       where usename = 'authenticated' and pid <> pg_catalog.pg_backend_pid()
         and datname = pg_catalog.current_database()`,
      [MOST_MS],
    )
  } catch (error) {
    if (!isEnded(error)) throw error
  } finally {
    await client.end().catch(() => undefined)
  }
}
