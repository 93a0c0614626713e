import { countedDays, dayListsOf } from '~/data/engine/day-lists.ts'
import { OpenTable } from '~/data/engine/open-table.ts'
import type { DayLists, Row, RowChange, RowTable } from '~/data/engine/row-table.ts'
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
  const read = own.some((each) => each.parts === null) ? null : withThoseThatMove(parts, own)
  const kept = await new OpenTable(store, table).rows(read && [...read], withTexts)
  const rows = new Map(kept.map((row) => [table.keyOf(row), row]))
  for (const each of own) if (concerns(each, read)) each.change(rows, read)
  const all = [...rows.values()]
  return parts === null ? all : all.filter((row) => parts.includes(table.partOf(row)))
}

const partsOf = ({ parts }: RowChange) => parts ?? []

const concerns = ({ parts }: RowChange, read: ReadonlySet<string> | null) =>
  parts === null || read === null || parts.some((part) => read.has(part))

/** Some parts, and those between which a change moves rows of theirs. */
function withThoseThatMove(
  parts: readonly string[] | null,
  changes: readonly RowChange[],
): ReadonlySet<string> | null {
  if (parts === null) return null
  const read = new Set(parts)
  for (let before = -1; before < read.size; ) {
    before = read.size
    for (const change of changes) {
      if (change.isByPart || !concerns(change, read)) continue
      for (const part of partsOf(change)) read.add(part)
    }
  }
  return read
}

/** The counts of all days of a table, also of rows that are still to come, with the same changes in them. */
export async function readDays(
  store: PartStore,
  table: RowTable,
  changes: readonly RowChange[],
): Promise<DayLists> {
  const kept = await dayListsOf(store, table)
  const own = changes.filter((each) => each.table === table.name)
  if (own.length === 0) return kept
  const isWhole = own.some(({ parts }) => parts === null)
  const parts = isWhole ? null : new Set(own.flatMap(partsOf))
  const before = await new OpenTable(store, table).rows(parts && [...parts])
  const after = new Map(before.map((row) => [table.keyOf(row), row]))
  for (const { change } of own) change(after, parts)
  return withDifference(kept, byPart(table, before), byPart(table, [...after.values()]), table)
}

type ByPart = ReadonlyMap<string, readonly Row[]>

function byPart({ partOf }: RowTable, rows: readonly Row[]): ByPart {
  const parts = new Map<string, Row[]>()
  for (const row of rows) {
    const part = partOf(row)
    const its = parts.get(part)
    if (its) its.push(row)
    else parts.set(part, [row])
  }
  return parts
}

/** A day some of whose rows are not here yet keeps what is counted of those. */
function withDifference(
  kept: DayLists,
  before: ByPart,
  after: ByPart,
  { perDay }: RowTable,
): DayLists {
  if (!perDay) return kept
  const lists = new Map(kept)
  for (const part of new Set([...before.keys(), ...after.keys()])) {
    const days = new Map((lists.get(part) ?? []).map(([day = 0, ...counts]) => [day, counts]))
    const add = (rows: readonly Row[] = [], sign: number) => {
      for (const [day = 0, ...counts] of countedDays(rows, perDay)) {
        const known = days.get(day) ?? []
        days.set(
          day,
          counts.map((count, at) => (known[at] ?? 0) + sign * count),
        )
      }
    }
    add(before.get(part), -1)
    add(after.get(part), 1)
    const counted = [...days].filter(([, counts]) => counts.some((count) => count > 0))
    lists.set(
      part,
      counted.sort(([one], [other]) => one - other).map((day) => day.flat()),
    )
  }
  return lists
}
