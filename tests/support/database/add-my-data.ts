import * as z from 'zod/mini'
import { importRows } from '~/data/import-part.ts'
import { MY_KINDS, type MyRows } from '~/domain/my-data/my-data.ts'
import { partsOf } from '~/domain/my-data/rows-to-import.ts'
import type { Database } from '~/lib/call.ts'

const addedShape = z.object({ added: z.int(), gone: z.int() })

/** Imports rows of every kind part by part, as a device does, and says how many were added and stay deleted. */
export async function addMyData(db: Database, rows: MyRows): Promise<z.output<typeof addedShape>> {
  const id = crypto.randomUUID()
  let [added, gone] = [0, 0]
  const parts = MY_KINDS.flatMap((table) =>
    partsOf(rows[table]).map((its) => ({ table, rows: its })),
  )
  for (const [part, its] of parts.entries()) {
    const counts = z.parse(addedShape, await db.write(importRows({ id, part, ...its })))
    added += counts.added
    gone += counts.gone
  }
  return { added, gone }
}
