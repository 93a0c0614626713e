import type { DayLists, Row, RowTable } from '~/data/engine/row-table.ts'
import type { PartStore } from '~/device/kept-rows.ts'

/** The name under which the counts of a table's days are kept. */
export const daysOf = ({ name }: RowTable) => `${name}/days`

/** The counts of a table's days as they are kept, of all its months. */
export async function dayListsOf(store: PartStore, table: RowTable): Promise<DayLists> {
  const kept = await store.get(daysOf(table), '')
  // Anyone may have changed what the device keeps.
  const months: readonly [unknown, unknown][] = kept instanceof Map ? [...kept] : []
  return new Map(
    months.flatMap(([month, days]) =>
      typeof month === 'string' && Array.isArray(days) ? [[month, days.filter(Array.isArray)]] : [],
    ),
  )
}

/** The days of some rows in their order, each with its number in the month and its counts. */
export function countedDays(
  rows: Iterable<Row>,
  { dayOf, counts }: NonNullable<RowTable['perDay']>,
): readonly (readonly number[])[] {
  const days = new Map<number, Row[]>()
  for (const row of rows) {
    const day = Number(dayOf(row).slice(8))
    // A row of another version of the app, or damaged.
    if (!Number.isInteger(day)) continue
    const ofDay = days.get(day)
    if (ofDay) ofDay.push(row)
    else days.set(day, [row])
  }
  return [...days].sort(([one], [other]) => one - other).map(([day, its]) => [day, ...counts(its)])
}
