import { lostChanges, lostRowsIn } from '~/data/engine/lost-rows.ts'
import { readRows } from '~/data/engine/read-rows.ts'
import { RowSync } from '~/data/engine/row-sync.ts'
import type { Row } from '~/data/engine/row-table.ts'
import { isWrite } from '~/data/kept-writes.ts'
import { ROW_TABLES } from '~/data/registry.ts'
import { sendWrites } from '~/data/send-writes.ts'
import type { Write } from '~/data/write.ts'
import { changesOf } from '~/data/write.ts'
import { SENT_WRITES } from '~/device/device-database.ts'
import { type PartChanges, sentIn } from '~/device/kept-rows.ts'
import type { KeptWrite, RowsPlan } from '~/device/outbox-rows.ts'
import type { Database } from '~/lib/call.ts'
import { DataError } from '~/lib/data-error.ts'
import { Outbox } from '~/queries/outbox/outbox.ts'
import { writesOfLost } from '~/queries/rows/lost-writes.ts'

/** A device of a person with rows and an outbox, whose tab can be killed before any change of its storage. */
export function createDevice(db: Database, uid: string, most = 1000) {
  let parts = new Map<string, unknown>()
  let outboxRows: readonly KeptWrite[] = []
  let nextSeq = 1
  let untilKilled = Number.POSITIVE_INFINITY
  let isOffline = false
  const live = () => {
    untilKilled -= 1
    if (untilKilled < 0) throw new DataError('unexpected', 'The tab was killed')
  }
  const reach = <Reply>(ask: () => Promise<Reply>): Promise<Reply> =>
    isOffline ? Promise.reject(new DataError('offline', 'Not reached')) : ask()
  const storeIn = (held: Map<string, unknown>): PartChanges => ({
    get: async (table, part) => held.get(`${table} ${part}`),
    all: async (table) => {
      const named = [...held].filter(([name]) => name.startsWith(`${table} `))
      return new Map(named.map(([name, value]) => [name.slice(table.length + 1), value]))
    },
    put: (table, part, value) => void held.set(`${table} ${part}`, structuredClone(value)),
    delete: (table, part) => void held.delete(`${table} ${part}`),
    clear: () => held.clear(),
  })
  const changeOutbox = async (plan: (before: readonly KeptWrite[]) => RowsPlan) => {
    live()
    const { add = [], put = [], remove = [], sent = [], inRows } = plan(outboxRows)
    const changed = new Map(put.map((row) => [row.seq, row]))
    const stayed = outboxRows.filter(({ seq }) => !remove.includes(seq))
    const added = add.map((row) => ({ ...row, uid, seq: nextSeq++ }))
    outboxRows = [...stayed.map((row) => changed.get(row.seq) ?? row), ...added]
    if (sent.length > 0) {
      const store = storeIn(parts)
      store.put(...SENT_WRITES, [...(await sentIn(store)), ...sent])
    }
    await inRows?.(storeIn(parts))
    return outboxRows
  }
  const open = () => {
    const outbox = new Outbox({
      change: changeOutbox,
      list: async () => outboxRows,
      send: (writes) => reach(() => sendWrites(db, writes, null)),
      alone: (work) => work(),
      tell: () => {},
      now: () => Date.now(),
      random: () => 0,
      // Nothing is sent by itself: the test decides when.
      later: () => () => {},
    })
    const sync = new RowSync({
      tables: ROW_TABLES,
      read: (work) => work(storeIn(parts)),
      change: async (work) => {
        live()
        const changed = new Map(parts)
        const result = await work(storeIn(changed))
        parts = changed
        return result
      },
      first: () => reach(() => db.read({ name: 'first', args: {} })),
      changes: (since) => reach(() => db.read({ name: 'changes', args: { since, most } })),
      newest: (kind, before) =>
        reach(() => db.read({ name: 'newest', args: { kind, before, most } })),
      changesOf: ({ write }) => (isWrite(write) ? changesOf(write) : []),
      giveBack: (lost, end) => outbox.giveBack(writesOfLost(lost), end),
      alone: (work) => work(),
      changed: () => {},
      now: () => Date.now(),
    })
    return { outbox, sync }
  }
  let tab = open()
  const shown = async () => {
    const store = storeIn(parts)
    const lost = await lostRowsIn(store)
    const writes = [...(await sentIn(store)), ...outboxRows.filter(({ fault }) => fault === null)]
    const changes = [
      ...(lost ? lostChanges(lost, ROW_TABLES) : []),
      ...writes.flatMap(({ write }) => (isWrite(write) ? changesOf(write) : [])),
    ]
    const tables = [...ROW_TABLES.values()].map(async (table) => {
      const rows = await readRows(store, { table, parts: null, withTexts: true }, changes)
      return [table.name, rows.map(comparable).sort()] as const
    })
    return Object.fromEntries(await Promise.all(tables))
  }
  const device = {
    commit: (write: Write) => tab.outbox.commit(write),
    /** Stores a write and sends it. */
    write: async (...writes: readonly Write[]) => {
      for (const write of writes) {
        await tab.outbox.commit(write)
        await device.send()
      }
    },
    send: () => tab.outbox.send({ hurry: true }),
    pull: () => tab.sync.pull(),
    /** Pulls, sends what is to be sent, and pulls what that has changed. */
    meet: async () => {
      await device.pull()
      await device.send()
      await device.pull()
    },
    /** Whether the network is gone. */
    setOffline: (to: boolean) => {
      isOffline = to
    },
    /** Does something, and kills the tab before this change of its storage, if there are so many. */
    killedAt: async (change: number, work: () => Promise<void>): Promise<boolean> => {
      untilKilled = change
      await work().catch((error: unknown) => {
        if (!(error instanceof DataError)) throw error
      })
      const isKilled = untilKilled < 0
      untilKilled = Number.POSITIVE_INFINITY
      tab = open()
      await tab.outbox.ready()
      return isKilled
    },
    /** All rows as the screens show them, without their numbers, and with instants to the millisecond. */
    shown,
    waiting: () => outboxRows,
  }
  return device
}

const comparable = (row: Row) =>
  JSON.stringify(
    row
      .slice(0, -1)
      .map((value) =>
        /T.*Z$/.test(String(value)) ? new Date(String(value)).toISOString() : value,
      ),
  )
