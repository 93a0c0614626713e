import pg from 'pg'

/** SQL that runs outside a test's own database: to create and to drop it. */
export async function onMaintenance(ownerUrl: string, text: string): Promise<void> {
  const url = new URL(ownerUrl)
  url.pathname = '/postgres'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await client.query(text).finally(() => client.end())
}

/** Drops a database with every connection to it. */
export async function dropDatabase(ownerUrl: string, name: string): Promise<void> {
  // With force it may not end an autovacuum worker, which is a superuser's; without force,
  // PostgreSQL stops that worker by itself.
  await onMaintenance(ownerUrl, `drop database ${name} with (force)`).catch(() =>
    onMaintenance(ownerUrl, `drop database ${name}`),
  )
}
