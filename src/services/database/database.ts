import type { Call, Database, Json } from '~/lib/call.ts'
import { DataError } from '~/lib/data-error.ts'
import { storableText } from '~/lib/storable-text.ts'
import { classifyFault } from '~/services/database/database-fault.ts'

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

/**
 * The hosted database, called over HTTP as the signed-in person. Every call rejects with a
 * `DataError`; a write is sent again when it is not known whether the first one arrived, so it must
 * be harmless to repeat.
 */
export function createDatabase(options: DatabaseOptions): Database {
  return {
    read: (call) => send(options, 'read', call),
    write: (call) => send(options, 'write', call),
  }
}
