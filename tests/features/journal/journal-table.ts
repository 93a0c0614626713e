import type { Entry } from '~/data/journal-entries.ts'
import { localDay } from '~/domain/day/local-day.ts'
import { entryOnDay } from '~/domain/journal/entry-day.ts'
import type { DatabaseStandIn } from '~tests/support/database/database-stand-in.ts'
import { newestRows } from '~tests/support/newest-rows.ts'

/** The table of entries behind the stand-in: what was written is what is read, and what was deleted stays so. */
export function journalTable(database: DatabaseStandIn, rows: readonly Entry[] = []) {
  const table: Table = new Map(rows.map((row) => [row.id, row]))
  const deleted = new Set<unknown>()
  const newestFirst = (most = 10) =>
    [...table.values()].sort((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(0, most)
  const saved = (sent: Sent) => {
    return deleted.has(sent.id) ? { outcome: 'gone' } : save(table, sent)
  }
  const removed = (sent: Sent) => {
    if (table.has(sent.id)) deleted.add(sent.id)
    return remove(table, sent)
  }
  const replies: Readonly<Record<string, (sent: Sent) => unknown>> = {
    recent_entries: ({ most }) => newestFirst(Number(most)),
    newest: ({ kind }) => {
      return kind === 'journal_entries' ? newestRows([...table.values()]) : undefined
    },
    save_entry: saved,
    edit_entry: (sent) => edit(table, sent),
    delete_entry: removed,
  }
  database.reply = (name, args) => replies[name]?.(args as Sent)
  return {
    rows: () => newestFirst(),
    /** Another tab or device stores this entry, or takes it away. */
    put: (row: Entry) => table.set(row.id, row),
    remove: (id: string) => {
      table.delete(id)
      deleted.add(id)
    },
  }
}

type Table = Map<string, Entry>

/** What is sent of an entry: text, as everything that travels. */
type Sent = Readonly<
  Record<'id' | 'content' | 'mood' | 'day' | 'at' | 'base' | 'kind' | 'most', string> & {
    minute: string | null
  }
>

/** An edit may leave out its day. */
type SentEdit = Omit<Sent, 'day'> & { readonly day?: string }

function save(table: Table, { id, content, mood, day, minute, at }: Sent) {
  const stored = table.get(id)
  if (stored) {
    const isSame = stored.content === content && stored.mood === Number(mood)
    return isSame ? { outcome: 'unchanged' } : { outcome: 'conflict', held: heldOf(stored) }
  }
  const when = { day, minute: minute === null ? null : Number(minute) }
  const times = { createdAt: at, updatedAt: at }
  table.set(id, { id, content, mood: Number(mood), ...when, ...times } as Entry)
  return { outcome: 'stored' }
}

function edit(table: Table, { id, content, mood, at, base, day }: SentEdit) {
  const stored = table.get(id)
  if (!stored) return { outcome: 'gone' }
  const placed = day === undefined ? stored : entryOnDay(stored, localDay(day))
  const next = { ...placed, content, mood: Number(mood), updatedAt: stampOf(at, base) } as Entry
  if (stored.updatedAt === base) {
    table.set(id, next)
    return { outcome: 'stored', updatedAt: next.updatedAt }
  }
  const isSame = JSON.stringify(stored) === JSON.stringify(next)
  return { outcome: isSame ? 'unchanged' : 'superseded', held: heldOf(stored) }
}

function remove(table: Table, { id, base }: Sent) {
  const stored = table.get(id)
  if (!stored) return { outcome: 'gone' }
  if (stored.updatedAt !== base) return { outcome: 'superseded', held: heldOf(stored) }
  table.delete(id)
  return { outcome: 'removed' }
}

function heldOf({ content, mood, updatedAt }: Entry) {
  return { content, mood, updatedAt }
}

/** An edit is always later than what it changed, whatever the clock of the device says. */
function stampOf(at: string, base: string): string {
  const next = new Date(Date.parse(base) + 1).toISOString()
  return at > next ? at : next
}
