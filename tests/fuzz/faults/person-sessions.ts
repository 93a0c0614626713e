import pg from 'pg'
import type { Claims } from '~dev/database/sql/token-check.ts'

type Session = { readonly client: pg.Client; readonly pid: number; claims: string }
type Person = { readonly idle: Session[]; readonly waiting: (() => void)[]; open: number }

/** Connections as the browser's role that stay with one person. */
export type PersonSessions = {
  /** Runs work on a connection that carries the claims, which no other work uses meanwhile. */
  lend<Result>(claims: Claims, work: (client: pg.Client) => Promise<Result>): Promise<Result>
  stop(): Promise<void>
}

/** The connections that may stay open while nobody uses them; the browser's role has 48 for all test files. */
const MOST_CONNECTIONS = 16

// Keeps every value as the text that PostgreSQL sent.
const rawText: pg.CustomTypesConfig = { getTypeParser: () => (value: unknown) => value }

/** Opens no connection yet. @param lanes the most connections that one person has at once. */
export function createPersonSessions(
  port: number,
  ownerUrl: string,
  lanes: number,
): PersonSessions {
  const database = new URL(ownerUrl).pathname.slice(1)
  const owner = new pg.Pool({ connectionString: ownerUrl, max: 2 })
  owner.on('error', () => undefined)
  const people = new Map<string, Person>()
  /** Why PostgreSQL ended a connection. */
  const broken = new WeakMap<pg.Client, Error>()
  const running = new Set<Promise<unknown>>()

  const reasonOf = (client: pg.Client, error: unknown) =>
    error instanceof pg.DatabaseError ? error : (broken.get(client) ?? error)

  async function open(): Promise<Session> {
    const client = new pg.Client({
      host: '127.0.0.1',
      port,
      database,
      user: 'authenticated',
      types: rawText,
      pipeline: true,
    } as pg.ClientConfig)
    client.on('error', (error) => {
      if (!broken.has(client)) broken.set(client, error)
    })
    try {
      await client.connect()
      const { rows } = await client.query<{ pid: string }>('select pg_backend_pid() as pid')
      return { client, pid: Number(rows[0]?.pid), claims: '' }
    } catch (error) {
      throw reasonOf(client, error)
    }
  }

  async function claim(session: Session, claims: Claims): Promise<void> {
    const text = JSON.stringify(claims)
    if (session.claims === text) return
    await owner.query(
      `insert into auth_private.session_claims values ($1, $2)
       on conflict (pid) do update set claims = excluded.claims`,
      [session.pid, text],
    )
    session.claims = text
  }

  async function take(person: Person): Promise<Session> {
    if (person.open >= lanes) await new Promise<void>((resolve) => person.waiting.push(resolve))
    person.open += 1
    try {
      for (let known = person.idle.pop(); known; known = person.idle.pop()) {
        if (!broken.has(known.client)) return known
      }
      return await open()
    } catch (error) {
      free(person)
      throw error
    }
  }

  function free(person: Person): void {
    person.open -= 1
    person.waiting.shift()?.()
  }

  function personOf(uid: string): Person {
    const person = people.get(uid) ?? { idle: [], waiting: [], open: 0 }
    // The one who was here last stands last.
    people.delete(uid)
    people.set(uid, person)
    return person
  }

  /** Ends the connections of people who have been away longest, where there are too many. */
  function letGo(): void {
    let connections = 0
    for (const { idle, open } of people.values()) connections += idle.length + open
    for (const [uid, { idle, open }] of people) {
      if (connections <= MOST_CONNECTIONS) return
      if (open > 0) continue
      people.delete(uid)
      connections -= idle.length
      for (const { client } of idle) client.end().catch(() => undefined)
    }
  }

  async function lend<Result>(
    claims: Claims,
    work: (client: pg.Client) => Promise<Result>,
  ): Promise<Result> {
    const person = personOf(String(claims.sub))
    const session = await take(person)
    try {
      await claim(session, claims)
      return await work(session.client)
    } catch (error) {
      throw reasonOf(session.client, error)
    } finally {
      if (!broken.has(session.client)) person.idle.push(session)
      free(person)
      letGo()
    }
  }

  return {
    lend(claims, work) {
      const lent = lend(claims, work)
      const done = lent.catch(() => undefined).finally(() => running.delete(done))
      running.add(done)
      return lent
    },
    async stop() {
      await Promise.all(running)
      const clients = [...people.values()].flatMap(({ idle }) => idle.map(({ client }) => client))
      await Promise.all(clients.map((client) => client.end().catch(() => undefined)))
      await owner.end()
    },
  }
}
