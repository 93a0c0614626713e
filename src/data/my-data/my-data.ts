import * as z from 'zod/mini'
import type { Row } from '~/data/engine/row-table.ts'
import { accountShape, LABELS, rowShapes } from '~/data/my-data/my-data-shapes.ts'
import { parseReply } from '~/data/parse-reply.ts'
import {
  MY_COLUMNS,
  MY_KINDS,
  type MyData,
  type MyKind,
  type MyRow,
  type MyRows,
  oldestFirst,
} from '~/domain/my-data/my-data.ts'
import { partsOf } from '~/domain/my-data/rows-to-import.ts'
import type { Database } from '~/lib/call.ts'

/** The person's own row. Rejects with a `DataError`. */
export async function readAccount(db: Database): Promise<MyData['account']> {
  return parseReply(accountShape, await db.read({ name: 'account', args: {} }))
}

/**
 * Rows of a table as they stand in the file, oldest first. What does not fit could not be imported
 * again, being of another version of the app or damaged, and is left out.
 */
export function myRowsOf(kind: MyKind, rows: readonly Row[]): readonly MyRow[] {
  const columns = MY_COLUMNS[kind].filter((column) => column !== LABEL)
  const named = rows.map((row) => {
    const values = Object.fromEntries(columns.map((column, at) => [column, row[at]]))
    if (kind === 'mood_logs') return { ...values, [LABEL]: LABELS[String(values.emotion)] }
    // The file says the seconds of a birth, which rows leave out where there are none.
    const time = values.birth_time
    return typeof time === 'string' && time.length === 5
      ? { ...values, birth_time: `${time}:00` }
      : values
  })
  const sound = named.flatMap((row): MyRow[] => {
    const parsed = z.safeParse(rowShapes[kind] as z.ZodMiniType<MyRow>, row)
    return parsed.success ? [parsed.data] : []
  })
  return oldestFirst(kind, sound)
}

/** Says in words what `emotion` says, which alone is kept on the device. */
const LABEL = 'emotion_label'

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
