import { copiesOf, keepCopy, type SentWrite } from '~/device/copy-of-reads.ts'
import type { Call, Database } from '~/lib/call.ts'
import { DataError } from '~/lib/data-error.ts'
import { IdentityError } from '~/lib/identity-error.ts'
import { type AloneReads, createDatabase, type Door } from '~/services/database/database.ts'
import { neonDataApi } from '~/services/database/neon-data-api.ts'
import { neonSql } from '~/services/database/neon-sql.ts'
import { env } from '~/services/env.ts'
import { identity } from '~/services/identity/identity.ts'

/** What was read on an earlier visit, and the writes of this device that the database has. */
export type Copy<T> = {
  readonly value: T
  /** When the oldest reply in it was asked for, in milliseconds since 1970. */
  readonly at: number
  readonly sent: readonly SentWrite[]
}

let open: { readonly uid: string; readonly db: Database & AloneReads } | undefined

/**
 * The database for one person only: if another person is signed in when it is called, it refuses
 * before a byte is sent. One a page, so that reads begun in one tick share one request.
 */
export function databaseOf(uid: string): Database & AloneReads {
  if (open?.uid === uid) return open.db
  const made = createDatabase({ door: door(), token: (forceRefresh) => tokenOf(uid, forceRefresh) })
  const db = signingOutWhenRefused(made, uid)
  open = { uid, db: { ...keepingCopies(db, uid), readAlone: db.readAlone } }
  return open.db
}

/**
 * Begins to read what this device has kept for the signed-in person, which their first page waits for.
 * Returns whether somebody is signed in.
 */
export function prepareReads(): boolean {
  const state = identity.current()
  if (state.status === 'signed-out') return false
  void copiesOnce(state.person.uid)
  return true
}

/**
 * The same work with the replies that this device kept of an earlier visit; `null` where one is
 * missing or no longer understood, and `undefined` where this device has kept none.
 */
export async function withCopy<T>(
  uid: string,
  work: (db: Database) => Promise<T>,
): Promise<Copy<T> | null | undefined> {
  const copies = await copiesOnce(uid)
  if (copies.replies.size === 0) return undefined
  let at = Number.POSITIVE_INFINITY
  const read = async (call: Call) => {
    const copy = copies.replies.get(nameOf(call))
    if (!copy) throw noCopy()
    at = Math.min(at, copy.at)
    return call.name === CHECK_IN ? ofDay(call, copy.reply) : copy.reply
  }
  const write = () => Promise.reject(noCopy())
  try {
    return { value: await work({ read, write }), at, sent: copies.sent }
  } catch {
    return null
  }
}

/** Whether this device had kept nothing of a person when the page was opened, or they signed in. */
export async function holdsNothing(uid: string): Promise<boolean> {
  return (await copiesOnce(uid)).replies.size === 0
}

function noCopy(): DataError {
  return new DataError('offline', 'This device kept no copy')
}

let copied: { readonly uid: string; readonly copies: ReturnType<typeof copiesOf> } | undefined

/** Read whole and once a page, so that all reads of a screen are drawn in one step. */
function copiesOnce(uid: string): ReturnType<typeof copiesOf> {
  if (copied?.uid !== uid) copied = { uid, copies: copiesOf(uid) }
  return copied.copies
}

/** Forgets what this page has kept of a person who leaves the device. */
export function forgetCopies(uid: string): void {
  if (copied?.uid === uid) copied = undefined
  if (open?.uid === uid) open = undefined
}

/** The read of one day's check-in, of which the last day that was read is kept, with its day. */
const CHECK_IN = 'check_in'

/** What names a reply on the device: what is kept by months and years has all of them in it. */
function nameOf({ name, args: { known: _, since: __, ...args } }: Call): string {
  return name === CHECK_IN ? name : `${name} ${JSON.stringify(args)}`
}

/** The kept check-in of a day; on every other day none is known here. */
function ofDay({ args }: Call, kept: unknown): unknown {
  const { day, reply } = Object(kept) as { day?: unknown; reply?: unknown }
  return day === args.day ? reply : null
}

function keepingCopies(db: Database, uid: string): Database {
  // Newer than what the page has read of the device.
  const newest = new Map<string, unknown>()
  const asked = new Map<string, number>()
  const keep = (call: Call, reply: unknown, at = Date.now()) => {
    void keepCopy(uid, nameOf(call), { reply, at })
  }
  return {
    ...db,
    read: async (call) => {
      const at = Date.now()
      asked.set(nameOf(call), at)
      const reply = await db.read(call)
      if (call.name === CHECK_IN) keep(call, { day: call.args.day, reply }, at)
      else if (!('known' in call.args)) keep(call, reply, at)
      return reply
    },
    kept: async (call) => {
      const name = nameOf(call)
      return newest.get(name) ?? (await copiesOnce(uid)).replies.get(name)?.reply
    },
    keep: (call, value) => {
      newest.set(nameOf(call), value)
      keep(call, value, asked.get(nameOf(call)))
    },
  }
}

/** How this build reaches the database; `null` where it has none. */
function door(): Door | null {
  const settings = env().database
  if (settings?.door === 'sql') return neonSql(settings)
  return settings && neonDataApi(settings.address)
}

async function tokenOf(uid: string, forceRefresh?: boolean): Promise<string> {
  try {
    return await identity.idToken(uid, forceRefresh)
  } catch (cause) {
    const kind = cause instanceof IdentityError ? cause.kind : 'unexpected'
    const isOver = kind === 'session-expired' || kind === 'disabled' || kind === 'wrong-credentials'
    throw new DataError(isOver ? 'signed-out' : 'offline', 'No valid sign-in to show.', { cause })
  }
}

/** A token that is still refused after a renewal ends its sign-in. */
function signingOutWhenRefused(db: Database & AloneReads, uid: string): Database & AloneReads {
  const watch = async <T>(answer: Promise<T>): Promise<T> => {
    try {
      return await answer
    } catch (error) {
      if (error instanceof DataError && error.kind === 'signed-out') endSignIn(uid)
      throw error
    }
  }
  return {
    read: (call) => watch(db.read(call)),
    readAlone: (call) => watch(db.readAlone(call)),
    write: (call) => watch(db.write(call)),
  }
}

function endSignIn(uid: string): void {
  const state = identity.current()
  if (state.status === 'signed-in' && state.person.uid === uid) identity.signOut('session-expired')
}
