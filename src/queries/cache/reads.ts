import {
  hashKey,
  type QueryClient,
  type QueryFunctionContext,
  type QueryKey,
} from '@tanstack/react-query'
import { copiesOf } from '~/device/copy-of-reads.ts'
import type { Database } from '~/lib/call.ts'
import { firstScreen } from '~/lib/first-screen.ts'
import { type Copy, databaseOf, withCopy } from '~/queries/database/database-session.ts'
import { isEarlyCallUnderWay } from '~/services/database/early-call.ts'

type Work<Value> = (db: Database) => Promise<Value>

/** What waits on this device for one person, to be laid over what is read. */
type Overlay = {
  /** Resolves when the device was read. */
  readonly ready: () => Promise<void>
  /** What was read, with everything that waits in it. */
  readonly over: (read: unknown, key: QueryKey) => unknown
  /** A copy of what was read earlier, with writes in it that the database has since. */
  readonly since: (copy: unknown, key: QueryKey, sent: readonly unknown[]) => Promise<unknown>
}

const NOTHING: Overlay = {
  ready: () => Promise.resolve(),
  over: (read) => read,
  since: async (copy) => copy,
}

type Read = { readonly key: QueryKey; readonly value: unknown }

/** The reads of one person in one cache, as the database returned them. */
class PersonReads {
  overlay = NOTHING
  readonly #client: QueryClient
  readonly #uid: string
  readonly #reads = new Map<string, Read>()

  constructor(client: QueryClient, uid: string) {
    this.#client = client
    this.#uid = uid
  }

  /** Keeps a value as it was read and returns it as it is shown. */
  keep(key: QueryKey, value: unknown): unknown {
    this.#reads.set(hashKey(key), { key, value })
    return this.overlay.over(value, key)
  }

  /** Whether nothing was read under this key before. */
  isFirst(key: QueryKey): boolean {
    return !this.#reads.has(hashKey(key))
  }

  /** How many writes have ended. */
  changes = 0

  /** Changes what was read: the database has a write that is not in it yet. */
  change(beginning: QueryKey, change: (value: unknown, key: QueryKey) => unknown): void {
    this.changes += 1
    for (const [hash, { key, value }] of this.#reads) {
      if (startsWith(key, beginning)) this.#reads.set(hash, { key, value: change(value, key) })
    }
  }

  /** Reads until no write ended meanwhile, of which nobody knows whether it is in the reply. */
  async steady<Value>(read: () => Promise<Value>): Promise<Value> {
    for (;;) {
      const before = this.changes
      const value = await read()
      if (this.changes === before) return value
    }
  }

  /** A copy that was asked for at an instant, with every write that the database has since then. */
  async renewed(key: QueryKey, { value, at, sent }: Copy<unknown>): Promise<unknown> {
    const all = this.changes === 0 ? sent : (await copiesOf(this.#uid)).sent
    const since = all.filter(
      (write) => write.at > at && write.keys.some((each) => startsWith(key, each)),
    )
    if (since.length === 0) return value
    const writes = since.map(({ write }) => write)
    return this.overlay.since(value, key, writes).catch(() => value)
  }

  /** Shows everything that was read with what waits now. */
  show(): void {
    const cache = this.#client.getQueryCache()
    for (const query of cache.findAll({ queryKey: [this.#uid] })) {
      const { data, dataUpdatedAt: updatedAt, isInvalidated } = query.state
      if (data === undefined) continue
      const key = query.queryKey
      const known = this.#reads.get(query.queryHash)
      const read = known ? known.value : data
      const shown = this.overlay.over(read, key)
      if (shown === data) continue
      // What a page put into the cache counts as read.
      this.#reads.set(query.queryHash, { key, value: read })
      this.#client.setQueryData(key, shown, { updatedAt })
      if (isInvalidated) query.invalidate()
    }
  }
}

const caches = new WeakMap<QueryClient, Map<string, PersonReads>>()

/** The reads of a person in a cache. */
export function readsOf(client: QueryClient, uid: string): PersonReads {
  const persons = caches.get(client) ?? new Map<string, PersonReads>()
  caches.set(client, persons)
  const reads = persons.get(uid) ?? new PersonReads(client, uid)
  persons.set(uid, reads)
  return reads
}

/** Forgets what was read into a cache that is emptied. */
export function forgetReads(client: QueryClient): void {
  caches.delete(client)
}

let sayMissing = () => {}

/**
 * Resolves when a read finds no copy on this device and waits for the network, but not for the reply
 * to what the document itself has sent, which is soon here.
 */
export const missingOnDevice = new Promise<void>((resolve) => {
  sayMissing = resolve
})

function missing(): void {
  if (!isEarlyCallUnderWay()) sayMissing()
}

/**
 * Reads something of a person in a query: at the first time what this device kept of an earlier
 * visit, which is then read anew, with everything that waits on the device in it.
 */
export async function personRead<Value>(
  { client, queryKey }: QueryFunctionContext,
  uid: string,
  work: Work<Value>,
): Promise<Value> {
  const reads = readsOf(client, uid)
  await reads.overlay.ready()
  if (reads.isFirst(queryKey) && client.getQueryData(queryKey) === undefined) {
    const copy = await withCopy(uid, work)
    if (copy) {
      void readAnew(client, queryKey, copy.at)
      return reads.keep(queryKey, await reads.renewed(queryKey, copy)) as Value
    }
    missing()
    // Until what this device has is read anew in the same request.
    if (copy === null) await nextTurn()
  }
  const late = setTimeout(countAsUnread, PATIENCE_MS, client, queryKey)
  const value = await reads.steady(() => work(databaseOf(uid))).finally(() => clearTimeout(late))
  return reads.keep(queryKey, value) as Value
}

/** How long a page waits for a read before it goes on without; the read itself goes on. */
const PATIENCE_MS = 4000

/** Pages go on without a read that nothing came of yet once it counts an error. */
function countAsUnread(client: QueryClient, queryKey: QueryKey): void {
  const query = client.getQueryCache().find({ queryKey, exact: true })
  if (query?.state.data !== undefined) return
  query?.setState({ errorUpdateCount: query.state.errorUpdateCount + 1 })
}

/**
 * Reads again what was taken from the device: after it is shown, or in one request with what this
 * device does not have. An error is shown by the page.
 */
async function readAnew(client: QueryClient, queryKey: QueryKey, at: number): Promise<void> {
  await Promise.race([firstScreen, missingOnDevice])
  await nextTurn()
  const query = client.getQueryCache().find({ queryKey, exact: true })
  query?.setState({ dataUpdatedAt: at })
  // `refetchQueries` would leave out one whose page has no code yet.
  query?.fetch().catch(() => undefined)
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

function startsWith(key: QueryKey, beginning: readonly unknown[]): boolean {
  return beginning.every((part, index) => hashKey([part]) === hashKey([key[index]]))
}
