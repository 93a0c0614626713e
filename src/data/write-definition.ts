import type { RowChange } from '~/data/engine/row-table.ts'
import type { WhenGone } from '~/data/send-call.ts'
import type { Call } from '~/lib/call.ts'
import type { WriteRefused } from '~/lib/data-error.ts'

type AnyOf<Writes> = {
  readonly [Each in keyof Writes]: { readonly kind: Each } & Writes[Each]
}[keyof Writes]

/** Everything about one kind of write. */
type WriteDefinition<Write, Table> = {
  /** What is sent. Throws a `RangeError` for a value that may not be. */
  readonly call: (write: Write) => Call
  /** What it changes; writes with the same `row` are sent in the order in which they were made. */
  readonly row: (write: Write) => string
  /** What it changes among the rows on the device until the database sends them back. */
  readonly changes: (write: Write) => readonly RowChange[]
  /** Whether it changes this row too: later writes of the row wait for it, and it waits for earlier ones. */
  readonly touches?: (write: Write, row: string) => boolean
  /** It is large: it is sent in a request of its own, after everything else that is due, and in order. */
  readonly isAlone?: true
  /** Whether it takes back an earlier write of its row: neither is needed where that was never sent. */
  undoes?(earlier: Table): boolean
  /** `unchanged` when it is left out. */
  readonly whenGone?: WhenGone
  /**
   * One write with the result of both, neither of which was sent yet; `null` where both must be.
   * Without it, both are sent.
   */
  merged?(earlier: Table, later: Write): Table | null
  /** The write, based on what was stored at the instant `at`. */
  rebased?(write: Write, at: string, id?: string): Write
  /**
   * How long it waits for a later write of its row, in milliseconds, where one follows another
   * quickly. Without it, it is sent at once.
   */
  readonly pauseMs?: number
  /** A newer write of the row makes one that was set aside needless. */
  readonly replacesEarlier?: true
  /**
   * What is sent instead after the database kept what it had: `leave` when what it has is newer,
   * `nothing` when it is the same, `null` when the write must be set aside, as without this.
   */
  insteadOf?(write: Write, refusal: WriteRefused): Table | 'leave' | 'nothing' | null
  /**
   * The same words as something new, for a person who wants to keep what they deleted on another device
   * while this waited; without it, there is nothing to keep.
   */
  anew?(write: Write): Table
}

/**
 * A write of what a restored backup has not. What is deleted there was deleted since, by somebody who saw it, so
 * nobody is asked about it.
 */
export type Returned = { readonly returned?: true }

/** Such a write over what another device has brought meanwhile of what there was before; `null` for any other. */
export function overOlder<Write extends Returned & { readonly at: string }>(
  write: Write,
  { kind, at: base }: WriteRefused,
): (Write & { readonly base: string }) | null {
  const isOver = write.returned && kind === 'superseded' && base !== null
  return isOver && Date.parse(base) < Date.parse(write.at) ? { ...write, base } : null
}

/** A definition for each of some kinds of write, which are given with their values. */
export type WriteDefinitions<Writes> = {
  readonly [Kind in keyof Writes]: WriteDefinition<
    { readonly kind: Kind } & Writes[Kind],
    AnyOf<Writes>
  >
}
