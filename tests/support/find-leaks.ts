import {
  ATTACKS,
  type Attack,
  SECRETS,
  VICTIM,
  VICTIM_ENTRY,
  VICTIM_ITEM,
  VICTIM_MOOD,
} from './attacks.ts'
import type { TestDatabase } from './local-database.ts'
import { unsignedToken } from './tokens.ts'

const PRIVATE_KEYS = {
  users: 'id',
  mood_logs: 'user_id',
  journal_entries: 'user_id',
  favourites: 'user_id',
  rest_days: 'user_id',
  celebrations: 'user_id',
  user_astro_profiles: 'user_id',
}

async function addVictim(owner: TestDatabase['owner']): Promise<void> {
  await owner(`insert into public.users (id) values ('${VICTIM}'), ('attacker')`).catch(() => [])
  await owner(`insert into public.mood_logs (user_id, id, emotion, emotion_label, local_date)
    values ('${VICTIM}', '${VICTIM_MOOD}', '2', 'Sad', '1987-06-05')`)
  await owner(`insert into public.journal_entries (user_id, id, content, mood, local_date)
    values ('${VICTIM}', '${VICTIM_ENTRY}', 'words-of-the-victim', 2, '1987-06-05')`)
  await owner(`insert into public.favourites (user_id, item)
    values ('${VICTIM}', '${VICTIM_ITEM}')`)
  await owner(`insert into public.rest_days (user_id, local_date)
    values ('${VICTIM}', '1987-06-05')`)
  await owner(`insert into public.celebrations (user_id, achievement)
    values ('${VICTIM}', '${VICTIM_ITEM}')`)
  await owner(`insert into public.user_astro_profiles
      (user_id, full_name, birth_date, birth_time, birth_place)
    values ('${VICTIM}', 'words-of-the-victim', '1987-06-05', '10:00', 'words-of-the-victim')`)
  // Statistics hold sample values, which must not be readable either.
  await owner('analyze')
}

async function digest(owner: TestDatabase['owner']): Promise<string> {
  const parts: string[] = []
  for (const [table, key] of Object.entries(PRIVATE_KEYS)) {
    const rows = await owner(
      `select count(*), md5(string_agg(t::text, '|')) from public.${table} t where ${key} = $1`,
      [VICTIM],
    )
    parts.push(`${table} ${JSON.stringify(rows)}`)
  }
  const shared = await owner(
    `select (select md5(string_agg(t::text, '|' order by id)) from public.daily_audios t) as audios,
      (select md5(string_agg(t::text, '|' order by name)) from public.raagtags t) as tags`,
  )
  return `${parts.join('\n')}\n${JSON.stringify(shared)}`
}

const rowsOf = (result: unknown): string =>
  JSON.stringify(result !== null && typeof result === 'object' ? Reflect.get(result, 'rows') : [])

function readableIn(status: number, body: string): string {
  if (status !== 200) return body
  const answer: unknown = JSON.parse(body)
  const results: unknown = Reflect.get(Object(answer), 'results')
  return Array.isArray(results) ? results.map(rowsOf).join() : rowsOf(answer)
}

async function tryOne(
  database: TestDatabase,
  attack: Attack,
): Promise<{ leaks: string[]; wasRefused: boolean }> {
  const [first, ...more] = attack.sql
  const query = (text: string | undefined) => ({ query: text, params: [] })
  const body = more.length === 0 ? query(first) : { queries: attack.sql.map(query) }
  const { status, body: text } = await database.post(body, unsignedToken('attacker'))
  const said = readableIn(status, text)
  const leaks: string[] = []
  const told = `"${attack.sql.join('; ')}"`
  // A refusal may repeat the attacker's own words, the uid among them, but never the victim's.
  const secrets = status === 200 ? SECRETS : ['words-of-the-victim']
  if (secrets.some((secret) => said.includes(secret))) leaks.push(`${told} reads the victim`)
  if (attack.mustBeRefused && status === 200) leaks.push(`${told} was allowed`)
  return { leaks, wasRefused: status !== 200 }
}

/**
 * Attacks a database as one person, with another's rows in it; one sentence a success. One success
 * is enough to tell that a wall is broken, so the attack can end there.
 */
export async function findLeaks(
  database: TestDatabase,
  options: { readonly stopAtFirst: boolean; readonly only?: RegExp },
): Promise<string[]> {
  await addVictim(database.owner)
  const leaks: string[] = []
  const untouched = await digest(database.owner)
  const { only } = options
  const chosen = only ? ATTACKS.filter(({ sql }) => only.test(sql.join())) : ATTACKS
  for (const attack of chosen) {
    const tried = await tryOne(database, attack)
    leaks.push(...tried.leaks)
    // An attack that deletes the attacker must not make the next ones fail for that alone.
    await database.owner(`insert into public.users (id) values ('attacker') on conflict do nothing`)
    if (!tried.wasRefused && (await digest(database.owner)) !== untouched) {
      leaks.push(`"${attack.sql.join('; ')}" changed what is not its own`)
      break
    }
    if (options.stopAtFirst && leaks.length > 0) break
  }
  if ((await digest(database.owner)) !== untouched) leaks.push('the victim’s rows were changed')
  return leaks
}
