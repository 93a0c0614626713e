import { OpenTable } from '~/data/engine/open-table.ts'
import type { Row, RowChange, RowTable } from '~/data/engine/row-table.ts'
import type { PartStore } from '~/device/kept-rows.ts'

type Asked = {
  readonly table: RowTable
  /** The parts whose rows are asked for; `null` for all. */
  readonly parts: readonly string[] | null
  /** Whether their long texts are wanted too; without them they are `null`. */
  readonly withTexts?: boolean
}

/**
 * The rows of some parts of a table in no order, with the changes in them that the database has not sent
 * back yet: those of writes that wait, and of writes that it has.
 */
export async function readRows(
  store: PartStore,
  { table, parts, withTexts = false }: Asked,
  changes: readonly RowChange[],
): Promise<Row[]> {
  const own = changes.filter((each) => each.table === table.name)
  const isWhole = parts === null || own.some((each) => each.parts === null)
  const touched = isWhole ? null : [...new Set([...parts, ...own.flatMap(partsOf)])]
  const kept = await new OpenTable(store, table).rows(touched, withTexts)
  if (own.length === 0) return kept
  const rows = new Map(kept.map((row) => [table.keyOf(row), row]))
  for (const { change } of own) change(rows)
  const all = [...rows.values()]
  return parts === null ? all : all.filter((row) => parts.includes(table.partOf(row)))
}

const partsOf = ({ parts }: RowChange) => parts ?? []
