import { stateIn } from '~/data/engine/row-state.ts'
import { sendWrites } from '~/data/send-writes.ts'
import { keptRows } from '~/device/kept-rows.ts'
import { changeRows, listRows } from '~/device/outbox-rows.ts'
import { DataError, type DataErrorKind, WriteRefused } from '~/lib/data-error.ts'
import { databaseOf } from '~/queries/database/database-session.ts'
import { Outbox } from '~/queries/outbox/outbox.ts'
import type { End } from '~/queries/outbox/outbox-parts.ts'
import { lateEndsOf } from '~/queries/outbox/waiters.ts'

const outboxes = new Map<string, Outbox>()

/** The outbox of a person on this device; one a page. */
export function outboxOf(uid: string): Outbox {
  const known = outboxes.get(uid)
  if (known) return known
  const made = open(uid)
  outboxes.set(uid, made)
  return made
}

function open(uid: string): Outbox {
  const name = `alap:outbox:${uid}`
  const others = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name)
  const outbox = new Outbox({
    change: (plan) => changeRows(uid, plan),
    list: () => listRows(uid),
    send: async (writes) => {
      const state = await keptRows.read(uid, stateIn)
      return sendWrites(databaseOf(uid), writes, state?.seq ?? null)
    },
    alone: (work) => alone(name, work),
    tell: ({ ends }) => others?.postMessage(ends.map(([seq, end]) => [seq, toldOf(end)])),
    now: () => Date.now(),
    random: () => Math.random(),
    later: (ms, work) => {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
  })
  if (others) {
    others.onmessage = ({ data }: MessageEvent<readonly [number, Told][]>) => {
      void outbox.hear({ ends: data.map(([seq, told]) => [seq, endOf(told)]) })
    }
  }
  outbox.subscribe({
    ended: (write, end, isLate) => {
      if (isLate) lateEndsOf(uid).add({ write, end })
    },
  })
  return outbox
}

/** An end as one tab tells it another: an error does not keep its class on the way. */
type Told = Extract<End, { did: unknown }> | { readonly failed: DataErrorKind }

const toldOf = (end: End): Told => ('did' in end ? end : { failed: end.error.kind })

function endOf(told: Told): End {
  if ('did' in told) return told
  const { failed } = told
  return {
    error: isRefusal(failed) ? new WriteRefused(failed, null) : new DataError(failed, failed),
  }
}

const isRefusal = (kind: DataErrorKind) =>
  kind === 'superseded' || kind === 'conflict' || kind === 'gone'

/** Runs the work while no other tab does; without locks two may send or bring the same, which is stored once. */
export async function alone(name: string, work: () => Promise<void>): Promise<void> {
  await (navigator.locks ? navigator.locks.request(name, work) : work())
}
