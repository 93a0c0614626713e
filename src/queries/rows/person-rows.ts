import { lostChanges, lostRowsIn } from '~/data/engine/lost-rows.ts'
import type { RowState } from '~/data/engine/pages.ts'
import { readDays, readRows } from '~/data/engine/read-rows.ts'
import { stateIn } from '~/data/engine/row-state.ts'
import { RowSync } from '~/data/engine/row-sync.ts'
import type { DayLists, Row, RowTable } from '~/data/engine/row-table.ts'
import { isWrite } from '~/data/kept-writes.ts'
import { ROW_TABLES } from '~/data/registry.ts'
import { changesOf, type Write } from '~/data/write.ts'
import { keptRows, type PartStore, sentIn } from '~/device/kept-rows.ts'
import { manyRows } from '~/device/many-rows.ts'
import { createSignal } from '~/lib/channel.ts'
import { DataError, type DataErrorKind } from '~/lib/data-error.ts'
import { firstScreen } from '~/lib/first-screen.ts'
import { databaseOf } from '~/queries/database/database-session.ts'
import { alone, outboxOf } from '~/queries/outbox/outbox-of.ts'
import { changedParts, type TouchedParts } from '~/queries/rows/touched-parts.ts'

/** Why rows could not be brought up to date. */
export type Behind = {
  readonly kind: DataErrorKind
  /** When they last were, in milliseconds since 1970. */
  readonly since: number
}

type PersonRows = {
  /** Brings what the database has; see `RowSync`. */
  readonly pull: () => Promise<void>
  /** The same, but where some are being brought already, nothing after these. */
  readonly join: () => Promise<void>
  /**
   * Rows have changed, here or in another tab: those of some parts, `null` for any of them; or none, but whether
   * they could be brought up to date.
   */
  readonly subscribe: (listener: (changed: TouchedParts | null) => void) => () => void
  /** How often they have changed. */
  readonly changes: () => number
  /** `null` while the last attempt to bring them up to date has not failed, or there are none. */
  readonly behind: () => Behind | null
  /** This browser keeps none of them: they last as long as the page. */
  readonly areInMemory: () => boolean
}

const FILL_AFTER_MS = 2000

const NONE: TouchedParts = new Map()

const known = new Map<string, PersonRows>()

/** A person's rows on this device; one a page. */
export function rowsOf(uid: string): PersonRows {
  const rows = known.get(uid) ?? open(uid)
  known.set(uid, rows)
  return rows
}

function open(uid: string): PersonRows {
  const name = `alap:rows:${uid}`
  const { tell, subscribe } = createSignal<TouchedParts | null>()
  let changes = 0
  let behind: Behind | null = null
  const changed = (parts: TouchedParts | null) => {
    changes += 1
    tell(parts)
  }
  const others = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name)
  if (others) others.onmessage = () => changed(null)
  const sync = new RowSync({
    tables: ROW_TABLES,
    read: (work) => keptRows.read(uid, work),
    change: (work) => keptRows.change(uid, work),
    first: () => databaseOf(uid).read({ name: 'first', args: {} }),
    changes: (since) => databaseOf(uid).read({ name: 'changes', args: { since } }),
    newest: async (kind, before) => {
      // Older rows leave a slow line to what the page waits for.
      await Promise.race([
        firstScreen,
        new Promise((resolve) => setTimeout(resolve, FILL_AFTER_MS)),
      ])
      return databaseOf(uid).read({ name: 'newest', args: { kind, before } })
    },
    changesOf: (sent) => {
      const { write } = manyRows.joined(uid, sent)
      return isWrite(write) ? changesOf(write) : []
    },
    giveBack: async (lost, end) => {
      const { writesOfLost } = await import('~/queries/rows/lost-writes.ts')
      await outboxOf(uid).giveBack(writesOfLost(lost), end)
    },
    alone: (work) => alone(name, work),
    changed: () => {
      others?.postMessage(null)
      changed(null)
    },
    now: () => Date.now(),
  })
  const watched = async (bring: () => Promise<void>) => {
    const before = behind
    try {
      await bring()
      behind = null
    } catch (error) {
      behind = await behindOf(uid, error)
      throw error
    } finally {
      if (before !== behind) tell(NONE)
    }
  }
  const pull = () => watched(sync.pull)
  const join = () => watched(sync.join)
  let shown: readonly Write[] = []
  outboxOf(uid).subscribe({
    changed: () => {
      const before = shown
      shown = outboxOf(uid).shown()
      if (before.length + shown.length > 0) changed(changedParts([...before, ...shown]))
    },
    decided: (came, seqs) => {
      // What the database keeps instead of a write is to be seen too.
      watched(() => sync.takeIn(came, seqs)).catch(() => undefined)
    },
  })
  const areInMemory = () => keptRows.areInMemory(uid)
  return { pull, join, subscribe, changes: () => changes, behind: () => behind, areInMemory }
}

async function behindOf(uid: string, error: unknown): Promise<Behind | null> {
  const state = await keptRows.read(uid, stateIn)
  const kind = error instanceof DataError ? error.kind : 'unexpected'
  return state && { kind, since: state.at }
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
  /** The counts of all days of a table, with the same writes in them. */
  readonly days: (table: RowTable) => Promise<DayLists>
}

/**
 * Reads a person's rows on this device: those that the database sent, with what a restored backup has not and
 * with the writes of this device that it has not sent back yet.
 */
export async function readPersonRows<Result>(
  uid: string,
  work: (reader: RowReader) => Promise<Result>,
): Promise<Result> {
  const outbox = outboxOf(uid)
  await outbox.ready()
  const waiting = outbox.shown()
  return keptRows.read(uid, async (store: PartStore) => {
    const state = stateIn(store)
    const [kept, lost] = await Promise.all([sentIn(store), lostRowsIn(store), state])
    const sent = kept.map((each) => manyRows.joined(uid, each).write)
    const writes = [...sent.filter(isWrite), ...waiting].flatMap((write) => changesOf(write))
    const changes = lost ? [...lostChanges(lost, ROW_TABLES), ...writes] : writes
    return work({
      state: () => state,
      rows: (asked) => readRows(store, asked, changes),
      days: (table) => readDays(store, table, changes),
    })
  })
}

/** Whether this device has none of a person's rows. */
export async function holdsNothing(uid: string): Promise<boolean> {
  return (await readPersonRows(uid, ({ state }) => state())) === null
}
