import { keysOf, type ManyStore, type ReadManyStore, unheard } from '~/device/device-database.ts'

/** A write that may hold many rows, with its number in the outbox. */
type Numbered = { readonly seq: number; readonly write: unknown }

/** Stands in a write for its many rows, which are kept beside it. */
const BESIDE = 'beside'

/** Whether the many rows of a write are kept beside it. */
export const isBeside = (write: unknown): boolean => Object(write).rows === BESIDE

// A write never changes its rows, so that each page reads them once, and what is computed of them can be
// remembered by the list itself.
const read = new Map<string, Map<number, unknown>>()

/**
 * The many rows of writes, which wait beside them: the writes that wait are read and written whole at every
 * change, which must not take longer with a hundred thousand rows among them.
 */
export const manyRows = {
  /** A write without its many rows, and these; `null` for a write of none. */
  apart(write: unknown): { readonly write: unknown; readonly rows: unknown } | null {
    const { rows } = Object(write)
    return Array.isArray(rows) ? { write: { ...Object(write), rows: BESIDE }, rows } : null
  },

  /** A write with its many rows again, where the page has read them. */
  joined<Kept extends Numbered>(uid: string, kept: Kept): Kept {
    if (!isBeside(kept.write)) return kept
    return { ...kept, write: { ...Object(kept.write), rows: read.get(uid)?.get(kept.seq) } }
  },

  /** Whether the page has read the rows that are kept under a number. */
  has: (uid: string, seq: number): boolean => read.get(uid)?.get(seq) !== undefined,

  /** The page has the rows that are kept under a number now. */
  remember(uid: string, seq: number, rows: unknown): void {
    const known = read.get(uid) ?? new Map<number, unknown>()
    read.set(uid, known.set(seq, rows))
  },

  /** Reads what the page does not have yet, and forgets what is kept no longer. */
  async readAll(store: ReadManyStore, uid: string): Promise<void> {
    const seqs = new Set((await store.getAllKeys(keysOf(uid))).map(([, seq]) => seq))
    for (const seq of read.get(uid)?.keys() ?? []) if (!seqs.has(seq)) read.get(uid)?.delete(seq)
    for (const seq of seqs) {
      if (!read.get(uid)?.has(seq)) manyRows.remember(uid, seq, await store.get([uid, seq]))
    }
  },

  /** Deletes the rows of all writes but those that are left. */
  async sweep(
    store: ManyStore,
    uid: string,
    left: () => Promise<readonly Numbered[]>,
  ): Promise<void> {
    const keys = await store.getAllKeys(keysOf(uid))
    if (keys.length === 0) return
    const seqs = new Set((await left()).flatMap(({ seq, write }) => (isBeside(write) ? [seq] : [])))
    for (const key of keys) if (!seqs.has(key[1])) unheard(store.delete(key))
  },
} as const
