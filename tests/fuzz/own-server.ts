import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { removePostgresData, startPostgres } from '~dev/database/postgres/postgres.ts'
import { startDatabase } from '~dev/database/start.ts'
import { PROJECT } from '~tests/support/identity/tokens.ts'

/** A PostgreSQL for one test file alone, which may be restarted under those who use it. */
export async function startOwnServer() {
  const folder = await mkdtemp(path.join(tmpdir(), 'alap-restarted-'))
  // As root the server runs as another user, who needs access to the folder.
  await chmod(folder, 0o755)
  const log = () => undefined
  const made = await startDatabase({ folder, projectId: PROJECT, log })
  await made.stop()
  let server = await startPostgres({ dataFolder: folder, log })
  return {
    where: () => ({ ownerUrl: server.ownerUrl, postgresPort: server.port }),
    /** Stops the server, which ends all that is under way, and starts it again elsewhere. */
    restart: async () => {
      await server.stop()
      server = await startPostgres({ dataFolder: folder, log })
    },
    stop: async () => {
      await server.stop()
      await removePostgresData(folder)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
