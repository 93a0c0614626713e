import type { RowState } from '~/data/engine/pages.ts'
import { readRows } from '~/data/engine/read-rows.ts'
import { RowSync, sentIn, stateIn } from '~/data/engine/row-sync.ts'
import type { Row, RowTable } from '~/data/engine/row-table.ts'
import { ROW_TABLES } from '~/data/registry.ts'
import { keptRows, type PartStore } from '~/device/kept-rows.ts'
import { createSignal } from '~/lib/channel.ts'
import { databaseOf } from '~/queries/database/database-session.ts'
import { outboxOf } from '~/queries/outbox/outbox-of.ts'
import { changesOf } from '~/queries/rows/changes-of.ts'
import { isWrite } from '~/queries/writes/kept/write-shapes.ts'

type PersonRows = {
  /** Brings what the database has; see `RowSync`. */
  readonly pull: () => Promise<void>
  /** The rows have changed, here or in another tab. */
  readonly subscribe: (listener: () => void) => () => void
}

const known = new Map<string, PersonRows>()

/** A person's rows on this device; one a page. */
export function rowsOf(uid: string): PersonRows {
  const rows = known.get(uid) ?? open(uid)
  known.set(uid, rows)
  return rows
}

function open(uid: string): PersonRows {
  const name = `alap:rows:${uid}`
  const { tell, subscribe } = createSignal<void>()
  const others = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name)
  if (others) others.onmessage = () => tell()
  outboxOf(uid).subscribe({ changed: () => tell() })
  const { pull } = new RowSync({
    tables: ROW_TABLES,
    read: (work) => keptRows.read(uid, work),
    change: (work) => keptRows.change(uid, work),
    changes: (since) => databaseOf(uid).readAlone({ name: 'changes', args: { since } }),
    newest: (kind, before) => databaseOf(uid).readAlone({ name: 'newest', args: { kind, before } }),
    alone: (work) => alone(name, work),
    changed: () => {
      others?.postMessage(null)
      tell()
    },
  })
  return { pull, subscribe }
}

// Without locks two tabs may bring the same rows, which are kept once.
async function alone(name: string, work: () => Promise<void>): Promise<void> {
  await (navigator.locks ? navigator.locks.request(name, work) : work())
}

type Asked = {
  readonly table: RowTable
  /** Months (`2026-03`), `null` for all. */
  readonly parts: readonly string[] | null
  readonly withTexts?: boolean
}

/** The rows of one reading, all as of one moment. */
export type RowReader = {
  /** How far they go; `null` before the first page has come. */
  readonly state: () => Promise<RowState | null>
  /** Rows in no order, with every write of this device in them. */
  readonly rows: (asked: Asked) => Promise<Row[]>
}

/**
 * Reads a person's rows on this device: those that the database sent, with the writes of this device that
 * it has not sent back yet.
 */
export async function readPersonRows<Result>(
  uid: string,
  work: (reader: RowReader) => Promise<Result>,
): Promise<Result> {
  const outbox = outboxOf(uid)
  await outbox.ready()
  const waiting = outbox.shown()
  return keptRows.read(uid, async (store: PartStore) => {
    const sent = (await sentIn(store)).map(({ write }) => write)
    const changes = [...sent.filter(isWrite), ...waiting].flatMap((write) => changesOf(write))
    return work({
      state: () => stateIn(store),
      rows: (asked) => readRows(store, asked, changes),
    })
  })
}
