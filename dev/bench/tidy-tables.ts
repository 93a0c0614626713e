import pg from 'pg'

const PATIENCE_MS = 60_000

/**
 * Does now what PostgreSQL does later by itself: counts the rows of the app's tables and marks those
 * visible to all.
 * @throws Error when somebody's open transaction keeps rows from being marked for a minute.
 */
export async function tidyTables(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const end = performance.now() + PATIENCE_MS
    // Every table at least once: what is known of it may be from before its last rows.
    let names = await tables(client)
    while (names.length > 0) {
      if (performance.now() > end) throw new Error(`Rows cannot be marked in ${names.join(', ')}.`)
      // One at a time, since vacuum does not run in a transaction; with its indexes, without which a
      // page with few dead rows is left as it is.
      for (const name of names) await client.query(`vacuum (analyze, index_cleanup on) ${name}`)
      names = await tables(client, 'and relallvisible < relpages')
    }
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * The app's tables, or those with a page that is not marked. PostgreSQL's own analysis of a table,
 * which begins by itself, keeps the rows written before it from being marked until it ends.
 */
async function tables(client: pg.Client, only = ''): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' ${only}`,
  )
  return rows.map(({ name }) => name)
}
