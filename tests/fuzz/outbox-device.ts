import type { Sent } from '~/data/send-writes.ts'
import type { Write } from '~/data/write.ts'
import type { KeptWrite, RowsPlan } from '~/device/outbox-rows.ts'
import { Outbox } from '~/queries/outbox/outbox.ts'

type DeviceParts = {
  readonly uid: string
  readonly send: (writes: readonly Write[]) => Promise<Sent>
  readonly random: () => number
  /** The clock of the device, in milliseconds; without one it stands still. */
  readonly now?: () => number
}

/**
 * A device whose tab can be killed at any moment: what its storage had taken is there for the next
 * tab, and a killed tab changes nothing any more.
 */
export function createDevice({ uid, send, random, now = () => 0 }: DeviceParts) {
  let rows: readonly KeptWrite[] = []
  let nextSeq = 1
  const history: string[] = []
  const underWay = new Set<Promise<unknown>>()
  let tab = open()

  function open() {
    const life = { isKilled: false as boolean }
    const change = async (plan: (before: readonly KeptWrite[]) => RowsPlan) => {
      if (life.isKilled) throw new Error('The tab was killed.')
      const { add = [], put = [], remove = [] } = plan(rows)
      const changed = new Map(put.map((row) => [row.seq, row]))
      rows = rows
        .map((row) => changed.get(row.seq) ?? row)
        .filter(({ seq }) => !remove.includes(seq))
      rows = [...rows, ...add.map((row) => ({ ...row, uid, seq: nextSeq++ }))]
      return rows
    }
    const outbox = new Outbox({
      change,
      list: async () => rows,
      send: (writes) => {
        const sent = send(writes)
        underWay.add(sent)
        return sent.finally(() => underWay.delete(sent))
      },
      alone: (work) => work(),
      tell: () => undefined,
      now,
      random,
      // Nothing is sent by itself: the test decides when.
      later: () => () => undefined,
    })
    outbox.subscribe({
      ended: ({ kind }, end) => history.push(`${kind}: ${'did' in end ? end.did : end.error.kind}`),
    })
    return { life, outbox }
  }

  return {
    /** Commits a write and returns the one that waits now, into which it may have been merged. */
    commit: async (write: Write): Promise<Write> => {
      const { seq } = await tab.outbox.commit(write)
      return (rows.find((row) => row.seq === seq)?.write as Write | undefined) ?? write
    },
    /** Sends all that waits, for as long as the database can be reached. */
    send: () => tab.outbox.send({ hurry: true }),
    /** What was on its way arrives, and nobody hears what became of it. */
    kill: async () => {
      tab.life.isKilled = true
      await Promise.allSettled(underWay)
      tab = open()
      await tab.outbox.ready()
    },
    rows: () => rows,
    /** How every write ended so far that a living tab heard of, in their order. */
    history: () => history,
  }
}
