import pg from 'pg'

/** Runs one piece of work on a connection as the owner, in one transaction: all of it or nothing. */
export async function asOwner<Result>(
  ownerUrl: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query('begin')
    // PostgreSQL tells of things that are there already; nobody needs to read that.
    await client.query("set local client_min_messages = 'warning'")
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    await client.end().catch(() => undefined)
  }
}
