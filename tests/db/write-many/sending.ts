import type { Call, Json } from '~/lib/call.ts'
import type { TestDatabase } from '~tests/support/database/local-database.ts'
import { type Claims, unsignedToken } from '~tests/support/identity/tokens.ts'

/** Sends a list of writes with the app's own client. */
export function writeMany(
  database: TestDatabase,
  uid: string,
  calls: readonly Call[],
): Promise<unknown> {
  const writes = calls.map(({ name, args }) => ({ name, args }))
  return database.as(uid).write({ name: 'write_many', args: { writes } })
}

type Posted = { readonly status: number; readonly text: string; readonly state: string | null }

/** Sends one call as bare SQL, and returns the reply with the SQLSTATE of a refusal. */
export async function postCall(
  database: TestDatabase,
  uid: string,
  { name, args }: Call,
  changes?: Claims,
): Promise<Posted> {
  const names = Object.keys(args)
  const list = names.map((each, index) => `${each} => $${index + 1}`).join(', ')
  const params = names.map((each) => {
    const value = args[each]
    return typeof value === 'object' && value !== null ? JSON.stringify(value) : value
  })
  const query = `select api.${name}(${list}) as reply`
  const { status, body } = await database.post({ query, params }, unsignedToken(uid, changes))
  const code: unknown = Object(JSON.parse(body)).code
  return { status, text: body, state: typeof code === 'string' ? code : null }
}

/** Sends anything instead of a list of writes. */
export function postTo(
  database: TestDatabase,
  uid: string,
  writes: Json,
  changes?: Claims,
): Promise<Posted> {
  // Text is sent as JSON too: what is not JSON at all never reaches the function.
  const value = typeof writes === 'string' ? JSON.stringify(writes) : writes
  return postCall(database, uid, { name: 'write_many', args: { writes: value } }, changes)
}

const TABLES = {
  mood_logs: 'id',
  journal_entries: 'id',
  favourites: 'item',
  rest_days: 'local_date',
  celebrations: 'achievement',
  japa: 'mantra, local_date',
  settings: 'setting',
  kept_charts: 'id',
  personal_recordings: 'id',
  user_astro_profiles: 'user_id',
}

/** Every row of a person, without their id and its number. */
export async function stateOf({ owner }: TestDatabase, uid: string): Promise<unknown> {
  const state: unknown[] = await owner('select count(*) from public.users where id = $1', [uid])
  for (const [table, order] of Object.entries(TABLES)) {
    state.push(
      await owner(
        `select to_jsonb(t) - 'user_id' - 'seq' as row from public.${table} as t
         where user_id = $1 order by ${order}`,
        [uid],
      ),
    )
  }
  return state
}
