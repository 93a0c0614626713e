import { fileURLToPath, pathToFileURL } from 'node:url'
import type pg from 'pg'
import Postgrator from 'postgrator'
import { asOwner } from './owner-connection.ts'
import { runOwnerCommand } from './owner-environment.ts'

const MIGRATIONS = fileURLToPath(new URL('../../db/migrations', import.meta.url))
// Any number will do, as long as two migrations at once take the same one.
const ONE_AT_A_TIME = 4_162_000
const PROJECT_ID = /^[a-z0-9][a-z0-9.:-]{2,60}$/

export type MigrateOptions = {
  /** The Firebase project whose tokens the policies accept. */
  readonly projectId: string
  readonly folder?: string
}

// What depends on the place rather than on the version, and so is said again at every run. The
// rights on a database itself are not copied with it, nor do they belong to any of its tables.
async function settle(client: pg.Client, projectId: string): Promise<void> {
  await client.query(`
    create schema if not exists private;
    create or replace function private.firebase_project() returns text
      language sql immutable set search_path = '' as 'select ''${projectId}''';
  `)
}

async function closeTheDoors(client: pg.Client): Promise<void> {
  await client.query(`
    revoke execute on function private.firebase_project() from public;
    grant execute on function private.firebase_project() to authenticated;
    do $$ begin
      execute format('revoke all on database %I from public', current_database());
      execute format('grant connect on database %I to authenticated', current_database());
    end $$;
  `)
}

/**
 * Brings a database to the newest schema and answers how many migrations it took. Everything happens
 * in one transaction, so a failure leaves the database as it was.
 * @throws Error naming the migration that failed or was edited after it had been applied.
 */
export async function migrate(ownerUrl: string, options: MigrateOptions): Promise<number> {
  const { projectId } = options
  if (!PROJECT_ID.test(projectId)) {
    throw new Error(`"${projectId}" is not the id of a Firebase project.`)
  }
  return asOwner(ownerUrl, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [ONE_AT_A_TIME])
    await settle(client, projectId)
    const postgrator = new Postgrator({
      driver: 'pg',
      migrationPattern: `${options.folder ?? MIGRATIONS}/*.sql`.replaceAll('\\', '/'),
      schemaTable: 'private.schema_version',
      newline: 'LF',
      execQuery: (query) => client.query(query),
    })
    let current = 'the list of migrations'
    postgrator.on('migration-started', ({ version, name }) => {
      current = `migration ${version} (${name})`
    })
    try {
      const applied = await postgrator.migrate()
      await closeTheDoors(client)
      return applied.length
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause)
      throw new Error(`The database was left as it was: ${current} failed: ${reason}`, { cause })
    }
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await runOwnerCommand(async ({ ownerUrl, projectId }) => {
    const count = await migrate(ownerUrl, { projectId })
    return count === 0 ? 'The database is up to date.' : `Applied ${count} migrations.`
  })
}
