import * as z from 'zod/mini'
import { type Reading, readAllRows } from '~/data/my-data/my-data-pages.ts'
import { accountShape } from '~/data/my-data/my-data-shapes.ts'
import { parseReply } from '~/data/parse-reply.ts'
import { MY_KINDS, type MyData, type MyRows } from '~/domain/my-data/my-data.ts'
import { partsOf } from '~/domain/my-data/rows-to-import.ts'
import type { Database } from '~/lib/call.ts'

/**
 * Everything the database holds of a person, oldest first: small tables in one request, large ones
 * in as many as needed. Rejects with a `DataError`, and then returns nothing.
 */
export async function readMyData(db: Database, reading: Reading = {}): Promise<MyData> {
  const [account, rows] = await Promise.all([
    db.read({ name: 'account', args: {} }).then((reply) => parseReply(accountShape, reply)),
    readAllRows(db, reading),
  ])
  return { account, ...rows }
}

// An older database leaves nothing out.
const addedShape = z.object({ added: z.int(), gone: z.optional(z.int()) })

/** How many rows an import added, and how many it left out because the person had deleted them. */
export type Added = { readonly added: number; readonly gone: number }

/**
 * Adds the rows that are not stored yet; stored rows stay, so that a repeated import changes nothing,
 * and what the person deleted stays deleted. Long lists go in several requests: when one fails, the
 * rows before it are stored, and it rejects with a `DataError`.
 */
export async function addMyData(db: Database, rows: MyRows): Promise<Added> {
  let [added, gone] = [0, 0]
  for (const kind of MY_KINDS) {
    for (const part of partsOf(rows[kind])) {
      const reply = await db.write({ name: 'import_rows', args: { kind, rows: part } })
      const counts = parseReply(addedShape, reply)
      added += counts.added
      gone += counts.gone ?? 0
    }
  }
  return { added, gone }
}

/** Deletes everything of a person. Harmless to repeat; rejects with a `DataError`. */
export async function deleteMyData(db: Database): Promise<void> {
  await db.write({ name: 'leave', args: {} })
}
