import { inRequests, partsOf } from '~/domain/my-data/batches.ts'
import { MY_KINDS, type MyData, type MyRows } from '~/domain/my-data/my-data.ts'
import { type Database, sql } from '~/lib/sql.ts'
import { accountShape, rowShapes } from './my-data-shapes.ts'
import { inserts, selectAccount, selects } from './my-data-statements.ts'
import { parseFirst, parseRows } from './parse-rows.ts'
import { ensureUser } from './users.ts'

/** Everything the database holds of a person, read in one request. Rejects with a `DataError`. */
export async function readMyData(db: Database): Promise<MyData> {
  const [account, logs, entries, births, favourites, rests, celebrations] = await Promise.all([
    db.read(selectAccount),
    db.read(selects.mood_logs),
    db.read(selects.journal_entries),
    db.read(selects.user_astro_profiles),
    db.read(selects.favourites),
    db.read(selects.rest_days),
    db.read(selects.celebrations),
  ])
  return {
    account: parseFirst(accountShape, account) ?? { created_at: null, email: null },
    mood_logs: parseRows(rowShapes.mood_logs, logs),
    journal_entries: parseRows(rowShapes.journal_entries, entries),
    user_astro_profiles: parseRows(rowShapes.user_astro_profiles, births),
    favourites: parseRows(rowShapes.favourites, favourites),
    rest_days: parseRows(rowShapes.rest_days, rests),
    celebrations: parseRows(rowShapes.celebrations, celebrations),
  }
}

/**
 * Adds the rows that are not there yet. What is there stays as it is, so that sending them again
 * changes nothing. Long lists go in several requests; when one of them fails, the rows before it are
 * stored, and it rejects with a `DataError`.
 */
export async function addMyData(db: Database, rows: MyRows): Promise<void> {
  const parts = MY_KINDS.flatMap((kind) => partsOf(rows[kind]).map((text) => ({ kind, text })))
  for (const request of inRequests(parts)) {
    await db.write([ensureUser(), ...request.map(({ kind, text }) => inserts[kind](text))])
  }
}

/**
 * Deletes everything of a person. Unlike other writes it does not make the person's row first.
 * Harmless to repeat; rejects with a `DataError`.
 */
export async function deleteMyData(db: Database, uid: string): Promise<void> {
  await db.write([sql`delete from public.users where id = ${uid}`])
}
