import { Client } from 'pg'
import { environment } from './environment.ts'
import type { Person } from './person.ts'

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

/** The texts of a person's entries in the database, sorted. */
export async function textsOf({ uid }: Person): Promise<readonly string[]> {
  const rows = await stored<{ content: string }>(
    'select content from public.journal_entries where user_id = $1',
    [uid],
  )
  return rows.map(({ content }) => content).sort()
}
