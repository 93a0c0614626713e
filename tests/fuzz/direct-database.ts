import { afterAll, beforeAll, inject } from 'vitest'
import type { Database } from '~/lib/call.ts'
import { createDatabase } from '~/services/database/database.ts'
import { neonSql } from '~/services/database/neon-sql.ts'
import { createDirectSql, type DirectSql } from '~dev/faults/direct-sql.ts'
import { endBrowserConnections } from '~dev/faults/end-connections.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'
import { PROJECT, unsignedToken } from '~tests/support/identity/tokens.ts'

/** A database for the tests of a file, over an endpoint without HTTP, which takes many requests. */
export function directDatabase() {
  let database: TestDatabase
  let direct: DirectSql
  beforeAll(async () => {
    database = await openTestDatabase()
    const { postgresPort } = inject('localDatabase')
    direct = createDirectSql({ postgresPort, ownerUrl: database.ownerUrl, projectId: PROJECT })
  })
  afterAll(async () => {
    await direct.stop()
    await database.stop()
  })
  return {
    /** Stands in for the global `fetch`. */
    fetch: (...request: Parameters<typeof fetch>) => direct.fetch(...request),
    /** Does to the connections of all people what a restart of PostgreSQL does. */
    restart: () => endBrowserConnections(database.ownerUrl),
    /** The rows of a query of the owner, as text. */
    rows: async (sql: string, values: unknown[]) =>
      (await database.owner(sql, values)) as Record<string, string>[],
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
