import { inRequests, partsOf } from '~/domain/my-data/batches.ts'
import type { MyData, MyRows } from '~/domain/my-data/my-data.ts'
import { MY_KINDS } from '~/domain/my-data/my-data.ts'
import { type Database, sql } from '~/lib/sql.ts'
import { type Reading, readAllRows } from './my-data-pages.ts'
import { accountShape } from './my-data-shapes.ts'
import { inserts, selectAccount } from './my-data-statements.ts'
import { parseFirst } from './parse-rows.ts'
import { ensureUser } from './users.ts'

/**
 * Everything the database holds of a person, oldest first: what is little in one request, what is
 * more in as many as it takes. Rejects with a `DataError`, and then nothing of it is answered.
 */
export async function readMyData(db: Database, reading: Reading = {}): Promise<MyData> {
  const [account, rows] = await Promise.all([db.read(selectAccount), readAllRows(db, reading)])
  return {
    account: parseFirst(accountShape, account) ?? { created_at: null, email: null },
    ...rows,
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
