import pg from 'pg'

/**
 * Does now what PostgreSQL does later by itself: counts the rows and marks those visible to all.
 */
export async function tidyTables(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  // Not in a transaction, where vacuum does not run.
  await client
    .query('vacuum (analyze, skip_locked)')
    .finally(() => client.end().catch(() => undefined))
}
