import pg from 'pg'

/** Runs some work on a connection as the owner, in one transaction: all of it or nothing. */
export async function asOwner<Result>(
  ownerUrl: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query('begin')
    // PostgreSQL sends notices about things that already exist; they are of no use here.
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
