import type { Row } from '~/data/engine/row-table.ts'

type Stored = {
  readonly table: string
  readonly key: string
  readonly row: Row
  readonly seq: number
}
type Gone = { readonly table: string; readonly key: string; readonly seq: number }
type Contents = {
  epoch: string
  seq: number
  forgotten: number
  rows: Map<string, Stored>
  gone: Map<string, Gone>
}

const isStored = (each: Stored | Gone): each is Stored => 'row' in each
const nameOf = (table: string, key: string) => `${table} ${key}`
const clone = (contents: Contents): Contents => structuredClone(contents)

/** One person's rows as the database keeps and sends them: a model of `db/schema`, a change a number. */
export function createModelDatabase() {
  let now: Contents = { epoch: 'first', seq: 0, forgotten: 0, rows: new Map(), gone: new Map() }
  let backup = clone(now)
  let epochs = 1
  const all = () => [...now.rows.values()]
  const sent = ({ row, seq }: Stored) => [...row, seq]
  const pageOf = (table: string, before: string | null, most: number, dayAt: number) => {
    const placeOf = ({ row, key }: Stored) => `${String(row[dayAt])} ${key}`
    const found = all()
      .filter((each) => each.table === table && (before === null || placeOf(each) < before))
      .sort((a, b) => (placeOf(a) < placeOf(b) ? 1 : -1))
    const shown = found.slice(0, most)
    const last = shown.at(-1)
    const next = shown.length < found.length && last ? placeOf(last) : null
    return { rows: shown.map(sent), found: found.length, next }
  }
  return {
    /** Adds or replaces a row; `row` is without its number. A deleted key never comes back. */
    put(table: string, row: Row): boolean {
      const key = String(row[0])
      if (now.gone.has(nameOf(table, key))) return false
      now.seq += 1
      now.rows.set(nameOf(table, key), { table, key, row, seq: now.seq })
      return true
    },
    delete(table: string, key: string): void {
      if (!now.rows.delete(nameOf(table, key))) return
      now.seq += 1
      now.gone.set(nameOf(table, key), { table, key, seq: now.seq })
    },
    /** Forgets the deletions of a time long ago; ids of deleted rows are not used again here. */
    forget(): void {
      now.forgotten = now.seq
    },
    backUp(): void {
      backup = clone(now)
    },
    restore(): void {
      epochs += 1
      now = { ...clone(backup), epoch: `epoch ${epochs}` }
    },
    changes(since: number, most: number) {
      const { epoch, seq, forgotten } = now
      const page = { epoch, anew: false, seq, more: false, rows: {}, gone: [] as unknown[] }
      if (since > seq || since < forgotten) return { ...page, anew: true }
      const changed = [...all(), ...now.gone.values()]
        .filter((each) => each.seq > since)
        .sort((a, b) => a.seq - b.seq)
      const shown = changed.slice(0, most)
      const rows: Record<string, Row[]> = {}
      for (const each of shown) {
        if (isStored(each)) rows[each.table] = [...(rows[each.table] ?? []), sent(each)]
        else page.gone.push([each.table, each.key, each.seq])
      }
      const more = shown.length < changed.length
      return { ...page, rows, more, seq: more ? (shown.at(-1)?.seq ?? since) : seq }
    },
    newest(table: string, before: string | null, most: number, dayAt: number) {
      return { epoch: now.epoch, seq: now.seq, ...pageOf(table, before, most, dayAt) }
    },
    /** `tables` are their names with the place of their days, which are counted. */
    first(tables: Readonly<Record<string, number>>, most: number) {
      const days: Record<string, Record<string, number[][]>> = {}
      const pages: Record<string, ReturnType<typeof pageOf>> = {}
      for (const [table, dayAt] of Object.entries(tables)) {
        pages[table] = pageOf(table, null, most, dayAt)
        days[table] = countsOf(
          all().flatMap((each) => (each.table === table ? String(each.row[dayAt]) : [])),
        )
      }
      return { epoch: now.epoch, seq: now.seq, tables: pages, days }
    },
    /** Every row of a table, with its number. */
    rows: (table: string): Row[] =>
      all().flatMap((each) => (each.table === table ? [sent(each)] : [])),
  }
}

/** How many there are of each day, by its month. */
export function countsOf(days: readonly string[]): Record<string, number[][]> {
  const months: Record<string, number[][]> = {}
  for (const day of [...new Set(days)].sort()) {
    const month = day.slice(0, 7)
    const count = days.filter((each) => each === day).length
    months[month] = [...(months[month] ?? []), [Number(day.slice(8)), count]]
  }
  return months
}
