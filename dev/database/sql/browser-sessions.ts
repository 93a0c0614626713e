import pg from 'pg'
import type { Claims } from './token-check.ts'
import { withinLimit } from './within-limit.ts'

// What Neon's proxy runs on a connection before another person gets it.
const RESET = `rollback; close all; set session authorization default; reset all; deallocate all;
  unlisten *; select pg_advisory_unlock_all(); discard temp; discard sequences`
const MOST_AT_ONCE = 6

type Session = { readonly client: pg.Client; readonly pid: number }

/** Connections as the browser's role, each used by one request at a time. */
export type BrowserSessions = {
  /**
   * Runs work on a connection that carries the claims; the connection is clean before and after.
   * Rejects with PostgreSQL's own reason when it ended the connection between two statements, or
   * with that of `limit` when it aborts, also before there is a free connection; the running
   * statement ends with it.
   */
  lend<Result>(
    claims: Claims,
    work: (client: pg.Client) => Promise<Result>,
    limit?: AbortSignal,
  ): Promise<Result>
  stop(): Promise<void>
}

// Keeps every value as the text that PostgreSQL sent.
const rawText: pg.CustomTypesConfig = { getTypeParser: () => (value: unknown) => value }

/** Opens no connection yet; they are opened when first needed and kept. */
export function createBrowserSessions(port: number, ownerUrl: string): BrowserSessions {
  const database = new URL(ownerUrl).pathname.slice(1)
  const owner = new pg.Pool({ connectionString: ownerUrl, max: 2 })
  owner.on('error', () => undefined)
  // A server that stops may end a connection that the pool has given up and still closes.
  owner.on('connect', (client) => client.on('error', () => undefined))
  const idle: Session[] = []
  const waiting: (() => void)[] = []
  /** Why PostgreSQL ended a connection. */
  const broken = new WeakMap<pg.Client, Error>()
  let lent = 0

  const browser = { host: '127.0.0.1', port, database, user: 'authenticated' }

  // A statement on an ended connection fails without PostgreSQL's reason, which came earlier.
  function reasonOf(client: pg.Client, error: unknown): unknown {
    return error instanceof pg.DatabaseError ? error : (broken.get(client) ?? error)
  }

  async function open(): Promise<Session> {
    const client = new pg.Client({ ...browser, types: rawText })
    // One person's SQL may end another's connection; the endpoint must continue.
    client.on('error', (error) => {
      if (!broken.has(client)) broken.set(client, error)
    })
    try {
      await client.connect()
      const { rows } = await client.query<{ pid: string }>('select pg_backend_pid() as pid')
      return { client, pid: Number(rows[0]?.pid) }
    } catch (error) {
      throw reasonOf(client, error)
    }
  }

  function turn(limit: AbortSignal): Promise<void> {
    let come = () => {}
    const coming = new Promise<void>((resolve) => {
      come = resolve
    })
    waiting.push(come)
    return withinLimit(limit, coming).catch((error: unknown) => {
      const place = waiting.indexOf(come)
      // A turn that came too late goes to the next in the queue.
      if (place < 0) waiting.shift()?.()
      else waiting.splice(place, 1)
      throw error
    })
  }

  async function take(limit: AbortSignal): Promise<Session> {
    if (lent >= MOST_AT_ONCE) await turn(limit)
    lent += 1
    try {
      for (let known = idle.pop(); known; known = idle.pop()) {
        if (!broken.has(known.client)) return known
      }
      return await open()
    } catch (error) {
      free()
      throw error
    }
  }

  const claim = (pid: number, claims: Claims) =>
    owner.query(
      `insert into auth_private.session_claims values ($1, $2)
       on conflict (pid) do update set claims = excluded.claims`,
      [pid, JSON.stringify(claims)],
    )

  // The event that a connection has ended may arrive while its claims are written.
  async function takeFor(claims: Claims, limit: AbortSignal): Promise<Session> {
    for (;;) {
      const session = await take(limit)
      try {
        await claim(session.pid, claims)
        if (!broken.has(session.client)) return session
      } catch (error) {
        await giveBack(session)
        throw error
      }
      await giveBack(session)
    }
  }

  function free(): void {
    lent -= 1
    waiting.shift()?.()
  }

  async function giveBack(session: Session): Promise<void> {
    try {
      await session.client.query(RESET)
      await owner.query('delete from auth_private.session_claims where pid = $1', [session.pid])
      idle.push(session)
    } catch {
      await session.client.end().catch(() => undefined)
    }
    free()
  }

  // The owner may not end the browser's connections, but the browser's role may end its own.
  async function terminate({ client, pid }: Session): Promise<void> {
    try {
      await owner.query('delete from auth_private.session_claims where pid = $1', [pid])
      await terminateConnection(browser, pid)
    } catch {
      // We can only close our side of the connection.
    }
    await client.end().catch(() => undefined)
    free()
  }

  const settling = new Set<Promise<void>>()
  function settle(task: Promise<void>): Promise<void> {
    const settled = task.finally(() => settling.delete(settled))
    settling.add(settled)
    return settled
  }

  return {
    async lend(claims, work, limit = new AbortController().signal) {
      const taking = takeFor(claims, limit)
      const session = await withinLimit(limit, taking).catch((error: unknown) => {
        // A connection opened too late is kept for the next request.
        void settle(taking.then(giveBack, () => undefined))
        throw error
      })
      try {
        return await withinLimit(limit, work(session.client))
      } catch (error) {
        throw limit.aborted ? error : reasonOf(session.client, error)
      } finally {
        if (limit.aborted) await settle(terminate(session))
        else void settle(giveBack(session))
      }
    },
    async stop() {
      await Promise.all(settling)
      await Promise.all(idle.splice(0).map(({ client }) => client.end().catch(() => undefined)))
      await owner.end()
    },
  }
}

const MOST_MS = 1_000

/**
 * Ends another connection of the same role and waits up to a second until it is gone. SQL can catch
 * the cancelling of a statement, but not this.
 */
async function terminateConnection(role: pg.ClientConfig, pid: number): Promise<void> {
  const client = new pg.Client({ ...role, connectionTimeoutMillis: MOST_MS })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select pg_catalog.pg_terminate_backend($1, $2)', [pid, MOST_MS])
  } finally {
    await client.end().catch(() => undefined)
  }
}
