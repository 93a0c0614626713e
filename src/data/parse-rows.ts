import * as z from 'zod/mini'
import { isLocalDay, type LocalDay } from '~/domain/local-day.ts'
import { DataError } from '~/lib/data-error.ts'
import type { Row } from '~/lib/sql.ts'

/** A day sent as text. */
export const dayShape = z.custom<LocalDay>(isLocalDay)

/** A mood sent as a number. */
export const moodShape = z.literal([1, 2, 3, 4, 5])

/** A minute of a day, `null` when only the day is known. */
export const minuteShape = z.nullable(z.int().check(z.minimum(0), z.maximum(1439)))

/**
 * Reads rows as they were promised.
 * @throws DataError `malformed` when one of them is anything else.
 */
export function parseRows<Shape extends z.ZodMiniType>(
  shape: Shape,
  rows: readonly Row[],
): z.output<Shape>[] {
  const parsed = z.safeParse(z.array(shape), rows)
  if (parsed.success) return parsed.data
  throw new DataError('malformed', 'The database sent rows that cannot be read', {
    cause: parsed.error,
  })
}

// About ten milliseconds on a phone.
const AT_ONCE = 500

/**
 * Reads rows as they were promised, a few hundred at a time: whoever has recorded for years can
 * still scroll and press meanwhile.
 * @throws DataError `malformed` when one of them is anything else.
 */
export async function parseManyRows<Shape extends z.ZodMiniType>(
  shape: Shape,
  rows: readonly Row[],
): Promise<z.output<Shape>[]> {
  const parsed: z.output<Shape>[] = []
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    // Before the first, too: the driver has just been through all of them.
    if (rows.length > AT_ONCE) await new Promise((resume) => setTimeout(resume))
    for (const row of parseRows(shape, rows.slice(at, at + AT_ONCE))) parsed.push(row)
  }
  return parsed
}

/** The first of the rows, read as promised, or `null` when there is none. */
export function parseFirst<Shape extends z.ZodMiniType>(
  shape: Shape,
  rows: readonly Row[],
): z.output<Shape> | null {
  return parseRows(shape, rows.slice(0, 1))[0] ?? null
}
