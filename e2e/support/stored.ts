import { Client } from 'pg'
import { environment } from './environment.ts'

/**
 * Queries the database as its owner, to compare its rows with what the page claims to have kept.
 */
export async function stored<Row extends object>(text: string, values: unknown[]): Promise<Row[]> {
  const client = new Client({ connectionString: environment().ownerUrl })
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}
