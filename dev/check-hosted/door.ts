import { MY_KINDS } from '~/domain/my-data/my-data.ts'
import type { Door } from '~/services/database/database.ts'
import { ApiFault, classifyFault, HttpFault } from '~/services/database/database-fault.ts'
import { neonDataApi } from '~/services/database/neon-data-api.ts'
import { neonSql } from '~/services/database/neon-sql.ts'
import type { Env } from '~/services/env.ts'
import { type Finding, judged, reasonOf } from './finding.ts'
import { brokenToken, tokenOfAnotherProject } from './people.ts'

export type DatabaseSettings = NonNullable<Env['database']>

/** How the app calls functions with these settings. */
export function doorOf(settings: DatabaseSettings): Door {
  return settings.door === 'sql' ? neonSql(settings) : neonDataApi(settings.address)
}

const TABLES = [...MY_KINDS, 'users', 'tombstones', 'imports', 'raagtags', 'daily_audios']

/** What somebody gets who has no token of the project. */
export function checkStrangers(settings: DatabaseSettings, token: string): Promise<Finding[]> {
  const isSql = settings.door === 'sql'
  const page = isSql ? 'the RLS page' : 'the Data API page, Settings'
  const another = tokenOfAnotherProject(token)
  const strangers: readonly [string, string, string][] = [
    [
      '',
      'signed-out people',
      isSql
        ? 'Give the role authenticated no password.'
        : 'Run "npm run db:migrate", and give the anonymous role of the Data API page no right.',
    ],
    [
      brokenToken(token),
      'a token with a false signature',
      `Look at the provider on ${page}: it must name Firebase's key set.`,
    ],
    [
      another ?? '',
      'a token of another Firebase project',
      `Name your project id as the audience on ${page}, and run "npm run db:migrate".`,
    ],
  ]
  const tried = another === undefined ? strangers.slice(0, 2) : strangers
  return Promise.all(tried.map((stranger) => checkRefusal(settings, ...stranger)))
}

async function checkRefusal(
  settings: DatabaseSettings,
  token: string,
  whom: string,
  remedy: string,
): Promise<Finding> {
  const name = settings.door === 'sql' ? 'SQL' : 'The Data API'
  try {
    await doorOf(settings)('read', { name: 'account', args: {} }, token)
    return { found: `${name} answers ${whom}.`, remedy }
  } catch (error) {
    if (isRefusal(error)) return { found: `${name} refuses ${whom}.` }
    return { found: `${name} did not say whether it refuses ${whom}: ${reasonOf(error)}`, remedy }
  }
}

/** Whether the database said no, and not something on the way, or nothing at all. */
function isRefusal(error: unknown): boolean {
  const { kind, cause } = classifyFault(error).error
  if (cause instanceof ApiFault || cause instanceof HttpFault) return cause.status < 500
  return kind === 'signed-out' || kind === 'forbidden'
}

/** Where the driver sends SQL, or the base of the Data API. */
export type Address = { readonly settings: DatabaseSettings; readonly url: string }

/** Whether a table can be read past the functions. */
export async function checkTables(address: Address, token: string): Promise<Finding> {
  const isSql = address.settings.door === 'sql'
  // Or the refusals below would be those of a request that is wrong in itself.
  if (isSql && !(await askSql(address, 'select 1', token)).ok) throw new Error('no SQL is taken')
  const open: string[] = []
  for (const table of TABLES) {
    const response = await askTable(address, table, token)
    if (response.status >= 500) throw new Error(`${table}: HTTP ${response.status}`)
    const isExposed = !isSql && (await response.text()).includes('"42501"')
    if (response.ok) open.push(`The table ${table} can be read past the functions`)
    else if (isExposed) open.push(`The table ${table} is closed, but its schema is exposed`)
  }
  return judged(
    `None of ${TABLES.length} tables can be read past the functions.`,
    open,
    'Run "npm run db:migrate", which takes such rights away; in the Data API expose the schema api alone.',
  )
}

function askTable(address: Address, table: string, token: string): Promise<Response> {
  const { settings, url } = address
  if (settings.door === 'sql')
    return askSql(address, `select * from public.${table} limit 1`, token)
  const headers = { Authorization: `Bearer ${token}`, 'Accept-Profile': 'public' }
  return fetch(`${url}/${table}?limit=1`, { headers })
}

function askSql({ settings, url }: Address, query: string, token: string): Promise<Response> {
  const connection = settings.door === 'sql' ? settings.connectionString : ''
  return fetch(url, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Neon-Connection-String': connection },
    body: JSON.stringify({ query, params: [] }),
  })
}

/** What the app sends to either door, and a browser asks about first. */
const HEADERS = {
  sql: 'authorization,neon-connection-string,neon-raw-text-output,neon-array-mode,neon-batch-read-only,neon-batch-isolation-level',
  'data-api': 'authorization,content-type,content-profile',
} as const

/** Whether browsers may ask from the site, and, of the Data API, from the site alone. */
export async function checkCors({ settings, url }: Address, site: string): Promise<Finding> {
  const { door } = settings
  const wanted = HEADERS[door]
  const preflight = async (origin: string) => {
    const asked = {
      'access-control-request-method': 'POST',
      'access-control-request-headers': wanted,
    }
    const address = door === 'sql' ? url : `${url}/rpc/account`
    return (await fetch(address, { method: 'OPTIONS', headers: { origin, ...asked } })).headers
  }
  const own = await preflight(site)
  const named = own.get('access-control-allow-origin') ?? 'no site'
  const allowed =
    own
      .get('access-control-allow-headers')
      ?.toLowerCase()
      .split(/\s*,\s*/) ?? []
  const faults = [site, '*'].includes(named) ? [] : [`CORS names ${named} and not ${site}`]
  const missing = wanted.split(',').filter((name) => !allowed.includes(name))
  if (missing.length > 0) faults.push(`CORS does not allow the headers ${missing.join(', ')}`)
  // Neon lets every site ask its SQL address; there the token alone counts.
  if (door === 'data-api') {
    const stranger = 'https://another-site.example'
    const other = (await preflight(stranger)).get('access-control-allow-origin')
    const isForAll = named === '*' || other === '*' || other === stranger
    if (isForAll) faults.push('Every site may ask the Data API: CORS names *')
  }
  return judged(
    `Browsers may ask from ${site}${door === 'sql' ? '' : ' and from no other site'}.`,
    faults,
    `On the Data API page, Settings, name ${site} under CORS allowed origins, and nothing else.`,
  )
}

/** Whether the Data API describes itself to everybody. */
export async function checkOpenApi({ url }: Address): Promise<Finding> {
  const response = await fetch(`${url}/`)
  const isDescribed = response.ok && /"(openapi|swagger)"/.test(await response.text())
  return judged(
    'The Data API does not describe itself (OpenAPI is off).',
    isDescribed ? ['The Data API describes all it has to everybody'] : [],
    'On the Data API page, Settings, switch OpenAPI mode off.',
  )
}
