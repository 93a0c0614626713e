import { deviceDatabase, keysOf } from '~/device/device-database.ts'
import { writeFor } from '~/device/device-writes.ts'

/** A reply of the database as it came; it must be parsed before it is trusted. */
export type CopiedReply = {
  readonly reply: unknown
  /** When it came, in milliseconds since 1970. */
  readonly at: number
}

type Copies = ReadonlyMap<string, CopiedReply>

/** All replies kept for a person by the name of their read; none where the device cannot be read. */
export async function copiesOf(uid: string): Promise<Copies> {
  try {
    const transaction = (await deviceDatabase()).transaction('copy')
    const [keys, values] = await Promise.all([
      transaction.store.getAllKeys(keysOf(uid)),
      transaction.store.getAll(keysOf(uid)),
    ])
    return new Map(keys.flatMap(([, name], index) => entryOf(name, values[index])))
  } catch {
    return new Map()
  }
}

function entryOf(name: string, kept: unknown): [string, CopiedReply][] {
  if (typeof kept !== 'object' || kept === null) return []
  const { reply, at } = kept as Partial<CopiedReply>
  return typeof at === 'number' && Number.isFinite(at) ? [[name, { reply, at }]] : []
}

/** Keeps a reply until a newer one comes. Never rejects: a device that refuses keeps none. */
export async function keepCopy(uid: string, name: string, copy: CopiedReply): Promise<void> {
  const put = async () => (await deviceDatabase()).put('copy', copy, [uid, name])
  await writeFor(uid, put).catch(() => undefined)
}
