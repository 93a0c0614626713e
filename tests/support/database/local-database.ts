import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import type { Database } from '~/lib/call.ts'
import { createDatabase, type Door } from '~/services/database/database.ts'
import { neonDataApi } from '~/services/database/neon-data-api.ts'
import { neonSql } from '~/services/database/neon-sql.ts'
import { startDataApi } from '~dev/database/data-api/data-api-endpoint.ts'
import { migrate } from '~dev/database/migrate.ts'
import { startSqlEndpoint } from '~dev/database/sql/sql-endpoint.ts'
import { type Claims, PROJECT, unsignedToken } from '../identity/tokens.ts'
import { dropDatabase, onMaintenance } from './maintenance.ts'

const CONNECTION = 'postgresql://authenticated@database.example/alap'

/** The endpoint's reply, not parsed. */
type RawAnswer = {
  readonly status: number
  readonly body: string
  readonly headers: Headers
}

/** A copy of the migrated and seeded database, with its own endpoint. */
export type TestDatabase = {
  readonly ownerUrl: string
  readonly endpoint: string
  /** The address of the Data API over the same database. */
  readonly dataApi: string
  requests(): number
  /** The app's own client, signed in, through the door of this run; `changes` to its claims. */
  as(uid: string, changes?: Claims): Database
  /** A bare request with any content. */
  post(body: unknown, token: string, headers?: Record<string, string>): Promise<RawAnswer>
  /** SQL as the owner, whom row-level security does not bind. */
  owner(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>
  stop(): Promise<void>
}

function poster(endpoint: string): TestDatabase['post'] {
  return async (body, token, headers = {}) => {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Neon-Connection-String': CONNECTION,
        'Neon-Raw-Text-Output': 'true',
        'Neon-Array-Mode': 'true',
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    return { status: response.status, body: await response.text(), headers: response.headers }
  }
}

type Options = {
  readonly projectId?: string
  readonly jwksUrl?: string
  /** Another endpoint, with new connections, over an existing copy. */
  readonly onTopOf?: TestDatabase
}

async function copyDatabase(
  projectId: string,
): Promise<{ ownerUrl: string; drop: () => Promise<void> }> {
  const { ownerUrl: original } = inject('localDatabase')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onMaintenance(original, `create database ${name} template alap`)
  const url = new URL(original)
  url.pathname = `/${name}`
  await migrate(url.href, { projectId })
  return {
    ownerUrl: url.href,
    drop: () => dropDatabase(original, name),
  }
}

/** Copies the migrated and seeded database and opens an endpoint over it. */
export async function openTestDatabase(options: Options = {}): Promise<TestDatabase> {
  const { projectId = PROJECT, jwksUrl, onTopOf } = options
  const { ownerUrl, drop } = onTopOf
    ? { ownerUrl: onTopOf.ownerUrl, drop: async () => undefined }
    : await copyDatabase(projectId)
  let count = 0
  const served = {
    postgres: { port: inject('localDatabase').postgresPort, ownerUrl },
    projectId,
    onRequest: () => {
      count += 1
    },
    ...(jwksUrl ? { jwksUrl } : {}),
  }
  const endpoint = await startSqlEndpoint(served)
  const dataApi = await startDataApi(served)
  const door: Door =
    inject('door') === 'data-api'
      ? neonDataApi(dataApi.url)
      : neonSql({ connectionString: CONNECTION, endpoint: endpoint.url })
  const owner = new pg.Pool({ connectionString: ownerUrl, max: 1 })
  // Dropping the database ends the remaining connections, one that is just closing too: the pool then
  // passes the end on as an error of its own.
  owner.on('error', () => undefined)
  owner.on('connect', (client) => client.on('error', () => undefined))
  return {
    ownerUrl,
    endpoint: endpoint.url,
    dataApi: dataApi.url,
    requests: () => count,
    as: (uid, changes) =>
      createDatabase({
        door,
        token: async () => unsignedToken(uid, changes),
        pause: async () => undefined,
      }),
    post: poster(endpoint.url),
    owner: async (text, values) => (await owner.query(text, values)).rows,
    async stop() {
      await owner.end()
      await Promise.all([endpoint.stop(), dataApi.stop()])
      await drop()
    },
  }
}
