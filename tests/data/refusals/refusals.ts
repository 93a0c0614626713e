import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Call } from '~/lib/call.ts'
import { DataError } from '~/lib/data-error.ts'
import type { TestDatabase } from '~tests/support/database/local-database.ts'

export const TABLES = [
  'mood_logs',
  'journal_entries',
  'user_astro_profiles',
  'favourites',
  'rest_days',
  'celebrations',
  'japa',
  'settings',
  'kept_charts',
  'personal_recordings',
]

/** How many rows a person has, in all tables. */
export async function rowsOf(database: TestDatabase, uid: string): Promise<number> {
  const counts = TABLES.map((table) => `(select count(*) from public.${table} where user_id = $1)`)
  const [row] = await database.owner(`select (${counts.join(' + ')})::integer as rows`, [uid])
  return Number(row?.rows)
}

/** Sends a call that must be refused, and returns the kind; nothing may be stored by it. */
export async function kindOf(database: TestDatabase, call: Call): Promise<string> {
  const uid = randomUUID()
  const error = await database
    .as(uid)
    .write(call)
    .catch((thrown: unknown) => thrown)
  expect(await rowsOf(database, uid), call.name).toBe(0)
  if (!(error instanceof DataError)) return `returned ${JSON.stringify(error)}`
  return error.kind
}
