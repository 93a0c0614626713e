import pg from 'pg'
import type { Claims } from './token-check.ts'

// What Neon's proxy says to a connection before another person gets it.
const RESET = `rollback; close all; set session authorization default; reset all; deallocate all;
  unlisten *; select pg_advisory_unlock_all(); discard temp; discard sequences`
const MOST_AT_ONCE = 6

type Session = { readonly client: pg.Client; readonly pid: number }

/** Connections as the browser's role, lent to one request at a time. */
export type BrowserSessions = {
  /** Runs work on a connection that carries the claims; the connection is clean before and after. */
  lend<Result>(claims: Claims, work: (client: pg.Client) => Promise<Result>): Promise<Result>
  stop(): Promise<void>
}

// Leaves every value as the text PostgreSQL sent.
const rawText: pg.CustomTypesConfig = { getTypeParser: () => (value: unknown) => value }

/** Opens nothing yet; connections are made when first needed and kept. */
export function createBrowserSessions(port: number, ownerUrl: string): BrowserSessions {
  const database = new URL(ownerUrl).pathname.slice(1)
  const owner = new pg.Pool({ connectionString: ownerUrl, max: 2 })
  owner.on('error', () => undefined)
  const idle: Session[] = []
  const waiting: (() => void)[] = []
  const broken = new WeakSet<pg.Client>()
  let lent = 0

  async function open(): Promise<Session> {
    const client = new pg.Client({
      host: '127.0.0.1',
      port,
      database,
      user: 'authenticated',
      types: rawText,
    })
    // One person's SQL may end another's connection; that must not end the endpoint.
    client.on('error', () => broken.add(client))
    await client.connect()
    const { rows } = await client.query<{ pid: string }>('select pg_backend_pid() as pid')
    return { client, pid: Number(rows[0]?.pid) }
  }

  async function take(): Promise<Session> {
    if (lent >= MOST_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
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

  // The news that a connection has been ended may arrive while its claims are written.
  async function takeFor(claims: Claims): Promise<Session> {
    for (;;) {
      const session = await take()
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

  const settling = new Set<Promise<void>>()
  return {
    async lend(claims, work) {
      const session = await takeFor(claims)
      try {
        return await work(session.client)
      } finally {
        const settled = giveBack(session).finally(() => settling.delete(settled))
        settling.add(settled)
      }
    },
    async stop() {
      await Promise.all(settling)
      await Promise.all(idle.splice(0).map(({ client }) => client.end().catch(() => undefined)))
      await owner.end()
    },
  }
}
