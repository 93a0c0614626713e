import { type CopyStore, inDevice, keysOf } from '~/device/device-database.ts'
import { writeFor } from '~/device/device-writes.ts'

/** A reply of the database as it came; it must be parsed before it is trusted. */
export type CopiedReply = {
  readonly reply: unknown
  /** When it came, in milliseconds since 1970. */
  readonly at: number
}

/** A write that the database has, and with it every reply to a request that was sent later. */
export type SentWrite = {
  /** Its number in the outbox. */
  readonly seq: number
  /** The write as plain JSON; it may come from another version of the app. */
  readonly write: unknown
  /** The beginnings of the keys of the reads that it changes. */
  readonly keys: readonly (readonly unknown[])[]
  /** When the reply to it came, in milliseconds since 1970. */
  readonly at: number
}

type Copies = {
  /** The replies by the name of their read. */
  readonly replies: ReadonlyMap<string, CopiedReply>
  /** The last writes of this device that the database has, in their order. */
  readonly sent: readonly SentWrite[]
}

/** Where the writes that were sent are kept; no read has this name. */
const SENT = 'sent'
/** More than a person writes between two visits to a screen, most of the time. */
export const MOST_SENT = 200

/** All that is kept of what was read for a person; nothing where the device cannot be read. */
export async function copiesOf(uid: string): Promise<Copies> {
  try {
    const [keys, values] = await inDevice((database) => {
      const { store } = database.transaction('copy')
      return Promise.all([store.getAllKeys(keysOf(uid)), store.getAll(keysOf(uid))])
    })
    const kept = new Map(keys.map(([, name], index) => [name, values[index]]))
    const sent = kept.get(SENT)
    kept.delete(SENT)
    return { replies: new Map([...kept].flatMap(entryOf)), sent: sentIn(sent) }
  } catch {
    return { replies: new Map(), sent: [] }
  }
}

function entryOf([name, kept]: [string, unknown]): [string, CopiedReply][] {
  if (typeof kept !== 'object' || kept === null) return []
  const { reply, at } = kept as Partial<CopiedReply>
  return isTime(at) ? [[name, { reply, at }]] : []
}

function sentIn(kept: unknown): readonly SentWrite[] {
  return Array.isArray(kept) ? kept.filter(isSent) : []
}

function isSent(kept: unknown): kept is SentWrite {
  const { keys, at } = Object(kept) as Partial<SentWrite>
  return Array.isArray(keys) && keys.every(isKey) && isTime(at)
}

function isKey(key: unknown): boolean {
  return Array.isArray(key) && key.every((part) => /^(?:string|number)$/.test(typeof part))
}

/** Whether it can be the time of a reply, which people read. */
function isTime(at: unknown): at is number {
  return typeof at === 'number' && !Number.isNaN(new Date(at).getTime())
}

/** Whose replies are kept; `undefined` until that is said. */
let owner: string | null | undefined

/** Whether what the database has may be kept on this device for a person. */
export const mayKeep = (uid: string) => owner === undefined || owner === uid

/** From now on copies and rows are kept for this person alone; those of others wait for `dropOtherCopies`. */
export function keepCopiesFor(uid: string | null): void {
  owner = uid
}

/**
 * Deletes every copy and every row but those of the person for whom they are kept, also what another
 * page or an earlier visit has left. Never rejects: a device that refuses has none to show.
 */
export async function dropOtherCopies(): Promise<void> {
  try {
    const uid = owner ?? ''
    await inDevice((database) => {
      const transaction = database.transaction(['copy', 'rows'], 'readwrite')
      const stores = [transaction.objectStore('copy'), transaction.objectStore('rows')]
      return Promise.all([
        ...stores.flatMap((store) => [
          store.delete(IDBKeyRange.upperBound([uid], true)),
          store.delete(IDBKeyRange.lowerBound([uid, []], true)),
        ]),
        transaction.done,
      ])
    })
  } catch {
    // The next sign-in, or the next visit, tries again.
  }
}

/** Adds writes to those that the database has, within a transaction of their removal. */
export async function addSent(
  store: CopyStore,
  uid: string,
  sent: readonly SentWrite[],
): Promise<void> {
  if (!mayKeep(uid)) return
  const before = sentIn(await store.get([uid, SENT]))
  await store.put([...before, ...sent].slice(-MOST_SENT), [uid, SENT])
}

/** Keeps a reply until a newer one comes. Never rejects: a device that refuses keeps none. */
export async function keepCopy(uid: string, name: string, copy: CopiedReply): Promise<void> {
  const put = () =>
    inDevice(async (database) => {
      // A reply may come after its person has signed out.
      if (mayKeep(uid)) await database.put('copy', copy, [uid, name])
    })
  await writeFor(uid, put).catch(() => undefined)
}
