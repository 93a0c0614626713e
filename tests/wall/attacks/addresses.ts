import type { ApiAttack, Attack } from '../support/attack.ts'
import { TABLES, VICTIM } from '../support/people.ts'
import { post } from './arguments.ts'
import { CALLS, READS } from './calls.ts'

const get = (
  path: string,
  method = 'GET',
  headers: Readonly<Record<string, string>> = {},
): ApiAttack => ({ way: 'data-api', path, method, headers, body: method === 'GET' ? null : '{}' })

const TABLE_NAMES = TABLES.map(([table]) => table.slice('public.'.length))
const NAMES = [...TABLE_NAMES, 'raagtags', 'daily_audios', 'departures', 'session_claims']
const SYSTEM = ['pg_class', 'pg_stats', 'pg_stat_activity', 'pg_authid', 'pg_settings', 'columns']
const PROFILES = [
  'public',
  'private',
  'door',
  'auth',
  'auth_private',
  'pg_catalog',
  'API',
  'api,public',
  '',
]
const QUERIES = [
  '',
  '?select=*',
  '?user_id=neq.x',
  `?user_id=eq.${VICTIM}`,
  '?or=(id.not.is.null)',
  '?select=*,users(*)',
]

/** Functions of PostgreSQL and of the other schemas, by every name that could call them. */
export const OTHER_FUNCTIONS = [
  'pg_sleep',
  'pg_read_file',
  'pg_ls_dir',
  'set_config',
  'current_setting',
  'pg_terminate_backend',
  'pg_cancel_backend',
  'pg_relation_size',
  'pg_total_relation_size',
  'pg_database_size',
  'pg_current_wal_lsn',
  'pg_stat_get_live_tuples',
  'pg_stat_get_tuples_inserted',
  'txid_current',
  'query_to_xml',
  'lo_import',
  'lo_create',
  'lo_from_bytea',
  'pg_logical_emit_message',
  'pg_notify',
  'pg_advisory_lock',
  'dblink',
  'version',
  'person',
  'writer',
  'member',
  'takes',
  'write_one',
  'user_id',
  'session',
  'firebase_project',
  'restate_wall',
  'watch',
  'protect',
  'door.person',
  'door.write_one',
  'private.restate_wall',
  'public.users',
  'api.account',
]

const forged: readonly Readonly<Record<string, string>>[] = [
  { 'X-Forwarded-User': VICTIM },
  { 'X-User-Id': VICTIM },
  { 'X-Hasura-User-Id': VICTIM },
  { Role: 'alap_owner' },
  { 'X-Role': 'alap_door' },
  { Cookie: `session=${VICTIM}; sub=${VICTIM}` },
  { Prefer: 'tx=rollback, params=single-object' },
  { Prefer: 'return=representation, count=exact' },
  { Prefer: 'handling=strict, timezone=Evil/Zone' },
  { Range: '0-1000000', 'Range-Unit': 'items' },
  { 'Accept-Profile': 'public' },
  { 'Accept-Profile': 'pg_catalog' },
  { Accept: 'application/vnd.pgrst.plan+json; options=analyze|verbose' },
  { Accept: 'application/vnd.pgrst.object+json' },
  { Accept: 'application/openapi+json' },
  { Accept: 'text/csv' },
  { 'Content-Type': 'text/csv' },
  { 'Content-Type': 'application/x-www-form-urlencoded' },
  { 'Content-Type': 'application/octet-stream' },
  { 'X-HTTP-Method-Override': 'GET' },
  { 'request.jwt.claims': `{"sub":"${VICTIM}"}` },
  { 'Neon-Connection-String': 'postgresql://alap_owner@x/alap' },
  { 'X-Client-Info': "'; drop table users; --" },
]

/** Other schemas, tables, verbs, functions, headers, and bodies that are no call. */
export const addresses = (): Attack[] => [
  ...[...NAMES, ...SYSTEM].flatMap((name) => [
    ...QUERIES.map((query) => get(`/${name}${query}`)),
    ...['POST', 'PATCH', 'PUT', 'DELETE'].map((method) => get(`/${name}`, method)),
    ...['public', 'pg_catalog', 'private'].map((schema) =>
      get(`/${name}`, 'GET', { 'Accept-Profile': schema }),
    ),
    get(`/rpc/${name}`, 'POST'),
  ]),
  ...PROFILES.flatMap((profile) =>
    ['account', 'user_id', 'person', 'pg_relation_size', 'restate_wall'].map((name) =>
      post(name, {}, { 'Content-Profile': profile }),
    ),
  ),
  ...OTHER_FUNCTIONS.flatMap((name) => [
    post(name, {}),
    post(name, { '': 1, relation: 'public.users' }),
    post(name, {}, { 'Content-Profile': 'pg_catalog' }),
    get(`/rpc/${name}`),
  ]),
  ...forged.flatMap((headers) => READS.map((call) => post(call.name, call.args, headers))),
  ...CALLS.flatMap((call) => [
    get(`/rpc/${call.name}`),
    get(`/rpc/${call.name}?user_id=eq.${VICTIM}`, 'POST'),
    get(`/rpc/${call.name}`, 'PATCH'),
    get(`/rpc/${call.name}`, 'DELETE'),
    post(call.name, { ...call.args, user_id: VICTIM }),
    post(call.name.toUpperCase(), call.args),
    post(`${call.name}%00`, call.args),
    post(`../rpc/${call.name}/x`, call.args),
    post(call.name, '['.repeat(100_000)),
    post(call.name, JSON.stringify([call.args])),
    post(call.name, `{"__proto__": {"sub": "${VICTIM}"}}`),
  ]),
  get('/'),
  get('/rpc'),
  get('/rpc/'),
]
