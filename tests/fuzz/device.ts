import { readDays, readRows } from '~/data/engine/read-rows.ts'
import { stateIn } from '~/data/engine/row-state.ts'
import { RowSync } from '~/data/engine/row-sync.ts'
import { numberOf, type Row, type RowTable } from '~/data/engine/row-table.ts'
import { isWrite } from '~/data/kept-writes.ts'
import { ROW_TABLES } from '~/data/registry.ts'
import { sendWrites } from '~/data/send-writes.ts'
import { changesOf, type Write } from '~/data/write.ts'
import { SENT_WRITES } from '~/device/device-database.ts'
import { type PartChanges, sentIn } from '~/device/kept-rows.ts'
import type { KeptWrite, RowsPlan } from '~/device/outbox-rows.ts'
import type { Database } from '~/lib/call.ts'
import { DataError } from '~/lib/data-error.ts'
import { Outbox } from '~/queries/outbox/outbox.ts'
import { createLine } from './line.ts'

type DeviceParts = {
  readonly uid: string
  readonly db: Database
  /** Sends one request after another. */
  readonly inLine: <Result>(work: () => Promise<Result>) => Promise<Result>
  readonly random: () => number
  /** The clock of the device, in milliseconds; without one it stands still. */
  readonly now?: () => number
}

class Killed extends Error {}

/**
 * A device with its outbox and the person's rows, whose tab can be killed at any moment: what its storage
 * had taken is there for the next tab, and a killed tab changes nothing any more.
 */
export function createDevice({ uid, db, inLine, random, now = () => 0 }: DeviceParts) {
  let parts = new Map<string, unknown>()
  let waiting: readonly KeptWrite[] = []
  let nextSeq = 1
  const history: string[] = []
  const underWay = new Set<Promise<unknown>>()
  /** One change of the storage after another, each whole. */
  const inStorage = createLine()
  let tab = open()

  function follow<Result>(work: Promise<Result>): Promise<Result> {
    underWay.add(work)
    return work.finally(() => underWay.delete(work))
  }

  function open() {
    const life = { isKilled: false as boolean }
    const live = () => {
      if (life.isKilled) throw new Killed()
    }
    const ask = (name: string, args: Parameters<Database['read']>[0]['args']) => {
      live()
      return follow(inLine(() => db.read({ name, args })))
    }
    const change = (plan: (before: readonly KeptWrite[]) => RowsPlan) =>
      inStorage(async () => {
        live()
        const { add = [], put = [], remove = [], sent = [] } = plan(waiting)
        const changed = new Map(put.map((row) => [row.seq, row]))
        const left = waiting.filter(({ seq }) => !remove.includes(seq))
        const added = add.map((row) => ({ ...row, uid, seq: nextSeq++ }))
        waiting = [...left.map((row) => changed.get(row.seq) ?? row), ...added]
        if (sent.length > 0) {
          const all = [...(await sentIn(storeIn(parts))), ...sent]
          parts = new Map(parts).set(nameOf(...SENT_WRITES), all)
        }
        return waiting
      })
    const outbox = new Outbox({
      change,
      list: async () => waiting,
      send: async (writes) => {
        const state = await stateIn(storeIn(parts))
        return follow(inLine(() => sendWrites(db, writes, state?.seq ?? null)))
      },
      alone: (work) => work(),
      tell: () => undefined,
      now,
      random,
      // Nothing is sent by itself: the test decides when.
      later: () => () => undefined,
    })
    const sync = new RowSync({
      tables: ROW_TABLES,
      read: (work) => work(storeIn(parts)),
      change: (work) =>
        inStorage(async () => {
          const changed = new Map(parts)
          const result = await work(storeIn(changed))
          live()
          parts = changed
          return result
        }),
      first: async () => ask('first', {}),
      changes: async (since) => ask('changes', { since, most: 2000 }),
      newest: async (kind, before) => ask('newest', { kind, before, most: 2000 }),
      changesOf: ({ write }) => (isWrite(write) ? changesOf(write) : []),
      giveBack: async () => undefined,
      alone: (work) => work(),
      changed: () => undefined,
      now,
    })
    outbox.subscribe({
      ended: ({ kind }, end) => history.push(`${kind}: ${'did' in end ? end.did : end.error.kind}`),
      decided: (came, seqs) => void follow(sync.takeIn(came, seqs).catch(expectFault)),
    })
    return { life, outbox, sync }
  }

  /** What has arrived is taken in, or was refused. */
  async function settle() {
    while (underWay.size > 0) await Promise.allSettled(underWay)
  }

  return {
    /** Commits a write and returns the one that waits now, into which it may have been merged. */
    commit: async (write: Write): Promise<Write> => {
      const { seq } = await tab.outbox.commit(write)
      return (waiting.find((row) => row.seq === seq)?.write as Write | undefined) ?? write
    },
    /** Sends all that waits, for as long as the database can be reached. */
    send: async () => {
      await tab.outbox.send({ hurry: true })
      await settle()
    },
    /** Brings what the database has, as far as it can be reached. */
    pull: () => follow(tab.sync.pull().catch(expectFault)),
    /** What was on its way arrives, and nobody hears what became of it. */
    kill: async () => {
      tab.life.isKilled = true
      await settle()
      tab = open()
      await tab.outbox.ready()
    },
    rows: () => waiting,
    /** How every write ended so far that a living tab heard of, in their order. */
    history: () => history,
    /** The rows of a table as the screens show them. */
    shown: async (table: RowTable): Promise<readonly Row[]> => {
      const store = storeIn(parts)
      const writes = [...(await sentIn(store)), ...waiting.filter(({ fault }) => fault === null)]
      const changes = writes.flatMap(({ write }) => (isWrite(write) ? changesOf(write) : []))
      return readRows(store, { table, parts: null, withTexts: true }, changes)
    },
    /** All rows and counts of days that the database has sent, a line each. */
    kept: async (): Promise<readonly string[]> => {
      const store = storeIn(parts)
      const tables = [...ROW_TABLES.values()].map(async (table) => {
        const rows = await readRows(store, { table, parts: null, withTexts: true }, [])
        const days = await readDays(store, table, [])
        const counted = [...days].filter(([, counts]) => counts.length > 0)
        return [...rows, ...counted].map((line) => `${table.name} ${JSON.stringify(line)}`)
      })
      const sent = (await sentIn(store)).map(({ write }) => `sent ${JSON.stringify(write)}`)
      return [...(await Promise.all(tables)).flat(), ...sent].toSorted()
    },
    /** The table, key and number of each of these rows. */
    numbers: async (): Promise<readonly string[]> => {
      const store = storeIn(parts)
      const tables = [...ROW_TABLES.values()].map(async (table) => {
        const rows = await readRows(store, { table, parts: null }, [])
        return rows.map((row) => `${table.name} ${table.keyOf(row)}: ${numberOf(row)}`)
      })
      return (await Promise.all(tables)).flat().toSorted()
    },
  }
}

const nameOf = (table: string, part: string) => `${table} ${part}`

function storeIn(held: Map<string, unknown>): PartChanges {
  return {
    get: async (table, part) => held.get(nameOf(table, part)),
    all: async (table) => {
      const start = nameOf(table, '')
      const named = [...held].filter(([name]) => name.startsWith(start))
      return new Map(named.map(([name, value]) => [name.slice(start.length), value]))
    },
    put: (table, part, value) => void held.set(nameOf(table, part), structuredClone(value)),
    delete: (table, part) => void held.delete(nameOf(table, part)),
    clear: () => held.clear(),
  }
}

/** The next pull brings what a fault, or the end of the tab, has kept away. */
function expectFault(error: unknown): void {
  if (!(error instanceof DataError || error instanceof Killed)) throw error
}
