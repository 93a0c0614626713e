import { type NeonQueryFunction, neon, neonConfig } from '@neondatabase/serverless'
import type { Call, Json } from '~/lib/call.ts'
import type { Door, Mode } from '~/services/database/database.ts'
import { MalformedReply } from '~/services/database/database-fault.ts'
import { fetchWholeReply } from '~/services/database/whole-reply.ts'

export type NeonSqlOptions = {
  /** `postgresql://authenticated@host/database`, without a password. */
  readonly connectionString: string
  /** Where requests are sent instead of the connection string's host: the local stand-in. */
  readonly endpoint?: string
}

// Everybody shares one role, and any of them can change its defaults (`alter role … set`). Setting
// them again in every request repairs a changed role; the functions themselves fix the settings
// that shape a reply. In one column, because the reply describes every one.
const HEALING = `select pg_catalog.num_nulls(
  pg_catalog.set_config('transaction_timeout', '0', true),
  pg_catalog.set_config('idle_in_transaction_session_timeout', '0', true),
  pg_catalog.set_config('statement_timeout', '5000', true),
  pg_catalog.set_config('lock_timeout', '5000', true),
  pg_catalog.set_config('synchronous_commit', 'on', true),
  pg_catalog.set_config('row_security', 'on', true),
  pg_catalog.set_config('search_path', 'pg_catalog', true),
  pg_catalog.set_config('extra_float_digits', '1', true),
  pg_catalog.set_config('datestyle', 'ISO, YMD', true),
  pg_catalog.set_config('timezone', 'UTC', true))`
const OPENING: Readonly<Record<Mode, readonly string[]>> = {
  read: [HEALING],
  write: ['set transaction read write', HEALING],
}

const NAME = /^[a-z][a-z_]*$/
const defaultEndpoint = neonConfig.fetchEndpoint

function parameter(value: Json | undefined): string | number | boolean | null {
  if (value === undefined || value === null) return null
  return typeof value === 'object' ? JSON.stringify(value) : value
}

function toQuery(client: NeonQueryFunction<false, false>, { name, args }: Call) {
  const names = Object.keys(args)
  // Names come from the app's code; the values never become part of a statement.
  if (![name, ...names].every((each) => NAME.test(each))) throw new TypeError('Not a name of ours')
  const list = names.map((each, index) => `${each} => $${index + 1}`).join(', ')
  return client.query(
    `select api.${name}(${list}) as reply`,
    names.map((each) => parameter(args[each])),
  )
}

/** The functions over SQL with the Neon driver: a call is the only statement ever sent. */
export function neonSql({ connectionString, endpoint }: NeonSqlOptions): Door {
  return async (mode, call, authToken) => {
    const client = neon(connectionString, { authToken, disableWarningInBrowsers: true })
    const opening = OPENING[mode].map((text) => client.query(text))
    const batch = [...opening, toQuery(client, call)]
    // The driver reads these when the call below starts, before other code can run.
    neonConfig.fetchFunction = fetchWholeReply
    neonConfig.fetchEndpoint = endpoint ?? defaultEndpoint
    const results = await client.transaction(batch, {
      readOnly: mode === 'read',
      isolationLevel: 'ReadCommitted',
    })
    const rows = results.at(-1)
    const row: unknown = Array.isArray(rows) && rows.length === 1 ? rows[0] : undefined
    if (results.length !== batch.length || typeof row !== 'object' || row === null) {
      throw new MalformedReply('The database sent something other than one reply')
    }
    return Reflect.get(row, 'reply') ?? null
  }
}
