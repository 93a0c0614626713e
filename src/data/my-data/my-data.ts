import * as z from 'zod/mini'
import type { Row } from '~/data/engine/row-table.ts'
import { accountShape, LABELS, rowShapes } from '~/data/my-data/my-data-shapes.ts'
import { parseReply } from '~/data/parse-reply.ts'
import {
  MY_COLUMNS,
  type MyData,
  type MyKind,
  type MyRow,
  oldestFirst,
} from '~/domain/my-data/my-data.ts'
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

/** Deletes everything of a person. Harmless to repeat; rejects with a `DataError`. */
export async function deleteMyData(db: Database): Promise<void> {
  await db.write({ name: 'leave', args: {} })
}
