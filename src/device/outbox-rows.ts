import {
  type DeviceDatabase,
  inDevice,
  type KeptWrite,
  type ManyStore,
  type OutboxStore,
  type OutboxTransaction,
  SENT_WRITES,
  unheard,
} from '~/device/device-database.ts'
import { writeFor } from '~/device/device-writes.ts'
import { changesIn, type PartChanges, type Sent, sentIn } from '~/device/kept-rows.ts'
import { isBeside, manyRows } from '~/device/many-rows.ts'
import { mayKeep } from '~/device/row-owner.ts'

export type { KeptWrite } from '~/device/device-database.ts'

/** More than a person writes before their rows are brought again, most of the time. */
const MOST_SENT = 200

/** What is to become of the writes that wait. */
export type RowsPlan = {
  /** Writes to append; each gets its `seq` here. */
  readonly add?: readonly Omit<KeptWrite, 'seq' | 'uid'>[]
  readonly put?: readonly KeptWrite[]
  readonly remove?: readonly number[]
  /** The removed ones that the database has, which no page of rows has brought yet. */
  readonly sent?: readonly Sent[]
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
  const transaction = database.transaction(['outbox', 'rows', 'many'], 'readwrite', {
    durability: 'strict',
  })
  const store = transaction.objectStore('outbox')
  const many = transaction.objectStore('many')
  const kept = changesIn(uid, transaction.objectStore('rows'))
  try {
    const rows = await soundRows(store, many, uid)
    await manyRows.readAll(many, uid)
    const {
      add = [],
      put = [],
      remove = [],
      sent = [],
      inRows,
    } = plan(rows.map((row) => manyRows.joined(uid, row)))
    const beside = new Map<number, unknown>()
    const putBeside = (seq: number, write: unknown) => {
      const rows = manyRows.apart(write)?.rows
      if (rows === undefined || manyRows.has(uid, seq)) return
      unheard(many.put(rows, [uid, seq]))
      beside.set(seq, rows)
    }
    for (const row of put) {
      unheard(store.put(withoutMany(row)))
      // They may have been left within the row.
      putBeside(row.seq, row.write)
    }
    for (const seq of remove) unheard(store.delete(seq))
    for (const row of add) {
      const seq = await nextSeq(store)
      unheard(store.add({ ...withoutMany(row), uid, seq }))
      putBeside(seq, row.write)
    }
    if (mayKeep(uid)) {
      if (sent.length > 0) await addToRows(kept, sent)
      await inRows?.(kept)
    }
    const after = await store.index('uid').getAll(uid)
    await manyRows.sweep(many, uid, async () => [...after, ...(await sentIn(kept))])
    await transaction.done
    for (const [seq, its] of beside) manyRows.remember(uid, seq, its)
    return after.map((row) => manyRows.joined(uid, rowOf(row)))
  } catch (error) {
    transaction.done.catch(() => undefined)
    // All of it or nothing; what was refused may say only that it has ended.
    if (transaction.error) throw transaction.error
    abort(transaction)
    throw error
  }
}

function abort(transaction: OutboxTransaction): void {
  try {
    transaction.abort()
  } catch {
    // It has ended already.
  }
}

/** A row whose many rows are kept beside it. */
function withoutMany<Kept extends { readonly write: unknown }>(row: Kept): Kept {
  return { ...row, write: manyRows.apart(row.write)?.write ?? row.write }
}

/** Keeps writes that the database has with the rows, until these come with what they changed. */
async function addToRows(store: PartChanges, sent: readonly Sent[]): Promise<void> {
  const added = sent.map(({ seq, write }) => withoutMany({ seq, write }))
  store.put(...SENT_WRITES, [...(await sentIn(store)), ...added].slice(-MOST_SENT))
}

/** The writes that wait for one person, in their order. Rejects when the device does not reply. */
export async function listRows(uid: string): Promise<readonly KeptWrite[]> {
  const kept = await inDevice(async (database) => {
    const transaction = database.transaction(['outbox', 'many'])
    const [rows] = await Promise.all([
      transaction.objectStore('outbox').index('uid').getAll(uid),
      manyRows.readAll(transaction.objectStore('many'), uid),
    ])
    return rows
  })
  if (!kept.every(hasSeq)) return changeRows(uid, () => ({}))
  return kept.map((row) => manyRows.joined(uid, rowOf(row)))
}

// Anyone may change what a device keeps. Keys of IndexedDB end at 2^53, and once one is near there
// is none after it.
const MOST_SEQ = 2 ** 52

/** The rows of a person, each under a key that can follow another. */
async function soundRows(
  store: OutboxStore,
  many: ManyStore,
  uid: string,
): Promise<readonly KeptWrite[]> {
  const kept = await store.index('uid').getAll(uid)
  if (kept.every(hasSeq)) return kept.map(rowOf)
  for (const row of kept.filter((each) => !hasSeq(each))) {
    await store.delete(row.seq)
    const seq = await nextSeq(store)
    await store.add({ ...row, seq })
    if (isBeside(row.write)) await many.put(await many.get([uid, row.seq]), [uid, seq])
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
