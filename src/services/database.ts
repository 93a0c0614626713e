import { type NeonQueryFunction, neon, neonConfig } from '@neondatabase/serverless'
import { DataError } from '~/lib/data-error.ts'
import { type Database, type Row, type SqlValue, type Statement, sql } from '~/lib/sql.ts'
import { classifyFault, MalformedReply } from './database-fault.ts'
import { gatherReads } from './gather-reads.ts'
import { fetchWholeReply } from './whole-reply.ts'

export type DatabaseOptions = {
  /** `postgresql://authenticated@host/database`, without a password; undefined when there is none. */
  readonly connectionString: string | undefined
  /** Where requests go instead of the host of the connection string: the local stand-in. */
  readonly endpoint?: string
  /**
   * The ID token of the signed-in person, a fresh one on demand. A `DataError` it rejects with is
   * passed on; anything else counts as `offline`.
   */
  token(forceRefresh?: boolean): Promise<string>
  /** Waits between attempts; tests do not wait. */
  readonly pause?: (ms: number) => Promise<void>
}

type Mode = 'read' | 'write'

const ATTEMPTS = { read: 3, write: 2 } as const
const BACK_OFF_MS = 500
const BACK_OFF_MOST_MS = 60_000

// Everybody shares one role, and any of them can change its defaults (`alter role … set`). Saying
// them again in every request heals a role that somebody has poisoned.
const HEALING = sql`select
  set_config('row_security', 'on', true),
  set_config('search_path', 'pg_catalog', true),
  set_config('statement_timeout', '5000', true),
  set_config('lock_timeout', '0', true),
  set_config('datestyle', 'ISO, YMD', true),
  set_config('timezone', 'UTC', true)`
const OPENING = {
  read: [HEALING],
  write: [sql`set transaction read write`, HEALING],
} as const

const defaultEndpoint = neonConfig.fetchEndpoint

/** Text PostgreSQL can store: half a surrogate pair becomes �, a NUL character is dropped. */
function storable(value: SqlValue): SqlValue {
  return typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value
}

function toQuery(client: NeonQueryFunction<false, false>, { text, values }: Statement) {
  return client(text, ...values.map(storable))
}

async function attempt(
  options: DatabaseOptions & { connectionString: string },
  mode: Mode,
  statements: readonly Statement[],
  forceRefresh: boolean,
): Promise<Row[][]> {
  const authToken = await options.token(forceRefresh).catch((cause: unknown) => {
    if (cause instanceof DataError) throw cause
    throw new DataError('offline', 'The sign-in could not be confirmed', { cause })
  })
  const client = neon(options.connectionString, { authToken, disableWarningInBrowsers: true })
  const opening = OPENING[mode]
  const batch = [...opening, ...statements].map((statement) => toQuery(client, statement))
  // The driver reads these when the call below starts, before anything else can run.
  neonConfig.fetchFunction = fetchWholeReply
  neonConfig.fetchEndpoint = options.endpoint ?? defaultEndpoint
  const results: Row[][] = await client.transaction(batch, {
    readOnly: mode === 'read',
    isolationLevel: mode === 'read' ? 'RepeatableRead' : 'ReadCommitted',
  })
  if (results.length !== batch.length) {
    throw new MalformedReply('The database answered fewer statements than it was asked')
  }
  return results.slice(opening.length)
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

async function send(
  options: DatabaseOptions,
  mode: Mode,
  statements: readonly Statement[],
): Promise<Row[][]> {
  const { connectionString, pause = wait } = options
  if (!connectionString) throw new DataError('not-configured', 'Neon database not configured')
  let refreshed = false
  for (let failed = 0; ; ) {
    try {
      return await attempt({ ...options, connectionString }, mode, statements, refreshed)
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
 * The hosted database, spoken to over HTTP as the signed-in person. Every call rejects with a
 * `DataError`. Writes may be sent twice when nobody can say whether the first one arrived, so each
 * must be harmless to repeat.
 */
export function createDatabase(options: DatabaseOptions): Database {
  return {
    read: gatherReads((statements) => send(options, 'read', statements)),
    write: (statements) => send(options, 'write', statements),
  }
}
