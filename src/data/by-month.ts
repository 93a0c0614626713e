import * as z from 'zod/mini'
import { parseLongList, parseReply } from '~/data/parse-reply.ts'
import type { Call, Database } from '~/lib/call.ts'
import { DataError } from '~/lib/data-error.ts'

const monthsShape = z.array(z.tuple([z.string(), z.nullable(z.string()), z.array(z.unknown())]))

type Months = z.output<typeof monthsShape>

/**
 * Reads a list that the database sends by month: year and month, a digest, rows. Months that this
 * device kept are named with their digests, and only those that differ are sent again.
 * @returns the rows of all months, in their order.
 * @throws DataError `malformed` when the reply does not fit.
 */
export async function readByMonth<Shape extends z.ZodMiniType>(
  db: Database,
  call: Call,
  rowShape: Shape,
): Promise<z.output<Shape>[]> {
  const kept = z.safeParse(monthsShape, await db.kept?.(call))
  const known = kept.success ? kept.data : []
  try {
    return await readOver(known, db, call, rowShape)
  } catch (error) {
    const isReplyAtFault = error instanceof DataError && error.kind === 'malformed'
    // What a device has kept may have been changed by anyone.
    if (!isReplyAtFault || known.length === 0) throw error
    return readOver([], db, call, rowShape)
  }
}

async function readOver<Shape extends z.ZodMiniType>(
  kept: Months,
  db: Database,
  { name, args }: Call,
  rowShape: Shape,
): Promise<z.output<Shape>[]> {
  const known = Object.fromEntries(kept.map(([month, digest]) => [month, digest]))
  const differing = parseReply(monthsShape, await db.read({ name, args: { ...args, known } }))
  const months = new Map([...kept, ...differing].map((each) => [each[0], each]))
  const now = [...months.values()]
    .filter(([, digest]) => digest !== null)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  const rows = await parseLongList(
    rowShape,
    now.flatMap(([, , each]) => each),
  )
  db.keep?.({ name, args }, now)
  return rows
}
