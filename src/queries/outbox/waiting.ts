import { readKept } from '~/data/kept-writes.ts'
import { anewOf, rowOf, type Write } from '~/data/write.ts'
import type { KeptWrite } from '~/device/outbox-rows.ts'
import type { OutboxParts } from '~/queries/outbox/outbox-parts.ts'

// Why a row is set aside that was never sent. Neither is kept on the device: another version of the
// app may read the row.
const DAMAGED = 'damaged'
const NEWER = 'newer'

/** The parts of an outbox with every row as this version of the app can read it. */
export function withReadRows(parts: OutboxParts): OutboxParts {
  return {
    ...parts,
    list: async () => (await parts.list()).map(readRow),
    change: async (plan) => (await parts.change((rows) => plan(rows.map(readRow)))).map(readRow),
  }
}

function readRow(row: KeptWrite): KeptWrite {
  const kept = readKept(row.write)
  if (kept !== 'write') return { ...row, fault: kept === 'newer' ? NEWER : DAMAGED }
  const name = row.row === '' ? rowOf(row.write as Write) : row.row
  return { ...row, row: name, fault: isSound(row) ? row.fault : null }
}

/** Whether a row has a write that this version of the app can show and send. */
export function isSound({ fault }: KeptWrite): boolean {
  return fault !== DAMAGED && fault !== NEWER
}

/** The words of a write whose row was deleted meanwhile, as something new; `null` for any other. */
export function anewOfDeleted({ fault, write }: KeptWrite): Write | null {
  return fault === 'gone' ? anewOf(write as Write) : null
}

/** A write that is on this device and not yet, or never, in the database. */
export type Waiting = {
  readonly seq: number
  /** The instant it was made, ISO 8601 in UTC; `null` where that is damaged. */
  readonly at: string | null
  /** What it is about was deleted meanwhile; sent again, its words become something new. */
  readonly isDeleted: boolean
} & (
  | {
      readonly write: Write
      /** It is not sent by itself any more: the person has to look at it. */
      readonly needsAttention: boolean
    }
  /** Of a kind that only a newer version of the app knows: it waits for that version. */
  | { readonly write: null; readonly needsAttention: false }
  /** Damaged on this device: it can only be saved as a file, and given up. */
  | { readonly write: null; readonly needsAttention: true; readonly kept: unknown }
)

/** Of what is on the device, what waits because it could not be sent, for people to see. */
export function waitingIn(rows: readonly KeptWrite[]): readonly Waiting[] {
  // Without a failure all of it is on its way, and gone before anybody could read about it.
  const isHeldUp = rows.some(isToBeSentAgain)
  return rows.filter(({ fault }) => isHeldUp || fault !== null).map(waitingOf)
}

function isToBeSentAgain({ fault, attempts, nextAt }: KeptWrite): boolean {
  return fault === null && attempts > 0 && nextAt > 0
}

function waitingOf(row: KeptWrite): Waiting {
  const { seq, write, at, fault } = row
  const kept = { seq, at, isDeleted: anewOfDeleted(row) !== null }
  if (fault === NEWER) return { ...kept, write: null, needsAttention: false }
  if (fault === DAMAGED) return { ...kept, write: null, needsAttention: true, kept: write }
  return { ...kept, write: write as Write, needsAttention: fault !== null }
}
