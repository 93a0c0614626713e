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
    for (;;) {
      const names = await untidyTables(client)
      if (names.length === 0) return
      if (performance.now() > end) throw new Error(`Rows cannot be marked in ${names.join(', ')}.`)
      // One at a time, since vacuum does not run in a transaction; with its indexes, without which a
      // page with few dead rows is left as it is.
      for (const name of names) await client.query(`vacuum (analyze, index_cleanup on) ${name}`)
    }
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * The tables with a page that is not marked. PostgreSQL's own analysis of a table, which begins by
 * itself, keeps the rows written before it from being marked until it ends.
 */
async function untidyTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r'
       and (relpages = 0 or relallvisible < relpages)
       and pg_relation_size(oid) > 0`,
  )
  return rows.map(({ name }) => name)
}
