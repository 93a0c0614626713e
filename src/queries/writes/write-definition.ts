import type { QueryKey } from '@tanstack/react-query'
import type { WhenGone } from '~/data/send-call.ts'
import type { Call } from '~/lib/call.ts'
import type { DataAccess } from '~/queries/database/data-access.ts'

/** A change of what the cache holds, so that a write is on the screen before it is stored. */
export type ShownAtOnce = {
  /** The beginning of the keys of the reads it changes. */
  readonly queryKey: QueryKey
  /** Returns the same value when there is nothing to change. */
  readonly change: (before: unknown) => unknown
  /**
   * Takes that change alone out of what is shown by then. Without it, the value from before comes
   * back whole.
   */
  readonly takeBack?: (shown: unknown) => unknown
}

/** Everything about one kind of write. */
type WriteDefinition<Write> = {
  /** What is sent. Throws a `RangeError` for a value that may not be. */
  readonly call: (data: DataAccess, write: Write) => Call
  /**
   * What is on the screen at once, where being wrong for a moment does no harm; written text is
   * never shown as saved early.
   */
  readonly shows?: (uid: string, write: Write) => ShownAtOnce
  /** The beginnings of the keys of all reads that it may change. */
  readonly refreshes: (uid: string, write: Write) => readonly QueryKey[]
  /** `unchanged` when it is left out. */
  readonly whenGone?: WhenGone
}

/** A definition for each of some kinds of write, which are given with their values. */
export type WriteDefinitions<Writes> = {
  readonly [Kind in keyof Writes]: WriteDefinition<{ readonly kind: Kind } & Writes[Kind]>
}
