import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import type { Database } from '~/lib/call.ts'
import { createDatabase } from '~/services/database/database.ts'
import { neonSql } from '~/services/database/neon-sql.ts'
import { createDirectSql, type DirectSql } from '~tests/fuzz/faults/direct-sql.ts'
import { openTestDatabase } from '~tests/support/database/local-database.ts'
import { PROJECT, unsignedToken } from '~tests/support/identity/tokens.ts'

/** A database, and the server that it is on. */
type Opened = {
  where(): { readonly ownerUrl: string; readonly postgresPort: number }
  restart?(): Promise<void>
  stop(): Promise<void>
}

/** A copy on the server of all tests, which nobody may restart. */
async function openShared(): Promise<Opened> {
  const { ownerUrl, stop } = await openTestDatabase()
  const { postgresPort } = inject('localDatabase')
  return { where: () => ({ ownerUrl, postgresPort }), stop }
}

/** A database for the tests of a file, over an endpoint without HTTP, which takes many requests. */
export function directDatabase(open: () => Promise<Opened> = openShared) {
  let opened: Opened
  let direct: DirectSql
  let owner: pg.Pool
  const connect = () => {
    const { postgresPort, ownerUrl } = opened.where()
    direct = createDirectSql({ postgresPort, ownerUrl, projectId: PROJECT })
    owner = new pg.Pool({ connectionString: ownerUrl, max: 1 })
    owner.on('error', () => undefined)
  }
  const disconnect = () => Promise.all([direct.stop(), owner.end()])
  beforeAll(async () => {
    opened = await open()
    connect()
  })
  afterAll(async () => {
    await disconnect()
    await opened.stop()
  })
  return {
    /** Stands in for the global `fetch`. */
    fetch: (...request: Parameters<typeof fetch>) => direct.fetch(...request),
    /** Restarts PostgreSQL under those who use it. */
    restart: async () => {
      if (!opened.restart) throw new Error('Others use this server too.')
      await opened.restart()
      await disconnect()
      connect()
    },
    /** The rows of a query of the owner, as text. */
    rows: async (sql: string, values: unknown[]) =>
      (await owner.query(sql, values)).rows as Record<string, string>[],
    /** The app's own client, as a person; it sends with the global `fetch`. */
    as: (uid: string): Database => {
      const token = unsignedToken(uid)
      return createDatabase({
        door: neonSql({ connectionString: 'postgresql://authenticated@database.example/alap' }),
        token: async () => token,
        pause: async () => undefined,
      })
    },
  }
}
