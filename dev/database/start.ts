import { readFile } from 'node:fs/promises'
import { startDataApi } from './data-api/data-api-endpoint.ts'
import { migrate } from './migrate.ts'
import { asOwner } from './postgres/owner-connection.ts'
import { startPostgres } from './postgres/postgres.ts'
import { seed } from './seed.ts'
import { startSqlEndpoint } from './sql/sql-endpoint.ts'

/** All services of Neon on this machine. */
export type LocalDatabase = {
  readonly ownerUrl: string
  /** The address for the driver's requests. */
  readonly endpoint: string
  /** The address for calls of functions without SQL. */
  readonly dataApi: string
  readonly postgresPort: number
  /** The number of requests since the start. */
  requests(): number
  stop(): Promise<void>
}

export type LocalDatabaseOptions = {
  readonly folder: string
  readonly projectId: string
  readonly sqlPort?: number
  readonly dataApiPort?: number
  readonly postgresPort?: number
  readonly jwksUrl?: string
  readonly log: (line: string) => void
}

/** Adds what Neon has built in to a local database: the claims of the user of a request. */
async function addSessionClaims(ownerUrl: string): Promise<void> {
  const text = await readFile(new URL('./session-claims.sql', import.meta.url), 'utf8')
  await asOwner(ownerUrl, (client) => client.query(text))
}

/**
 * Starts PostgreSQL, brings it to the newest schema, seeds it, and opens both ways to its
 * functions.
 * @throws Error with a message for people about what is wrong.
 */
export async function startDatabase(options: LocalDatabaseOptions): Promise<LocalDatabase> {
  const { folder, projectId, log } = options
  const postgres = await startPostgres({
    dataFolder: folder,
    log,
    ...(options.postgresPort === undefined ? {} : { port: options.postgresPort }),
  })
  try {
    const { ownerUrl, port } = postgres
    await addSessionClaims(ownerUrl)
    await migrate(ownerUrl, { projectId })
    await seed(ownerUrl)
    let count = 0
    const served = {
      postgres: { port, ownerUrl },
      projectId,
      log,
      onRequest: () => {
        count += 1
      },
      ...(options.jwksUrl === undefined ? {} : { jwksUrl: options.jwksUrl }),
    }
    const endpoint = await startSqlEndpoint({ ...served, port: options.sqlPort ?? 0 })
    const dataApi = await startDataApi({ ...served, port: options.dataApiPort ?? 0 })
    return {
      ownerUrl,
      endpoint: endpoint.url,
      dataApi: dataApi.url,
      postgresPort: port,
      requests: () => count,
      async stop() {
        await Promise.all([endpoint.stop(), dataApi.stop()])
        await postgres.stop()
      },
    }
  } catch (error) {
    await postgres.stop()
    throw error
  }
}
