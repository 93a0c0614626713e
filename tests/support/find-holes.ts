import type { TestDatabase } from './local-database.ts'

const PRIVATE = [
  'celebrations',
  'favourites',
  'journal_entries',
  'mood_logs',
  'rest_days',
  'user_astro_profiles',
  'users',
]
const PUBLIC = ['daily_audios', 'raagtags']

/** Every right of the browser's role on tables and columns, and nothing besides. */
const EXPECTED_RIGHTS = [
  'celebrations SELECT',
  'celebrations.achievement INSERT',
  'celebrations.celebrated_at INSERT',
  'daily_audios SELECT',
  'favourites DELETE',
  'favourites SELECT',
  'favourites.added_at INSERT',
  'favourites.item INSERT',
  'journal_entries DELETE',
  'journal_entries SELECT',
  'journal_entries.content INSERT',
  'journal_entries.content UPDATE',
  'journal_entries.date_created INSERT',
  'journal_entries.id INSERT',
  'journal_entries.local_date INSERT',
  'journal_entries.local_minute INSERT',
  'journal_entries.mood INSERT',
  'journal_entries.mood UPDATE',
  'journal_entries.updated_at INSERT',
  'journal_entries.updated_at UPDATE',
  'mood_logs DELETE',
  'mood_logs SELECT',
  'mood_logs.emotion INSERT',
  'mood_logs.emotion UPDATE',
  'mood_logs.emotion_label INSERT',
  'mood_logs.emotion_label UPDATE',
  'mood_logs.id INSERT',
  'mood_logs.local_date INSERT',
  'mood_logs.local_minute INSERT',
  'mood_logs.local_minute UPDATE',
  'mood_logs.minutes INSERT',
  'mood_logs.raag INSERT',
  'mood_logs.timestamp INSERT',
  'mood_logs.timestamp UPDATE',
  'raagtags SELECT',
  'rest_days DELETE',
  'rest_days SELECT',
  'rest_days.local_date INSERT',
  'user_astro_profiles SELECT',
  ...[
    'birth_date',
    'birth_place',
    'birth_time',
    'current_dasha',
    'full_name',
    'latitude',
    'longitude',
    'moon_sign',
    'sure_to_minutes',
    'timezone',
    'updated_at',
    'utc_offset_seconds',
    'zone',
  ].flatMap((column) => [
    `user_astro_profiles.${column} INSERT`,
    `user_astro_profiles.${column} UPDATE`,
  ]),
  'users DELETE',
  'users SELECT',
  'users.created_at INSERT',
]

// What everybody may do, the browser may do: 0 is PUBLIC.
const RIGHTS = `
  with browser as (
    select oid, '' as who from pg_roles where rolname = 'authenticated'
    union select 0, 'everybody: '
  )
  select who || relname || ' ' || privilege_type as held
  from pg_class, aclexplode(coalesce(relacl, acldefault('r', relowner)))
  join browser on browser.oid = grantee
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
  union all
  select who || relname || '.' || attname || ' ' || privilege_type
  from pg_attribute join pg_class on pg_class.oid = attrelid, aclexplode(attacl)
  join browser on browser.oid = grantee
  where relnamespace = 'public'::regnamespace`

const TABLES = `
  select relname as name, relrowsecurity as enabled, relforcerowsecurity as forced,
    pg_get_userbyid(relowner) in ('authenticated', 'postgres') as "wrongOwner",
    relkind in ('v', 'm', 'f') as "isView"
  from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')`

const POLICIES = `
  select tablename as table, policyname as name, permissive, cmd, roles::text as roles,
    coalesce(qual, '') as using, coalesce(with_check, '') as checks
  from pg_policies where schemaname = 'public'`

const SCHEMAS = `
  select nspname as name
  from pg_namespace, aclexplode(coalesce(nspacl, acldefault('n', nspowner)))
  where (privilege_type = 'CREATE' or nspname in ('private', 'auth_private'))
    and grantee in (select oid from pg_roles where rolname = 'authenticated' union select 0)`

const ROLE = `
  select rolsuper or rolcreaterole or rolcreatedb or rolbypassrls or rolreplication as mighty,
    (select count(*)::int from pg_auth_members where member = pg_roles.oid) as memberships,
    has_database_privilege('authenticated', current_database(), 'TEMP')
      or has_database_privilege('authenticated', current_database(), 'CREATE') as "makesTables",
    rolconfig::text as settings
  from pg_roles where rolname = 'authenticated'`

const DEFINERS = `
  select nspname || '.' || proname as name
  from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
  where prosecdef and nspname not in ('pg_catalog', 'information_schema')
    and not (nspname = 'auth' and coalesce(proconfig @> array['search_path=""'], false))`

type Policy = Record<'table' | 'name' | 'permissive' | 'cmd' | 'roles' | 'using' | 'checks', string>

const OWN_ROW = /^\((user_id|id) = \( SELECT auth\.user_id\(\) AS user_id\)\)$/
const mentions = (text: string, words: string[]) => words.every((word) => text.includes(word))

function holesInPolicies(table: string, policies: Policy[]): string[] {
  const own = policies.filter(({ permissive }) => permissive === 'PERMISSIVE')
  const forOthers = policies
    .filter(({ roles }) => roles !== '{authenticated}')
    .map(({ name }) => `${table}: policy ${name} is not for the browser's role alone`)
  if (PUBLIC.includes(table)) {
    const readsOnly = own.length === 1 && own[0]?.cmd === 'SELECT'
    return readsOnly ? forOthers : [...forOthers, `${table}: more than reading`]
  }
  return [...forOthers, ...holesInOwnRows(table, own), ...holesInProject(table, policies)]
}

function holesInOwnRows(table: string, own: Policy[]): string[] {
  const [first, ...others] = own
  if (!first || others.length > 0) return [`${table}: ${own.length} permissive policies`]
  if (OWN_ROW.test(first.using) && OWN_ROW.test(first.checks)) return []
  return [`${table}: policy ${first.name} is not "own rows, asked once"`]
}

function holesInProject(table: string, policies: Policy[]): string[] {
  const words = ["'iss'", "'aud'", 'https://securetoken.google.com/']
  const isRepeated = policies.some(
    ({ permissive, cmd, using, checks }) =>
      permissive === 'RESTRICTIVE' &&
      cmd === 'ALL' &&
      mentions(using, words) &&
      mentions(checks, words),
  )
  return isRepeated ? [] : [`${table}: issuer and audience are not repeated`]
}

function holesInTable(row: Record<string, unknown>, policies: Policy[]): string[] {
  const table = String(row.name)
  const faults: [unknown, string][] = [
    [row.isView, 'is a view'],
    [!row.enabled, 'row-level security is off'],
    [!row.forced, 'row-level security is not forced'],
    [row.wrongOwner, 'has the wrong owner'],
  ]
  const holes = faults.filter(([is]) => is).map(([, fault]) => `${table}: ${fault}`)
  const its = policies.filter((policy) => policy.table === table)
  return [...holes, ...holesInPolicies(table, its)]
}

async function holesInRights(owner: TestDatabase['owner']): Promise<string[]> {
  const rights = (await owner(RIGHTS)).map(({ held }) => String(held))
  const more = rights.filter((right) => !EXPECTED_RIGHTS.includes(right))
  const fewer = EXPECTED_RIGHTS.filter((right) => !rights.includes(right))
  return [...more.map((right) => `granted: ${right}`), ...fewer.map((right) => `missing: ${right}`)]
}

async function holesAround(owner: TestDatabase['owner']): Promise<string[]> {
  const holes: string[] = []
  for (const { name } of await owner(SCHEMAS)) holes.push(`schema ${name} is open`)
  for (const { name } of await owner(DEFINERS)) holes.push(`${name} runs as its owner`)
  const [role] = await owner(ROLE)
  if (role?.mighty || role?.memberships || role?.makesTables || role?.settings) {
    holes.push('the browser’s role has more than it needs')
  }
  return holes
}

/** Looks through PostgreSQL's catalogues for anything that opens the wall; one sentence a hole. */
export async function findHoles(owner: TestDatabase['owner']): Promise<string[]> {
  const policies = (await owner(POLICIES)) as Policy[]
  const tables = await owner(TABLES)
  const names = tables.map(({ name }) => String(name)).sort()
  const known = [...PRIVATE, ...PUBLIC].sort()
  const strangers = names.join() === known.join() ? [] : [`public holds ${names.join(', ')}`]
  return [
    ...strangers,
    ...tables.flatMap((table) => holesInTable(table, policies)),
    ...(await holesInRights(owner)),
    ...(await holesAround(owner)),
  ]
}
