import type { TestDatabase } from '~tests/support/database/local-database.ts'
import { unsignedToken } from '~tests/support/identity/tokens.ts'
import type { ApiAttack, Attack, SqlAttack } from './attack.ts'
import { SECRETS, VICTIM } from './people.ts'

/** The result of an attack, and what it revealed about another person. */
export type Outcome = {
  readonly seen: 'refused' | 'empty' | 'own'
  readonly leaks: readonly string[]
}

type Reply = { readonly isRefusal: boolean; readonly text: string; readonly isEmpty: boolean }

/** Replaces an id that no person has; as long as the victim's, so that positions stay the same. */
export const NOBODY = 'vacant-uid'

const LOST = /^(?:57P0\d)$/
/** Two attacks changed one catalogue row at once; which of them is refused is random. */
const AT_ONCE = /tuple concurrently (?:updated|deleted)|deadlock detected/

function cellsOf(body: unknown): unknown[] {
  const { results, rows } = Object(body)
  const lists: unknown[] = Array.isArray(results)
    ? results.map((each) => Object(each).rows)
    : [rows]
  return lists.flat(2)
}

function isNothing(cell: unknown): boolean {
  return cell === null || cell === undefined || cell === '' || cell === '[]'
}

const postBody = (statements: readonly string[]) => {
  const queries = statements.map((query) => ({ query, params: [] }))
  return queries.length === 1 ? queries[0] : { queries }
}

/** An earlier attack ended the connection, or met this one: that is no reply to this attack. */
async function askSql(
  database: TestDatabase,
  statements: readonly string[],
  uid: string,
): Promise<Reply> {
  for (let tried = 1; ; tried += 1) {
    const { status, body: text } = await database.post(postBody(statements), unsignedToken(uid))
    const body: unknown = JSON.parse(text)
    const { code } = Object(body)
    const isChance = code === '' || LOST.test(String(code)) || AT_ONCE.test(text)
    if (status !== 200 && tried < 8 && isChance) continue
    const cells = status === 200 ? cellsOf(body) : []
    // The attacker chose the names of columns.
    const told = status === 200 ? JSON.stringify(cells) : text
    return { isRefusal: status !== 200, text: told, isEmpty: cells.every(isNothing) }
  }
}

async function askApi(database: TestDatabase, attack: ApiAttack, uid: string): Promise<Reply> {
  const response = await fetch(`${database.dataApi}${attack.path}`, {
    method: attack.method,
    headers: {
      Authorization: `Bearer ${unsignedToken(uid)}`,
      'Content-Type': 'application/json',
      ...attack.headers,
    },
    body: attack.body,
  })
  const text = await response.text()
  const isEmpty = ['', 'null', '[]'].includes(text)
  return { isRefusal: !response.ok, text, isEmpty }
}

const sentBy = (attack: Attack) =>
  attack.way === 'sql'
    ? attack.sql.join('; ')
    : `${attack.method} ${decodeURIComponent(attack.path)} ${JSON.stringify(attack.headers)} ${attack.body}`

function secretsIn(reply: string): string[] {
  return SECRETS.filter((secret) => reply.includes(secret))
}

const anonymous = (text: string, uid: string) =>
  text.replaceAll(VICTIM, NOBODY).replaceAll('b0b0b0b0-', 'b1b1b1b1-').replaceAll(uid, 'me')

async function differenceOfTwin(
  database: TestDatabase,
  { twin }: SqlAttack,
  uid: string,
  reply: Reply,
): Promise<string[]> {
  if (!twin) return []
  const other = await askSql(database, twin, uid)
  return anonymous(other.text, uid) === anonymous(reply.text, uid) ? [] : ['that somebody exists']
}

/** Sends one attack as a person and checks every word of the reply. */
export async function attempt(
  database: TestDatabase,
  attack: Attack,
  uid: string,
): Promise<Outcome> {
  const isSql = attack.way === 'sql'
  const reply = isSql
    ? await askSql(database, attack.sql, uid)
    : await askApi(database, attack, uid)
  const sent = sentBy(attack)
  const told = [
    ...secretsIn(reply.text),
    ...(isSql ? await differenceOfTwin(database, attack, uid, reply) : []),
  ]
  return {
    seen: reply.isRefusal ? 'refused' : reply.isEmpty ? 'empty' : 'own',
    leaks: told.map((secret) => `${sent.slice(0, 300)} tells ${secret}`),
  }
}
