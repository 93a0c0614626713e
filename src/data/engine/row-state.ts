import { type RowState, rowState } from '~/data/engine/pages.ts'
import type { PartStore, Sent } from '~/device/kept-rows.ts'

/** The place of the state among the tables. */
export const STATE = ['state', ''] as const

/** How far the rows of a device go. */
export async function stateIn(store: PartStore): Promise<RowState | null> {
  return rowState(await store.get(...STATE))
}

/** Writes without those of some numbers. */
export const without = (all: readonly Sent[], seqs: readonly number[]) =>
  all.filter(({ seq }) => !seqs.includes(seq))
