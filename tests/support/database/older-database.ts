import { randomUUID } from 'node:crypto'
import { copyFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { migrate } from '~dev/database/migrate.ts'
import { PROJECT } from '../identity/tokens.ts'
import { dropDatabase, onMaintenance } from './maintenance.ts'

const MIGRATIONS = 'db/migrations'

/** An empty database of an older version, and its update. */
export type OlderDatabase = {
  /** SQL as the owner, whom row-level security does not bind. */
  owner(text: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]>
  /** Applies every later migration. */
  bringUpToDate(): Promise<void>
  stop(): Promise<void>
}

/** Makes a database with the migrations up to and including `version`. */
export async function openOlderDatabase(version: number): Promise<OlderDatabase> {
  const original = inject('localDatabase').ownerUrl
  const name = `older_${randomUUID().replaceAll('-', '')}`
  const folder = await mkdtemp(join(tmpdir(), 'alap-migrations-'))
  for (const file of await readdir(MIGRATIONS)) {
    if (Number(file.slice(0, 3)) <= version) {
      await copyFile(join(MIGRATIONS, file), join(folder, file))
    }
  }
  await onMaintenance(original, `create database ${name}`)
  const address = new URL(original)
  address.pathname = `/${name}`
  const ownerUrl = address.href
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  await client.query(await readFile('dev/database/session-claims.sql', 'utf8'))
  await migrate(ownerUrl, { projectId: PROJECT, folder, isOlder: true })
  return {
    owner: async (text, values = []) => (await client.query(text, [...values])).rows,
    bringUpToDate: async () => void (await migrate(ownerUrl, { projectId: PROJECT })),
    async stop() {
      await client.end()
      await dropDatabase(original, name)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
