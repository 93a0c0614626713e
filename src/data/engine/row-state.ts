import { type RowState, rowState } from '~/data/engine/pages.ts'
import { SENT_WRITES } from '~/device/device-database.ts'
import type { PartStore } from '~/device/kept-rows.ts'

/** The place of the state among the tables. */
export const STATE = ['state', ''] as const

/** A write that the database has, and that no page has brought back yet. */
export type Sent = { readonly seq: number; readonly write: unknown }

/** How far the rows of a device go. */
export async function stateIn(store: PartStore): Promise<RowState | null> {
  return rowState(await store.get(...STATE))
}

/** The writes that the database has and no page has brought yet, in their order. */
export async function sentIn(store: PartStore): Promise<readonly Sent[]> {
  const kept = await store.get(...SENT_WRITES)
  // Anyone may have changed what the device keeps.
  return Array.isArray(kept) ? kept.filter((each) => Number.isSafeInteger(Object(each).seq)) : []
}

/** Writes without those of some numbers. */
export const without = (all: readonly Sent[], seqs: readonly number[]) =>
  all.filter(({ seq }) => !seqs.includes(seq))
