import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type pg from 'pg'
import Postgrator from 'postgrator'
import { asOwner } from './postgres/owner-connection.ts'
import { runOwnerCommand } from './postgres/owner-environment.ts'

const DATABASE = fileURLToPath(new URL('../../db', import.meta.url))
const textOf = (file: string) => readFile(join(DATABASE, file), 'utf8')
const PROJECT_ID = /^[a-z0-9][a-z0-9.:-]{2,60}$/

export type MigrateOptions = {
  /** The Firebase project whose tokens the policies accept. */
  readonly projectId: string
  /** A folder with `schema` and `migrations`, in place of `db`. */
  readonly folder?: string
}

// Describing a schema locks it until the transaction ends, and only its owner can do so; any
// signed-in user could hold an advisory lock.
async function waitForOtherMigrations(client: pg.Client): Promise<void> {
  await client.query("comment on schema public is 'standard public schema'")
}

// Depends on the project and not on the version, so it is set again at every run.
async function nameTheProject(client: pg.Client, projectId: string): Promise<void> {
  await client.query(`
    create schema if not exists private;
    create or replace function private.firebase_project() returns text
      language sql immutable set search_path = '' as 'select ''${projectId}''';
  `)
}

/** The result of a run. */
export type Migrated = {
  /** How many migrations were new to the database. */
  readonly applied: number
  /** What was wrong with the wall before the run, in words; the run has repaired it. */
  readonly restored: readonly string[]
}

/**
 * Brings a database to the newest schema, builds its wall again and checks it: the files of
 * `db/schema`, then the migrations. Everything happens in one transaction, so a failure leaves the
 * database as it was.
 * @throws Error naming the migration that failed or was edited after it had been applied, or what
 * is still wrong with the wall.
 */
export async function migrate(ownerUrl: string, options: MigrateOptions): Promise<Migrated> {
  const { projectId } = options
  if (!PROJECT_ID.test(projectId)) {
    throw new Error(`"${projectId}" is not the id of a Firebase project.`)
  }
  return asOwner(ownerUrl, async (client) => {
    const owner: Owner = async (text) => (await client.query(text)).rows
    // A run that waits behind somebody's open transaction would make all other users wait too.
    await client.query("set local lock_timeout = '10s'")
    await waitForOtherMigrations(client)
    await nameTheProject(client, projectId)
    await client.query(await textOf('too-old.sql'))
    const applied = await applyMigrations(client, options.folder ?? DATABASE)
    return { applied, restored: await restoreWall(owner, applied === 0) }
  })
}

type Owner = (text: string) => Promise<Record<string, unknown>[]>

/** Returns what was wrong before; nothing for a new wall. */
async function restoreWall(owner: Owner, isOld: boolean): Promise<readonly string[]> {
  const restored = isOld ? await findHoles(owner) : []
  await owner('select private.restate_wall()')
  const holes = await findHoles(owner)
  if (holes.length === 0) return restored
  throw new Error(`The database was left as it was: its wall has holes. ${holes.join('; ')}.`)
}

function migrationsOf(client: pg.Client, folder: string): Postgrator {
  return new Postgrator({
    driver: 'pg',
    migrationPattern: `${folder}/{schema,migrations}/*.sql`.replaceAll('\\', '/'),
    schemaTable: 'private.schema_version',
    newline: 'LF',
    execQuery: (query) => client.query(query),
  })
}

/** How the schema of a database differs from the newest one, in words. */
export async function schemaFaults(client: pg.Client): Promise<string[]> {
  const postgrator = migrationsOf(client, DATABASE)
  const version = await postgrator.getDatabaseVersion()
  const newest = await postgrator.getMaxVersion()
  if (version !== newest) return [`The schema is version ${version}, and the newest is ${newest}`]
  try {
    await postgrator.validateMigrations(version)
    return []
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

async function applyMigrations(client: pg.Client, folder: string): Promise<number> {
  const postgrator = migrationsOf(client, folder)
  let current = 'the list of migrations'
  postgrator.on('migration-started', ({ version, name }) => {
    current = `migration ${version} (${name})`
  })
  try {
    return (await postgrator.migrate()).length
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`The database was left as it was: ${current} failed: ${reason}`, { cause })
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await runOwnerCommand(async ({ ownerUrl, projectId }) => {
    const { applied, restored } = await migrate(ownerUrl, { projectId })
    return [
      applied === 0 ? 'The database is up to date.' : `Applied ${applied} migrations.`,
      ...restored.map((hole) => `Put right: ${hole}.`),
    ].join('\n')
  })
}

type RunAsOwner = (text: string) => Promise<readonly Record<string, unknown>[]>

/**
 * Searches PostgreSQL's catalogues for holes in the wall, with `db/holes.sql`: one sentence a hole,
 * sorted; none when the wall is complete.
 */
export async function findHoles(owner: RunAsOwner): Promise<string[]> {
  const rows = await owner(await textOf('holes.sql'))
  return rows.map(({ hole }) => String(hole)).sort()
}
