import type { Entry } from '~/data/journal-entries.ts'
import type { DatabaseStandIn } from '~tests/support/database-stand-in.ts'

/** The table of entries behind the stand-in: what was written is what is read. */
export function journalTable(database: DatabaseStandIn, rows: readonly Entry[] = []) {
  const table = new Map(rows.map((row) => [row.id, row]))
  const newestFirst = () =>
    [...table.values()].sort((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(0, 10)
  database.rows = (statement, values) => {
    const params = values.map(String)
    if (statement.includes('select')) {
      return statement.includes('journal_entries') ? newestFirst() : []
    }
    if (statement.includes('insert into public.journal_entries')) insert(table, params)
    if (statement.includes('update public.journal_entries')) update(table, params)
    if (statement.includes('delete from public.journal_entries')) table.delete(params[0] ?? '')
    return []
  }
  return { rows: newestFirst }
}

type Table = Map<string, Entry>

function insert(table: Table, [id = '', content = '', mood, at = '', day, minute]: string[]): void {
  if (table.has(id)) return
  const times = { createdAt: at, updatedAt: at }
  const when = { day, minute: Number(minute), ...times }
  table.set(id, { id, content, mood: Number(mood), ...when } as Entry)
}

function update(table: Table, [content = '', mood, at = '', id = '']: string[]): void {
  const before = table.get(id)
  if (!before || before.updatedAt > at) return
  table.set(id, { ...before, content, mood: Number(mood), updatedAt: at } as Entry)
}
