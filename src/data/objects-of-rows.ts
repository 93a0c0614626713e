import * as z from 'zod/mini'
import type { Row } from '~/data/engine/row-table.ts'

/**
 * Rows as objects, with these names for their first columns. A row that does not fit the shape, of
 * another version of the app or damaged, is left out.
 */
export function objectsOfRows<Shape extends z.ZodMiniType>(
  rows: readonly Row[],
  columns: readonly string[],
  shape: Shape,
): z.output<Shape>[] {
  return rows.flatMap((row) => {
    const named = Object.fromEntries(columns.map((column, at) => [column, row[at]]))
    const parsed = z.safeParse(shape, named)
    return parsed.success ? [parsed.data] : []
  })
}
