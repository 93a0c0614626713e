import type { neonConfig } from '@neondatabase/serverless'
import type { Call, Json } from '~/lib/call.ts'
import { DataError, MalformedReply } from '~/lib/data-error.ts'
import { afterFirstScreen } from '~/lib/first-screen.ts'
import type { Door, Mode } from '~/services/database/database.ts'
import { takeEarlyCall } from '~/services/database/early-call.ts'
import { checkedReply, fetchWholeReply } from '~/services/database/whole-reply.ts'

export type NeonSqlOptions = {
  /** `postgresql://authenticated@host/database`, without a password. */
  readonly connectionString: string
  /** Where requests are sent instead of the connection string's host: the local stand-in. */
  readonly endpoint?: string
}

// Everybody shares one role and can change its defaults (`alter role … set`), so every request sets
// them again; the functions themselves fix the settings that shape a reply. In one column, because
// the reply describes every one.
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

/**
 * The functions over SQL with the Neon driver: a call is the only statement ever sent. The driver is
 * loaded for the first call, unless the document has sent that call: then after the first screen.
 */
export function neonSql(options: NeonSqlOptions): Door {
  return async (mode, call, token) => {
    const early = mode === 'read' ? await earlyReply(call, token) : undefined
    if (early === undefined) return send(options, mode, call, token)
    // The next call loads it again and reports what is wrong.
    afterFirstScreen()
      .then(loadDriver)
      .catch(() => undefined)
    return early
  }
}

async function send(
  { connectionString, endpoint }: NeonSqlOptions,
  mode: Mode,
  call: Call,
  authToken: string,
): Promise<unknown> {
  const { neon, neonConfig } = await loadDriver()
  usualEndpoint ??= neonConfig.fetchEndpoint
  const client = neon(connectionString, { authToken, disableWarningInBrowsers: true })
  const opening = OPENING[mode].map((text) => client.query(text))
  const { query, params } = statementOf(call)
  const batch = [...opening, client.query(query, [...params])]
  // The driver reads these when the call below starts, before other code can run.
  neonConfig.fetchFunction = fetchWholeReply
  neonConfig.fetchEndpoint = endpoint ?? usualEndpoint
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

/** Where the driver sends requests by itself. */
let usualEndpoint: typeof neonConfig.fetchEndpoint | undefined

/** Its 45 kB are fetched beside the first ones, or after the first screen. */
async function loadDriver() {
  try {
    return await import('@neondatabase/serverless')
  } catch (cause) {
    throw new DataError('offline', 'A part of the app did not load.', { cause })
  }
}

/** The reply to the call that the document has sent; undefined when this call must be sent. */
async function earlyReply(call: Call, token: string): Promise<unknown> {
  const response = await takeEarlyCall(
    (early) => early.token === token && isLastStatement(early.body, call),
  )
  try {
    const last = response && (await checkedReply(response)).results.at(-1)
    const reply = last?.rows[0]?.[0]
    return typeof reply === 'string' ? JSON.parse(reply) : undefined
  } catch {
    return undefined
  }
}

function isLastStatement(body: string, call: Call): boolean {
  try {
    const { queries } = JSON.parse(body) as { queries: unknown[] }
    return JSON.stringify(queries.at(-1)) === JSON.stringify(statementOf(call))
  } catch {
    return false
  }
}

/** A statement with its parameters, as the driver sends it. */
type Statement = {
  readonly query: string
  readonly params: readonly (string | number | boolean | null)[]
}

const NAME = /^[a-z][a-z_]*$/

/**
 * The statement that calls a function of `api`. Names come from the app's code; the values never
 * become part of the text.
 * @throws TypeError for a name that is none of ours.
 */
function statementOf({ name, args }: Call): Statement {
  const names = Object.keys(args)
  if (![name, ...names].every((each) => NAME.test(each))) throw new TypeError('Not a name of ours')
  const list = names.map((each, index) => `${each} => $${index + 1}`).join(', ')
  return {
    query: `select api.${name}(${list}) as reply`,
    params: names.map((each) => parameter(args[each])),
  }
}

function parameter(value: Json | undefined): Statement['params'][number] {
  if (value === undefined || value === null) return null
  return typeof value === 'object' ? JSON.stringify(value) : value
}
