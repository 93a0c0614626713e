import {
  type DeviceDatabase,
  inDevice,
  type KeptWrite,
  type OutboxStore,
  type RowsOfOutbox,
  SENT_WRITES,
} from '~/device/device-database.ts'
import { writeFor } from '~/device/device-writes.ts'
import { changesIn, type PartChanges } from '~/device/kept-rows.ts'
import { mayKeep } from '~/device/row-owner.ts'

export type { KeptWrite } from '~/device/device-database.ts'

/** A write that the database has: its number in the outbox, and the write as plain JSON. */
type SentWrite = Pick<KeptWrite, 'seq' | 'write'>

/** More than a person writes before their rows are brought again, most of the time. */
const MOST_SENT = 200

/** What is to become of the writes that wait. */
export type RowsPlan = {
  /** Writes to append; each gets its `seq` here. */
  readonly add?: readonly Omit<KeptWrite, 'seq' | 'uid'>[]
  readonly put?: readonly KeptWrite[]
  readonly remove?: readonly number[]
  /** The removed ones that the database has, which no page of rows has brought yet. */
  readonly sent?: readonly SentWrite[]
  /** What is to change of the person's rows in the same transaction. */
  readonly inRows?: (store: PartChanges) => Promise<void>
}

/**
 * Changes the writes that wait for one person in a single transaction, so that no other tab can
 * change them in between. Resolves when the device has stored it, to the writes as they are then, in
 * their order; rejects when it cannot.
 */
export function changeRows(
  uid: string,
  plan: (rows: readonly KeptWrite[]) => RowsPlan,
): Promise<readonly KeptWrite[]> {
  return writeFor(uid, () => inDevice((database) => changeInOne(database, uid, plan)))
}

async function changeInOne(
  database: DeviceDatabase,
  uid: string,
  plan: (rows: readonly KeptWrite[]) => RowsPlan,
): Promise<readonly KeptWrite[]> {
  const transaction = database.transaction(['outbox', 'rows'], 'readwrite', {
    durability: 'strict',
  })
  const store = transaction.objectStore('outbox')
  try {
    const rows = await soundRows(store, uid)
    const { add = [], put = [], remove = [], sent = [], inRows } = plan(rows)
    for (const row of put) void store.put(row)
    for (const seq of remove) void store.delete(seq)
    for (const row of add) void store.add({ ...row, uid, seq: await nextSeq(store) })
    if (sent.length > 0) await addToRows(transaction.objectStore('rows'), uid, sent)
    if (inRows && mayKeep(uid)) await inRows(changesIn(uid, transaction.objectStore('rows')))
    const after = await store.index('uid').getAll(uid)
    await transaction.done
    return after.map(rowOf)
  } catch (error) {
    transaction.done.catch(() => undefined)
    throw error
  }
}

/** Keeps writes that the database has with the rows, until these come with what they changed. */
async function addToRows(
  store: RowsOfOutbox,
  uid: string,
  sent: readonly SentWrite[],
): Promise<void> {
  if (!mayKeep(uid)) return
  const before = await store.get([uid, ...SENT_WRITES])
  const kept = Array.isArray(before) ? before : []
  const all = [...kept, ...sent.map(({ seq, write }) => ({ seq, write }))]
  await store.put(all.slice(-MOST_SENT), [uid, ...SENT_WRITES])
}

/** The writes that wait for one person, in their order. Rejects when the device does not reply. */
export async function listRows(uid: string): Promise<readonly KeptWrite[]> {
  const kept = await inDevice((database) => database.getAllFromIndex('outbox', 'uid', uid))
  return kept.every(hasSeq) ? kept.map(rowOf) : changeRows(uid, () => ({}))
}

// Anyone may change what a device keeps. Keys of IndexedDB end at 2^53, and once one is near there
// is none after it.
const MOST_SEQ = 2 ** 52

/** The rows of a person, each under a key that can follow another. */
async function soundRows(store: OutboxStore, uid: string): Promise<readonly KeptWrite[]> {
  const kept = await store.index('uid').getAll(uid)
  if (kept.every(hasSeq)) return kept.map(rowOf)
  for (const row of kept.filter((each) => !hasSeq(each))) {
    await store.delete(row.seq)
    await store.add({ ...row, seq: await nextSeq(store) })
  }
  return (await store.index('uid').getAll(uid)).map(rowOf)
}

/** A key after every other; that of a row that is gone does not return while the clock goes on. */
async function nextSeq(store: OutboxStore): Promise<number> {
  const keys = await store.getAllKeys(IDBKeyRange.bound(0, MOST_SEQ))
  return Math.floor(Math.max(Date.now(), (keys.at(-1) ?? 0) + 1))
}

function hasSeq({ seq }: { readonly seq: unknown }): boolean {
  return Number.isSafeInteger(seq) && Number(seq) > 0 && Number(seq) < MOST_SEQ
}

/** A row with every part of it that is no write as its type says. */
function rowOf({ row, at, attempts, nextAt, fault, ...kept }: KeptWrite): KeptWrite {
  return {
    ...kept,
    row: typeof row === 'string' ? row : '',
    at: isInstant(at) ? at : null,
    // It may have been sent.
    attempts: Number.isSafeInteger(attempts) && attempts >= 0 ? attempts : 1,
    nextAt: Number.isFinite(nextAt) ? nextAt : 0,
    fault: typeof fault === 'string' ? fault : null,
  }
}

function isInstant(at: unknown): boolean {
  return typeof at === 'string' && !Number.isNaN(Date.parse(at))
}
