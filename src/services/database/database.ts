import type { Call, Database, Json } from '~/lib/call.ts'
import { DataError, MalformedReply } from '~/lib/data-error.ts'
import { storableText } from '~/lib/storable-text.ts'
import { classifyFault } from '~/services/database/database-fault.ts'
import { unpacked } from '~/services/database/packed-reply.ts'

/** A read is retried more often, and must change nothing. */
export type Mode = 'read' | 'write'

/**
 * One way to the database's functions: sends a call once, with a token, and returns what the
 * function returned. Its errors are sorted by `classifyFault`.
 */
export type Door = (mode: Mode, call: Call, token: string) => Promise<unknown>

export type DatabaseOptions = {
  /** `null` when this build has no database. */
  readonly door: Door | null
  /**
   * The ID token of the signed-in person, a new one on demand. A rejection with a `DataError` is
   * passed on; any other counts as `offline`.
   */
  token(forceRefresh?: boolean): Promise<string>
  /** Waits between attempts; tests do not wait. */
  readonly pause?: (ms: number) => Promise<void>
}

const ATTEMPTS = { read: 3, write: 2 } as const
const BACK_OFF_MS = 500
const BACK_OFF_MOST_MS = 60_000

function storable(value: Json): Json {
  if (typeof value === 'string') return storableText(value)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(storable)
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, storable(part)]))
}

function storableArgs(args: Call['args']): Call['args'] {
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, storable(value)]))
}

async function attempt(
  { door, token }: DatabaseOptions,
  mode: Mode,
  call: Call,
  forceRefresh: boolean,
): Promise<unknown> {
  if (!door) throw new DataError('not-configured', 'Neon database not configured')
  const authToken = await token(forceRefresh).catch((cause: unknown) => {
    if (cause instanceof DataError) throw cause
    throw new DataError('offline', 'The sign-in could not be confirmed', { cause })
  })
  return door(mode, call, authToken)
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

async function send(options: DatabaseOptions, mode: Mode, { name, args }: Call): Promise<unknown> {
  const { pause = wait } = options
  let refreshed = false
  for (let failed = 0; ; ) {
    try {
      return await attempt(options, mode, { name, args: storableArgs(args) }, refreshed)
    } catch (thrown) {
      const { action, error } = classifyFault(thrown)
      if (action === 'refresh-token' && !refreshed) {
        refreshed = true
        continue
      }
      failed += 1
      if (action !== 'retry' || failed >= ATTEMPTS[mode]) throw error
      await pause(Math.random() * Math.min(BACK_OFF_MOST_MS, BACK_OFF_MS * 2 ** failed))
    }
  }
}

export type AloneReads = {
  /** A read in a request of its own, for a long reply. */
  readAlone(call: Call): Promise<unknown>
}

/**
 * The hosted database, called over HTTP as the signed-in person. Every call rejects with a
 * `DataError`; a write is sent again when it is not known whether the first one arrived, so it must
 * be harmless to repeat.
 */
export function createDatabase(options: DatabaseOptions): Database & AloneReads {
  const readAlone = (call: Call) => send(options, 'read', call)
  return {
    read: gatherReads(readAlone),
    readAlone,
    write: (call) => send(options, 'write', call),
  }
}

type SendRead = (call: Call) => Promise<unknown>

type Waiting = {
  readonly call: Call
  resolve(reply: unknown): void
  reject(error: unknown): void
}

/** The most reads that the function `api.packed_screen` takes in one call. */
const MOST_AT_ONCE = 20

// An error caused by one read, which does not concern the others in the request.
function isOwnFault(error: unknown): boolean {
  if (!(error instanceof DataError)) return false
  const { kind } = error
  return kind === 'invalid' || kind === 'forbidden' || kind === 'outdated' || kind === 'unexpected'
}

async function sendTogether(calls: readonly Call[], send: SendRead): Promise<unknown[]> {
  const [only] = calls
  if (only && calls.length === 1) return [await send(only)]
  const reads = calls.map(({ name, args }) => ({ name, args }))
  const replies = await send({ name: 'packed_screen', args: { reads } })
  if (!Array.isArray(replies) || replies.length !== calls.length) {
    const cause = new MalformedReply('The database returned fewer replies than it was asked for')
    throw new DataError('malformed', cause.message, { cause })
  }
  return replies.map(unpacked)
}

async function settle(reads: readonly Waiting[], send: SendRead): Promise<void> {
  try {
    const replies = await sendTogether(
      reads.map(({ call }) => call),
      send,
    )
    for (const [index, read] of reads.entries()) read.resolve(replies[index])
  } catch (error) {
    if (reads.length > 1 && isOwnFault(error)) {
      await Promise.all(reads.map((read) => settle([read], send)))
    } else {
      for (const read of reads) read.reject(error)
    }
  }
}

/**
 * Sends all reads started in one turn of the event loop in one request. When one of them is
 * refused, each is sent again alone, so that only that one fails.
 */
function gatherReads(send: SendRead): SendRead {
  let waiting: Waiting[] = []
  return (call) =>
    new Promise((resolve, reject) => {
      waiting.push({ call, resolve, reject })
      if (waiting.length > 1) return
      setTimeout(() => {
        const reads = waiting
        waiting = []
        for (let at = 0; at < reads.length; at += MOST_AT_ONCE) {
          void settle(reads.slice(at, at + MOST_AT_ONCE), send)
        }
      })
    })
}
