import type { ChangesSince } from '~/data/engine/row-sync.ts'
import type { Imported, Written } from '~/data/send-call.ts'
import type { Sent } from '~/data/send-writes.ts'
import type { Write } from '~/data/write.ts'
import type { KeptWrite, RowsPlan } from '~/device/outbox-rows.ts'
import type { DataError } from '~/lib/data-error.ts'

/**
 * How a write ended, or how its first attempt did: `kept` waits on the device and will be sent
 * again; `beside` was stored as a new entry, because something else is stored under its id.
 */
export type End =
  | { readonly did: Written | 'beside' | 'kept'; readonly imported?: Imported }
  | { readonly error: DataError }

/** What tabs tell one another. */
export type OutboxNews = { readonly ends: readonly (readonly [seq: number, end: End])[] }

export type OutboxListener = {
  /** The writes that wait have changed. */
  readonly changed?: () => void
  /** The database has decided about writes that this tab sent in a request, and this came with it. */
  readonly decided?: (changes: ChangesSince | null, seqs: readonly number[]) => void
  /** A write has left the outbox, or was set aside; late when this tab sent it and none waited. */
  readonly ended?: (write: Write, end: End, isLate: boolean) => void
}

export type OutboxParts = {
  /** Changes the rows of this person on the device, as `changeRows` does. */
  readonly change: (plan: (rows: readonly KeptWrite[]) => RowsPlan) => Promise<readonly KeptWrite[]>
  readonly list: () => Promise<readonly KeptWrite[]>
  /** Sends writes in one request; rejects for all of them. */
  readonly send: (writes: readonly Write[]) => Promise<Sent>
  /** Runs the work while no other tab does. */
  readonly alone: (work: () => Promise<void>) => Promise<void>
  readonly tell: (news: OutboxNews) => void
  readonly now: () => number
  readonly random: () => number
  /** Runs the work later; returns a function that cancels it. */
  readonly later: (ms: number, work: () => void) => () => void
}
