import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { removePostgresData } from '~dev/database/postgres/postgres.ts'
import { startDatabase } from '~dev/database/start.ts'
import { PROJECT } from '../identity/tokens.ts'

declare module 'vitest' {
  interface ProvidedContext {
    localDatabase: { ownerUrl: string; postgresPort: number }
    /** The door, SQL or Data API, that a run tests. */
    door: 'sql' | 'data-api'
  }
}

/** One PostgreSQL for all tests of the project; each test file uses a copy of its database. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'alap-database-'))
  // As root the server runs as another user, who needs access to the folder.
  await chmod(folder, 0o755)
  const database = await startDatabase({ folder, projectId: PROJECT, log: () => undefined })
  const { ownerUrl, postgresPort } = database
  project.provide('localDatabase', { ownerUrl, postgresPort })
  return async () => {
    await database.stop()
    await removePostgresData(folder)
    await rm(folder, { recursive: true, force: true })
  }
}
