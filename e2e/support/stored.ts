import { Client } from 'pg'
import { environment } from './environment.ts'

/** Asks the database itself, as its owner: what the page says it kept is compared with this. */
export async function stored<Row extends object>(text: string, values: unknown[]): Promise<Row[]> {
  const client = new Client({ connectionString: environment().ownerUrl })
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}
