import * as z from 'zod/mini'
import type { Row } from '~/data/engine/row-table.ts'
import { DataError } from '~/lib/data-error.ts'

const number = z.int().check(z.minimum(0))
/** Whatever its columns: a newer version of the app may have added some, before the number. */
export const rowShape = z.custom<Row>(
  (value) => Array.isArray(value) && value.length > 1 && Number.isSafeInteger(value.at(-1)),
)

/** The table and the key of a deleted row, and the number of the deletion. */
export const deletionShape = z.tuple([z.string(), z.string(), number])
export type Deletion = z.output<typeof deletionShape>

const changesShape = z.object({
  epoch: z.string().check(z.minLength(1)),
  anew: z.boolean(),
  seq: number,
  more: z.boolean(),
  rows: z.record(z.string(), z.array(rowShape)),
  gone: z.array(deletionShape),
})

const tablePage = { rows: z.array(rowShape), found: number, next: z.nullable(z.string()) }

const newestShape = z.object({
  epoch: z.string().check(z.minLength(1)),
  seq: number,
  ...tablePage,
})

const firstShape = z.object({
  epoch: z.string().check(z.minLength(1)),
  seq: number,
  /** The number at which the epoch began. */
  begun: z._default(number, 0),
  /** By the id of an earlier epoch, up to which number of the person its backup was restored. */
  restored: z._default(z.record(z.string(), number), {}),
  tables: z.record(z.string(), z.object(tablePage)),
  days: z.record(z.string(), z.record(z.string(), z.array(z.array(number)))),
})

/** What changed since a number: whole changes, oldest first. */
export type ChangesPage = z.output<typeof changesShape>

/** The newest rows of a table before a place in it. */
export type NewestPage = z.output<typeof newestShape>

/** The newest rows of every table, and the counts of all days. */
export type FirstPage = z.output<typeof firstShape>

/** @throws DataError `malformed` when the reply does not fit; nothing of it is to be kept. */
export const firstPage = (reply: unknown): FirstPage => parsed(firstShape, reply)

/** @throws DataError `malformed` when the reply does not fit; nothing of it is to be kept. */
export const changesPage = (reply: unknown): ChangesPage => parsed(changesShape, reply)

/** @throws DataError `malformed` when the reply does not fit; nothing of it is to be kept. */
export const newestPage = (reply: unknown): NewestPage => parsed(newestShape, reply)

const stateShape = z.object({
  epoch: z.string(),
  /** As in `firstShape`. */
  restored: z._default(z.record(z.string(), number), {}),
  seq: number,
  /** When they were last known to be up to date, in milliseconds since 1970. */
  at: number,
  filled: z.record(
    z.string(),
    z.union([z.literal('whole'), z.object({ next: z.string(), toCome: number })]),
  ),
})

/** How far the rows of this device go. */
export type RowState = z.output<typeof stateShape>

/**
 * Up to which number a device and a database of different epochs have the same: that of the last backup before they
 * diverged. One backup may be restored twice, and what came between is in neither.
 */
export function sharedNumber({ epoch, restored }: RowState, other: FirstPage['restored']): number {
  const parted = Object.entries(restored).map(([id, to]) => Math.min(to, other[id] ?? 0))
  return other[epoch] ?? Math.max(0, ...parted)
}

/** How far those of one table go. */
export type Filled = RowState['filled'][string]

/** Whether all rows of a part, a month or `''`, are on this device. */
export function isHere(filled: Filled | undefined, part: string): boolean {
  return filled === 'whole' || (filled !== undefined && part > filled.next.slice(0, 7))
}

/** What the device has kept of it; `null` for what is none, which is begun anew. */
export function rowState(kept: unknown): RowState | null {
  const parsed = z.safeParse(stateShape, kept)
  return parsed.success ? parsed.data : null
}

function parsed<Shape extends z.ZodMiniType>(shape: Shape, reply: unknown): z.output<Shape> {
  const result = z.safeParse(shape, reply)
  if (result.success) return result.data
  throw malformedPage(result.error)
}

/** A page that is none, or that leads nowhere. */
export function malformedPage(cause?: unknown): DataError {
  return new DataError('malformed', 'The database sent a page that cannot be kept', { cause })
}
