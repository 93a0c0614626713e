import type { SendResult } from '~/data/send-writes.ts'
import type { Write } from '~/data/write.ts'
import { changeRows, listRows } from '~/device/outbox-rows.ts'
import { DataError } from '~/lib/data-error.ts'
import { Outbox } from '~/queries/outbox/outbox.ts'
import type { End, OutboxNews } from '~/queries/outbox/outbox-parts.ts'

export const offline = () => new DataError('offline', 'No network')
export const stored: SendResult = { did: 'changed', at: null }

/** One device with several tabs, over a database that does what `reply` says. */
export function device(uid: string) {
  const tabs: Outbox[] = []
  const timers = new Set<() => void>()
  let busy: Promise<unknown> = Promise.resolve()
  const world = {
    now: Date.parse('2026-03-04T20:00:00Z'),
    requests: [] as (readonly Write[])[],
    /** The results of a request; a `DataError` fails all of it. */
    reply: async (writes: readonly Write[]): Promise<readonly SendResult[] | DataError> =>
      writes.map(() => stored),
    /** Runs what waits for a time. */
    ring: () => {
      const due = [...timers]
      timers.clear()
      for (const work of due) work()
    },
    waitingTimers: () => timers.size,
    /** Reads the rows of the device; a test lets it fail. */
    list: () => listRows(uid),
    rows: () => listRows(uid),
    /** Everything under way in all tabs has ended. */
    settled: async () => {
      for (const tab of tabs) await tab.send()
    },
    tab: () => {
      const tell = (news: OutboxNews) => {
        for (const other of tabs) if (other !== own) void other.hear(structuredClone(news))
      }
      const own: Outbox = new Outbox({
        change: (plan) => changeRows(uid, plan),
        list: () => world.list(),
        send: async (writes) => {
          world.requests.push(writes)
          const results = await world.reply(writes)
          if (results instanceof DataError) throw results
          return { results, changes: null }
        },
        alone: async (work) => {
          const turn = busy.then(work)
          busy = turn.catch(() => undefined)
          await turn
        },
        tell,
        now: () => world.now,
        random: () => 0.5,
        later: (_ms, work) => {
          timers.add(work)
          return () => timers.delete(work)
        },
      })
      tabs.push(own)
      return own
    },
  }
  return world
}

/** Commits a write and waits for the end of its first attempt. */
export async function committed(outbox: Outbox, write: Write): Promise<End> {
  const { end } = await outbox.commit(write)
  return end
}
