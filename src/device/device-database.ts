import {
  type DBSchema,
  type IDBPDatabase,
  type IDBPObjectStore,
  type IDBPTransaction,
  openDB,
} from 'idb'

/** A write that waits on this device until the database has it. */
export type KeptWrite = {
  /** The order in which writes were made. */
  readonly seq: number
  readonly uid: string
  /** What the write changes; writes with the same `row` are sent in their order. */
  readonly row: string
  /** The write as plain JSON; it may come from another version of the app. */
  readonly write: unknown
  /** The instant it was made, ISO 8601 in UTC; `null` where what the device kept is none. */
  readonly at: string | null
  /** How often it was sent without a reply that settles it. */
  readonly attempts: number
  /** Not sent before this time, in milliseconds since 1970. */
  readonly nextAt: number
  /** Why it was set aside and is not sent by itself; `null` while it waits. */
  readonly fault: string | null
  /** It holds the words of a write that could not be stored, under an id of its own. */
  readonly isCopy?: boolean
}

/** A file that a person added, as it is: its bytes alone where a browser can keep no file. */
type KeptFile = {
  readonly blob: Blob | ArrayBuffer
  /** When it was added, in milliseconds since 1970. */
  readonly at: number
}

type Key = [uid: string, name: string]
/** A part of a table: the rows of a month, or all of them. */
type PartKey = [uid: string, table: string, part: string]
/** The many rows of a write, by its number in the outbox. */
type ManyKey = [uid: string, seq: number]
/** What tells whether another place has a newer value under a name. */
type MarkKey = [...Key, mark: 'count' | 'settled']

interface DeviceSchema extends DBSchema {
  device: { key: Key | MarkKey; value: unknown }
  outbox: { key: number; value: KeptWrite; indexes: { uid: string } }
  recordings: { key: [uid: string, hash: string]; value: KeptFile }
  rows: { key: PartKey; value: unknown }
  many: { key: ManyKey; value: unknown }
  library: { key: string; value: unknown }
}

export type DeviceDatabase = IDBPDatabase<DeviceSchema>

/** Small values, within a transaction that changes them. */
export type ValueStore = IDBPObjectStore<DeviceSchema, ['device'], 'device', 'readwrite'>

type WithOutbox = ('many' | 'outbox' | 'rows')[]

/** A transaction that changes the writes that wait, and what belongs to them. */
export type OutboxTransaction = IDBPTransaction<DeviceSchema, WithOutbox, 'readwrite'>

/** Rows, within a transaction that may change them. */
export type RowStore = Pick<
  IDBPObjectStore<DeviceSchema, ['rows'], 'rows', 'readonly'>,
  'get' | 'getAll' | 'getAllKeys'
>

/** Rows, within a transaction that changes them. */
export type ChangingRowStore = RowStore &
  Pick<IDBPObjectStore<DeviceSchema, ['rows'], 'rows', 'readwrite'>, 'put' | 'delete'>

/** The writes that wait, within a transaction that may change rows too. */
export type OutboxStore = IDBPObjectStore<DeviceSchema, WithOutbox, 'outbox', 'readwrite'>

/** What writes of many rows hold, within a transaction that changes the writes that wait too. */
export type ManyStore = IDBPObjectStore<DeviceSchema, WithOutbox, 'many', 'readwrite'>

/** The same within any transaction. */
export type ReadManyStore = Pick<
  IDBPObjectStore<DeviceSchema, ('many' | 'outbox')[], 'many', 'readonly'>,
  'get' | 'getAllKeys'
>

/** The place among a person's tables of the writes that the database has and has not sent back yet. */
export const SENT_WRITES = ['sent', ''] as const

// A storage that never replies must not keep the app from working without it.
const PATIENCE_MS = 3000
/** What a transaction over a dead connection throws, in Safari in its middle too; it stores nothing. */
const DEAD = ['InvalidStateError', 'UnknownError']

let opening: Promise<DeviceDatabase> | undefined

/** The storage of this app cannot be opened. */
class DeviceClosed extends Error {}

/** Whether the device refused something, rather than that the work done in it went wrong. */
export function isRefusal(error: unknown): boolean {
  return error instanceof DeviceClosed || error instanceof DOMException
}

/**
 * Does some work in the IndexedDB of this app, and does it again over a new connection where the browser
 * had ended the old one without a word. Rejects when the browser refuses it, or does not reply for
 * three seconds.
 */
export async function inDevice<Result>(
  work: (database: DeviceDatabase) => Promise<Result>,
): Promise<Result> {
  const opened = connected()
  const database = await opened
  try {
    return await work(database)
  } catch (error) {
    if (!DEAD.includes(Object(error).name)) throw error
    if (opening === opened) forget(database)
    return work(await connected())
  }
}

function connected(): Promise<DeviceDatabase> {
  opening ??= inTime(open()).catch((cause: unknown) => {
    opening = undefined
    throw new DeviceClosed(`The device cannot be opened: ${cause}`, { cause })
  })
  return opening
}

/** What each version adds to the one before. */
const UPGRADES: readonly ((made: DeviceDatabase) => unknown)[] = [
  (made) => made.createObjectStore('device'),
  (made) => {
    const outbox = made.createObjectStore('outbox', { keyPath: 'seq', autoIncrement: true })
    outbox.createIndex('uid', 'uid')
  },
  (made) => made.createObjectStore('recordings'),
  (made) => made.createObjectStore('rows'),
  (made) => {
    made.createObjectStore('library')
    // Earlier versions kept replies.
    const earlier = made as unknown as IDBDatabase
    if (earlier.objectStoreNames.contains('copy')) earlier.deleteObjectStore('copy')
  },
  (made) => made.createObjectStore('many'),
]

async function open(): Promise<DeviceDatabase> {
  const database = await openDB<DeviceSchema>('alap', UPGRADES.length, {
    upgrade(made, before) {
      for (const upgrade of UPGRADES.slice(before)) upgrade(made)
    },
    // A newer version of the app in another tab waits for this.
    blocking: () => forget(database),
  })
  return database
}

function forget(database: DeviceDatabase): void {
  opening = undefined
  database.close()
}

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The device is silent.')), PATIENCE_MS)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** Nobody waits for a change within a transaction: where it fails, the transaction does, and says so. */
export function unheard(change: Promise<unknown>): void {
  change.catch(() => undefined)
}

/** The keys of one person: a list sorts after every text. */
export function keysOf(uid: string): IDBKeyRange {
  return IDBKeyRange.bound([uid], [uid, []])
}

/** Deletes everything kept for a person. Rejects when the storage cannot be opened. */
export function clearDevice(uid: string): Promise<void> {
  return inDevice((database) => clearIn(database, uid))
}

async function clearIn(database: DeviceDatabase, uid: string): Promise<void> {
  const transaction = database.transaction(
    ['device', 'outbox', 'recordings', 'rows', 'many', 'library'],
    'readwrite',
  )
  const outbox = transaction.objectStore('outbox')
  await Promise.all([
    transaction.objectStore('device').delete(keysOf(uid)),
    transaction.objectStore('recordings').delete(keysOf(uid)),
    transaction.objectStore('rows').delete(keysOf(uid)),
    transaction.objectStore('many').delete(keysOf(uid)),
    transaction.objectStore('library').clear(),
    outbox
      .index('uid')
      .getAllKeys(uid)
      .then((seqs) => Promise.all(seqs.map((seq) => outbox.delete(seq)))),
    transaction.done,
  ])
}
