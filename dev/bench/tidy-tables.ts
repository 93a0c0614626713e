import pg from 'pg'

/** What PostgreSQL does by itself in time: counts its rows anew, and marks what all may see. */
export async function tidyTables(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  // Not in a transaction, which a vacuum does not take.
  await client
    .query('vacuum (analyze, skip_locked)')
    .finally(() => client.end().catch(() => undefined))
}
